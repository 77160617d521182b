package org.colonnade.store;

import java.nio.charset.StandardCharsets;
import java.util.stream.Collectors;

/**
 * Texts without some of the first 128 characters, which are written as {@code %2e}, the bytes of their UTF-8.
 *
 * <p>Invariant: {@code %} is always one of them, so that decoding gives back what was encoded.
 */
final class Escape {
    private final boolean[] escaped = new boolean[0x80];

    Escape(String characters) {
        characters.chars().forEach(c -> escaped[c] = true);
        escaped['%'] = true;
    }

    String encode(String text) {
        for (int i = 0; i < text.length(); i++) {
            if (isEscaped(text.charAt(i))) {
                return encodeEach(text);
            }
        }
        return text;
    }

    private String encodeEach(String text) {
        return text.codePoints()
                .mapToObj(c -> isEscaped(c) ? encode(c) : Character.toString(c))
                .collect(Collectors.joining());
    }

    private boolean isEscaped(int character) {
        return character < escaped.length && escaped[character];
    }

    private static String encode(int character) {
        StringBuilder text = new StringBuilder();
        for (byte b : Character.toString(character).getBytes(StandardCharsets.UTF_8)) {
            text.append(String.format("%%%02x", b));
        }
        return text.toString();
    }
}
