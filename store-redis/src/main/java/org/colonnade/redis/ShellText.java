package org.colonnade.redis;

/** Texts of bytes as redis-cli shows them, and takes them: {@code "Roma\x00\x00"}. */
final class ShellText {
    private static final String ESCAPED = "\\\"\n\r\t\u0007\b";
    private static final String ESCAPES = "\\\"nrtab";

    private ShellText() {}

    static String of(byte[] bytes) {
        StringBuilder text = new StringBuilder(bytes.length + 2).append('"');
        for (byte b : bytes) {
            int escape = ESCAPED.indexOf(b);
            if (escape >= 0) {
                text.append('\\').append(ESCAPES.charAt(escape));
            } else if (b >= ' ' && b < 0x7F) {
                text.append((char) b);
            } else {
                text.append(String.format("\\x%02x", b));
            }
        }
        return text.append('"').toString();
    }
}
