package org.colonnade.dynamodb;

/** What is known of a block before it is written. */
sealed interface Knowledge {
    Knowledge NOTHING = new Nothing();
    Knowledge SPREAD = new Spread();

    /** What follows from the head that a write has met. A spread one may have changed since, but is hardly gathered. */
    static Knowledge of(Head head) {
        return head.isSpread() ? SPREAD : new Seen(head);
    }

    /** What must be so for a write that does not ask whether the block has room. */
    Condition condition(Layout layout);

    /** Nothing: it may not be there at all. */
    record Nothing() implements Knowledge {
        @Override
        public Condition condition(Layout layout) {
            return layout.hasEntries() ? Condition.idle(layout) : Condition.NONE;
        }
    }

    /** That it was spread. */
    record Spread() implements Knowledge {
        @Override
        public Condition condition(Layout layout) {
            return Condition.idle(layout);
        }
    }

    /** All of it. */
    record Seen(Head head) implements Knowledge {
        @Override
        public Condition condition(Layout layout) {
            return Condition.version(layout, head.version());
        }
    }
}
