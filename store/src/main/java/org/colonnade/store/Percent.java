package org.colonnade.store;

import java.nio.charset.StandardCharsets;

/** Characters written as {@code %20}, the bytes of their UTF-8 in hexadecimal. */
final class Percent {
    private Percent() {}

    static String decode(String text) {
        if (text.indexOf('%') < 0) {
            return text;
        }
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        int length = 0;
        for (int i = 0; i < bytes.length; i++) {
            if (bytes[i] == '%') {
                bytes[length++] = (byte) (digit(bytes, ++i, text) * 16 + digit(bytes, ++i, text));
            } else {
                bytes[length++] = bytes[i];
            }
        }
        return new String(bytes, 0, length, StandardCharsets.UTF_8);
    }

    private static int digit(byte[] bytes, int at, String text) {
        int digit = at < bytes.length ? Character.digit(bytes[at], 16) : -1;
        if (digit < 0) {
            throw new AddressException(
                    "in '" + text + "' two hexadecimal digits must follow %; write %25 for % itself");
        }
        return digit;
    }
}
