package org.colonnade.keypath;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Optional;

/** The lines of a stream of UTF-8, one at a time; of one that is too long only the beginning is kept. */
final class Lines {
    static final int LONGEST = 1 << 20;

    private final InputStream in;
    private final byte[] buffer = new byte[1 << 16];
    private int at;
    private int end;
    private byte[] line = new byte[256];
    private int length;
    private long bytes;

    Lines(InputStream in) {
        this.in = in;
    }

    /** A line without its end. If it is bad, the text is what can be shown of it. */
    record Line(String text, Optional<String> problem) {}

    Optional<Line> next() throws IOException {
        length = 0;
        bytes = 0;
        int b = read();
        if (b < 0) {
            return Optional.empty();
        }
        for (; b >= 0 && b != '\n'; b = read()) {
            keep((byte) b);
        }
        return Optional.of(bytes > LONGEST ? tooLong() : decoded());
    }

    private int read() throws IOException {
        if (at == end) {
            at = 0;
            end = Math.max(0, in.read(buffer));
            if (end == 0) {
                return -1;
            }
        }
        return buffer[at++] & 0xFF;
    }

    private void keep(byte b) {
        bytes++;
        if (length < LONGEST) {
            if (length == line.length) {
                line = Arrays.copyOf(line, line.length * 2);
            }
            line[length++] = b;
        }
    }

    private Line tooLong() {
        String shown = new String(line, 0, 400, StandardCharsets.UTF_8);
        return new Line(shown, Optional.of("the line is longer than 1 MiB"));
    }

    private Line decoded() {
        try {
            String text = StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(line, 0, length))
                    .toString();
            return new Line(text.startsWith("\uFEFF") ? text.substring(1) : text, Optional.empty());
        } catch (CharacterCodingException e) {
            return new Line(new String(line, 0, length, StandardCharsets.UTF_8), Optional.of("the line is not UTF-8"));
        }
    }
}
