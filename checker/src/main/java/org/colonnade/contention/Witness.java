package org.colonnade.contention;

/** A tree that breaks a verdict, none being smaller, and what is wrong with it. */
public record Witness(Tree tree, Clash clash) {
    @Override
    public String toString() {
        return tree + ": " + clash;
    }
}
