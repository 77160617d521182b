package org.colonnade.console;

import java.io.IOException;
import java.io.OutputStream;
import java.util.Optional;

/**
 * A stream of the process that remembers why it could no longer be written.
 *
 * <p>A reader that has seen enough and closed the pipe ({@code | head}) is not a failure; a full disk is. After
 * the first failure whatever is written is dropped.
 */
public final class Output extends OutputStream {
    private final OutputStream target;
    private IOException failure;

    public Output(OutputStream target) {
        this.target = target;
    }

    /** Why not everything was written, unless nobody wanted to read it. */
    public Optional<String> failure() {
        String why = failure == null ? "Broken pipe" : String.valueOf(failure.getMessage());
        return why.contains("Broken pipe") ? Optional.empty() : Optional.of(why);
    }

    @Override
    public void write(int b) {
        write(new byte[] {(byte) b}, 0, 1);
    }

    @Override
    public void write(byte[] bytes, int from, int length) {
        try {
            if (failure == null) {
                target.write(bytes, from, length);
            }
        } catch (IOException e) {
            failure = e;
        }
    }
}
