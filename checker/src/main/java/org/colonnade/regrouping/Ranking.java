package org.colonnade.regrouping;

import java.util.List;

/**
 * Groupings, best first.
 *
 * <p>Invariants: no group of {@code sound} has contention that its entities do not have by themselves, some group of
 * each of {@code tempting} has; the design's own groupings are among them. {@code complete} unless the search was cut
 * off; then there may be better ones.
 */
public record Ranking(List<GroupingAdvice> sound, List<GroupingAdvice> tempting, boolean complete) {
    public Ranking {
        sound = List.copyOf(sound);
        tempting = List.copyOf(tempting);
    }
}
