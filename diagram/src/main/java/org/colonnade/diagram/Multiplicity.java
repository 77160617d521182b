package org.colonnade.diagram;

/** How many instances may stand at one end of a link for one instance at the other. */
enum Multiplicity {
    ZERO_OR_ONE("|o", "o|"),
    ONE("||", "||"),
    ZERO_OR_MORE("}o", "o{"),
    ONE_OR_MORE("}|", "|{");

    private final String left;
    private final String right;

    Multiplicity(String left, String right) {
        this.left = left;
        this.right = right;
    }

    static Multiplicity one(boolean mandatory) {
        return mandatory ? ONE : ZERO_OR_ONE;
    }

    static Multiplicity many(boolean mandatory) {
        return mandatory ? ONE_OR_MORE : ZERO_OR_MORE;
    }

    boolean isMany() {
        return this == ZERO_OR_MORE || this == ONE_OR_MORE;
    }

    boolean isMandatory() {
        return this == ONE || this == ONE_OR_MORE;
    }

    /** At the left end of a line, as Mermaid and PlantUML write it. */
    String left() {
        return left;
    }

    /** At the right end of a line, as Mermaid and PlantUML write it. */
    String right() {
        return right;
    }
}
