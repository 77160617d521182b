package org.colonnade.diagram;

import java.text.Normalizer;
import java.util.Arrays;

/**
 * Helvetica in two weights, with the widths of its characters: those of the Adobe font metrics, which Arial
 * and Liberation Sans share.
 *
 * <p>An accented letter is as wide as its base. What the tables lack is taken to be wide, so that a measured
 * text is rather too wide than too narrow.
 */
enum Font {
    REGULAR("278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278 "
            + "556 556 556 556 556 556 556 556 556 556 278 278 584 584 584 556 "
            + "1015 667 667 722 722 667 611 778 722 278 500 667 556 833 722 778 "
            + "667 778 722 667 611 722 667 944 667 667 611 278 278 278 469 556 "
            + "333 556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 "
            + "556 556 333 500 278 556 500 722 500 500 500 334 260 334 584"),
    BOLD("278 333 474 556 556 889 722 238 333 333 389 584 278 333 278 278 "
            + "556 556 556 556 556 556 556 556 556 556 333 333 584 584 584 611 "
            + "975 722 722 722 722 667 611 778 722 278 556 722 611 833 722 778 "
            + "667 778 722 667 611 722 667 944 667 667 611 333 278 333 584 556 "
            + "333 556 611 556 611 556 333 611 611 278 278 556 278 889 611 611 "
            + "611 611 389 556 333 611 556 778 556 556 500 389 280 389 584");

    private static final int FIRST = ' ';
    private static final int WIDE_SCRIPTS = 0x1100;

    private final int[] widths;

    Font(String widths) {
        this.widths =
                Arrays.stream(widths.split(" ")).mapToInt(Integer::parseInt).toArray();
    }

    /** The width of a text, in pixels, where the font is so many pixels high. */
    double width(String text, double size) {
        String bases = Normalizer.normalize(text, Normalizer.Form.NFD);
        return bases.codePoints().map(this::thousandths).sum() * size / 1000;
    }

    private int thousandths(int character) {
        if (character >= FIRST && character < FIRST + widths.length) {
            return widths[character - FIRST];
        }
        if (Character.getType(character) == Character.NON_SPACING_MARK) {
            return 0;
        }
        return character < WIDE_SCRIPTS ? 850 : 1000;
    }
}
