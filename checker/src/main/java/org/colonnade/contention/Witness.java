package org.colonnade.contention;

/** A smallest tree that breaks a verdict, with its fault. */
public record Witness(Tree tree, Clash clash) {
    @Override
    public String toString() {
        return tree + ": " + clash;
    }
}
