package org.colonnade.reason;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import org.colonnade.advice.Advisor.Study;
import org.colonnade.advice.Effort;
import org.colonnade.advice.Recommendation;
import org.colonnade.choice.Choices;
import org.colonnade.choice.Dominance;
import org.colonnade.choice.Forced;
import org.colonnade.choice.Option;
import org.colonnade.choice.Task;
import org.colonnade.plan.Move;

/** Finds out what keeps a family out. Invariant: it is the last of the study's options. */
final class Absence {
    private final Study study;
    private final Choices choices;
    private final Option option;
    private final Effort effort;

    Absence(Study study, Effort effort) {
        this.study = study;
        this.choices = study.choices();
        this.option = choices.options().get(choices.options().size() - 1);
        this.effort = effort;
    }

    /** The reason with what keeps the family out, what beats it, and the best recommendation that has it. */
    AbsenceReason of(AbsenceReason reason) {
        return new AbsenceReason(
                reason.family(),
                reason.recommendation(),
                reason.twin(),
                reason.isCandidate(),
                obstacles(),
                new Dominance(choices).advantage(option),
                with());
    }

    private Optional<Recommendation> with() {
        BitSet present = new BitSet();
        present.set(option.number());
        return choices.alive().anyMatch(o -> o == option)
                ? study.attempt(Forced.present(present), effort)
                : Optional.empty();
    }

    /** What keeps it out, whatever it costs. */
    private List<String> obstacles() {
        List<String> obstacles = new ArrayList<>();
        if (!option.family().keepsTuples()) {
            obstacles.add("its key does not tell its tuples apart, so it would lose duplicates that queries must keep");
        }
        for (Task support : option.support()) {
            if (!support.isAnswerable()) {
                obstacles.add("nothing could keep it up to date: " + support.query() + " has no plan");
            }
        }
        boolean used = choices.tasks().stream()
                .flatMap(t -> Move.lookups(t.space().moves()).stream())
                .anyMatch(m -> m.family() == option.number());
        if (!used) {
            obstacles.add("no statement of the mix can use it");
        }
        return obstacles;
    }
}
