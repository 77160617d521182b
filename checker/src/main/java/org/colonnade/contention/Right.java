package org.colonnade.contention;

import org.colonnade.grammar.Write;

/** A person's right to write a node, with the rule that gives it. */
public record Right(Person person, Write write) {
    @Override
    public String toString() {
        return person + " by `" + write + "`";
    }
}
