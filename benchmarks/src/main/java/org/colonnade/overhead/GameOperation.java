package org.colonnade.overhead;

/** What is done with games. */
enum GameOperation {
    RETRIEVAL("retrieval"),
    ADDITION("addition"),
    /** The interface looks at the version first, as who does it by hand does. */
    ADDITION_AFTER_A_LOOK("addition*");

    private final String title;

    GameOperation(String title) {
        this.title = title;
    }

    boolean isAddition() {
        return this != RETRIEVAL;
    }

    @Override
    public String toString() {
        return title;
    }
}
