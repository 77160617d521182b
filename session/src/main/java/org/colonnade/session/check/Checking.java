package org.colonnade.session.check;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.colonnade.check.Check;
import org.colonnade.check.Checker;
import org.colonnade.check.Groupings;
import org.colonnade.check.Pace;
import org.colonnade.check.Report;
import org.colonnade.contention.Verdict;
import org.colonnade.design.Design;
import org.colonnade.grouping.Group;
import org.colonnade.grouping.Grouping;
import org.colonnade.regrouping.GroupingAdvisor;
import org.colonnade.schema.Family;
import org.colonnade.session.Session;

/** Proves that no two users write one block at once, or shows where they do; and proposes groupings. */
public final class Checking {
    private final Design design;
    private final Verdict verdict;
    private final Pace pace;

    public Checking(Session session, Verdict verdict, Pace pace) {
        this.design = session.design();
        this.verdict = verdict;
        this.pace = pace;
    }

    /**
     * Checks the groupings, aggregates and grammars of the design, or each entity by itself if there are none of these.
     *
     * @param families families to check too
     */
    public Report report(Optional<List<Family>> families) {
        List<Check> checks = new ArrayList<>(Checker.of(design));
        families.ifPresent(f -> checks.addAll(Checker.of(design, f)));
        if (checks.isEmpty()) {
            checks.add(Checker.of(design, flat()));
        }
        return new Report(design, checks, verdict, pace, GroupingAdvisor.rank(design, pace.mix(), verdict, 1));
    }

    private Grouping flat() {
        List<Group> roots = design.model().entities().stream()
                .map(e -> new Group(e, Optional.empty(), List.of(), e.at()))
                .toList();
        return new Grouping("flat", roots, roots.get(0).at());
    }

    /** Returns so many safe groupings, the best first, and below them those that are not safe. */
    public Groupings groupings(int count) {
        return new Groupings(design, GroupingAdvisor.rank(design, pace.mix(), verdict, count), verdict, pace);
    }
}
