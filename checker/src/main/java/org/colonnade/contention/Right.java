package org.colonnade.contention;

import org.colonnade.grammar.Write;

/** That somebody may write a node, with the rule that says so. */
public record Right(Person person, Write write) {
    @Override
    public String toString() {
        return person + " by `" + write + "`";
    }
}
