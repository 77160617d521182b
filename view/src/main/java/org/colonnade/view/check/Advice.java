package org.colonnade.view.check;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.colonnade.block.Cause;
import org.colonnade.check.BlockCheck;
import org.colonnade.check.Check;
import org.colonnade.check.Collision;
import org.colonnade.check.Exposure;
import org.colonnade.check.Failure;
import org.colonnade.check.Report;
import org.colonnade.check.Subject;
import org.colonnade.contention.Odds;
import org.colonnade.contention.Person;
import org.colonnade.contention.Repair;
import org.colonnade.contention.Tree;
import org.colonnade.form.Figures;
import org.colonnade.model.Numbers;
import org.colonnade.regrouping.GroupingAdvice;

/** Writes sentences beside a counterexample: which requests collide, how often, and what to do. */
record Advice(Report report) {
    List<String> of(Check check, Failure failure) {
        List<String> sentences = new ArrayList<>();
        BlockCheck block = failure.block();
        failure.collision().flatMap(this::collision).ifPresent(sentences::add);
        block.exposure(report.design(), report.pace()).ifPresent(e -> sentences.add(frequency(e)));
        sentences.addAll(remedies(check, block));
        return sentences;
    }

    private Optional<String> collision(Collision collision) {
        String mix = report.pace().mix().name();
        Optional<Cause> first = collision.first(mix);
        Optional<Cause> second = collision.second(mix);
        return first.flatMap(one -> second.map(other -> "these collide: " + one + " by "
                + collision.first().person() + ", " + other + " by "
                + (one.equals(other) ? "another" : collision.second().person().toString())));
    }

    private String frequency(Exposure exposure) {
        String threshold = "the busiest block (" + Numbers.text(report.pace().busiest())
                + " times the average) reaches the store's limit of "
                + Figures.number(report.pace().limit())
                + " a second at " + Figures.number(exposure.limit()) + " writing requests a second in all";
        return exposure.average().isEmpty()
                ? "how often: " + threshold
                : "how often: at " + Figures.number(report.pace().rate().orElseThrow()) + " writing requests a second, "
                        + chance(exposure.average().get()) + " in an average block and "
                        + chance(exposure.busiest().orElseThrow()) + " in the busiest; " + threshold;
    }

    private static String chance(Odds odds) {
        return Figures.percent(odds.attemptFails()) + " of writes fail";
    }

    private List<String> remedies(Check check, BlockCheck block) {
        List<String> remedies = new ArrayList<>();
        Repair repair = block.repair();
        if (repair instanceof Repair.Cuts cuts && !cuts.cuts().isEmpty()) {
            remedies.add("to mend it: make a group of its own of "
                    + cuts.cuts().stream().map(Repair.Cut::toString).collect(Collectors.joining(" and of "))
                    + "; nothing less will do");
        } else if (repair instanceof Repair.Futile futile) {
            remedies.add("no regrouping mends it: "
                    + futile.keys().stream().map(Advice::why).collect(Collectors.joining("; ")));
        }
        if (check.subject().kind() == Subject.Kind.GROUPING) {
            report.ranking().sound().stream()
                    .filter(g -> g.holds(report.verdict()))
                    .findFirst()
                    .map(GroupingAdvice::grouping)
                    .ifPresent(g -> remedies.add("the best grouping that is safe: " + g
                            + (g.name().isEmpty() ? "" : " (" + g.name() + ")")));
        }
        return remedies;
    }

    private static String why(Tree key) {
        if (key.writers().isEmpty()) {
            return "nobody writes " + key.key() + " (say who does, or judge by --verdict conflict-free)";
        }
        boolean unknown = key.writers().contains(new Person.Anyone());
        return key.key() + " has several writers by itself (" + (unknown ? "say who acts, as in `by User(?me)`, " : "")
                + "split it, or let one of them write)";
    }
}
