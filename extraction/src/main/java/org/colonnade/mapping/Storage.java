package org.colonnade.mapping;

import java.util.OptionalLong;

/** How a mapping stores a value, as far as its type does not tell. */
record Storage(Form form, OptionalLong length) {
    static final Storage USUAL = new Storage(Form.USUAL, OptionalLong.empty());

    enum Form {
        USUAL,
        /** Enums by the numbers of their constants. */
        ORDINAL,
        /** Times without their time of day. */
        DAY,
        /** A text or array of any length. */
        LARGE,
        /** Serialized or converted: only the application knows what it is. */
        OPAQUE
    }
}
