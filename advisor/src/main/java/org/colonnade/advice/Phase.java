package org.colonnade.advice;

/** What the advisor does, in this order; as text, in the words in which its progress says so. */
public enum Phase {
    ENUMERATE("enumerating candidates"),
    PLAN("planning"),
    PRUNE("pruning"),
    FORMULATE("formulating the programme"),
    SOLVE("solving"),
    REFINE("refining"),
    DONE("done");

    private final String words;

    Phase(String words) {
        this.words = words;
    }

    @Override
    public String toString() {
        return words;
    }
}
