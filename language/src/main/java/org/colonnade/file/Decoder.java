package org.colonnade.file;

import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CoderResult;
import java.nio.charset.StandardCharsets;
import org.colonnade.text.Problem;
import org.colonnade.text.Source;
import org.colonnade.text.Unreadable;

/** Makes a source of the bytes of a file: strictly UTF-8, without a byte order mark. */
final class Decoder {
    private final String name;

    Decoder(String name) {
        this.name = name;
    }

    Source decode(byte[] bytes) throws Unreadable {
        ByteBuffer in = ByteBuffer.wrap(bytes);
        CharBuffer out = CharBuffer.allocate(bytes.length);
        CoderResult result = StandardCharsets.UTF_8.newDecoder().decode(in, out, true);
        if (result.isError()) {
            throw unreadable(bytes, in.position(), out.position());
        }
        boolean marked = out.position() > 0 && out.get(0) == '\uFEFF';
        return new Source(
                name, out.flip().subSequence(marked ? 1 : 0, out.limit()).toString());
    }

    private Unreadable unreadable(byte[] bytes, int bad, int offset) {
        Source shown = new Source(name, new String(bytes, StandardCharsets.UTF_8));
        String message = String.format("the byte 0x%02X is not UTF-8", bytes[bad] & 0xFF);
        return new Unreadable(Problem.error(shown.span(offset, offset + 1), message, help(bytes)));
    }

    private static String help(byte[] bytes) {
        int mark = bytes.length < 2 ? 0 : (bytes[0] & 0xFF) << 8 | bytes[1] & 0xFF;
        return mark == 0xFFFE || mark == 0xFEFF
                ? "the file seems to be UTF-16; save it as UTF-8"
                : "save the file as UTF-8, or remove the character";
    }
}
