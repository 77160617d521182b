package org.colonnade.store;

import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;

/** Characters written as {@code %20}, the bytes of their UTF-8 in hexadecimal. */
final class Percent {
    private Percent() {}

    static String decode(String text) {
        try {
            return text.indexOf('%') < 0 ? text : URLDecoder.decode(text.replace("+", "%2b"), StandardCharsets.UTF_8);
        } catch (IllegalArgumentException e) {
            throw new AddressException(
                    "in '" + text + "' two hexadecimal digits must follow %; write %25 for % itself");
        }
    }
}
