package org.colonnade.measurement;

import java.util.Optional;
import java.util.OptionalDouble;

/** A published result of one schema in one mix: the weighted mean in milliseconds, and the size on disk. */
public record Published(String mix, String schema, OptionalDouble millis, OptionalDouble bytes) {
    private static final int CELLS = 4;

    /**
     * Reads a line with mix, schema, milliseconds and bytes, the last two perhaps empty; returns nothing for an empty
     * line or a comment.
     *
     * @throws IllegalArgumentException if it is anything else
     */
    public static Optional<Published> read(String line) {
        String text = line.strip();
        if (text.isEmpty() || text.startsWith("#")) {
            return Optional.empty();
        }
        String[] cells = text.split(",", -1);
        if (cells.length != CELLS) {
            throw new IllegalArgumentException("not " + CELLS + " cells");
        }
        return Optional.of(
                new Published(cells[0].strip(), cells[1].strip(), number(cells[2].strip()), number(cells[3].strip())));
    }

    private static OptionalDouble number(String text) {
        return text.isEmpty() ? OptionalDouble.empty() : OptionalDouble.of(Double.parseDouble(text));
    }
}
