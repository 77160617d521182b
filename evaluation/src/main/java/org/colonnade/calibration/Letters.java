package org.colonnade.calibration;

import java.util.Random;

/** Texts of any length that nobody can foretell or press together much. */
final class Letters {
    private static final int SUPPLY = 10_000;

    private final Random random;
    private final String supply;

    Letters(Random random) {
        this.random = random;
        StringBuilder text = new StringBuilder();
        random.ints(SUPPLY, 'a', 'z' + 1).forEach(c -> text.append((char) c));
        this.supply = text.toString();
    }

    String text(int length) {
        int start = random.nextInt(supply.length() - length);
        return supply.substring(start, start + length);
    }
}
