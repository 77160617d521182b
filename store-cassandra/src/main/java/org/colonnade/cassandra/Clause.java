package org.colonnade.cassandra;

import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** Grows the text of a request together with its values. */
final class Clause {
    private final StringBuilder text = new StringBuilder();
    private final List<ByteBuffer> values = new ArrayList<>();

    Clause(String begin) {
        text.append(begin);
    }

    Clause add(String words) {
        text.append(words);
        return this;
    }

    /** Words with one question mark, and what it stands for. */
    Clause add(String words, ByteBuffer value) {
        text.append(words);
        values.add(value);
        return this;
    }

    FilledStatement request() {
        return new FilledStatement(text.toString(), Collections.unmodifiableList(values));
    }
}
