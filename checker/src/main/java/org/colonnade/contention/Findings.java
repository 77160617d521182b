package org.colonnade.contention;

import java.util.List;
import org.colonnade.grammar.Production;
import org.colonnade.grammar.Write;

/**
 * The findings of a grammar's check.
 *
 * <p>Invariants: if {@code strict} holds, so do the other two; {@code unreachable} and {@code unproductive} are the
 * productions of kinds that no tree has, {@code idle} the writes of keys that no tree has, in the order of the grammar.
 * They do not count in the verdicts.
 */
public record Findings(
        Ruling strict,
        Ruling conflictFree,
        Ruling contained,
        List<Production> unreachable,
        List<Production> unproductive,
        List<Write> idle,
        boolean isEmpty) {
    public Findings {
        unreachable = List.copyOf(unreachable);
        unproductive = List.copyOf(unproductive);
        idle = List.copyOf(idle);
    }
}
