package org.colonnade.view.boundary;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.colonnade.boundary.AggregateBlock;
import org.colonnade.boundary.Boundaries;
import org.colonnade.boundary.BoundaryAdvice;
import org.colonnade.boundary.BoundaryAdvice.Visit;
import org.colonnade.boundary.BoundaryScore;
import org.colonnade.boundary.Placement;
import org.colonnade.form.Figures;
import org.colonnade.grouping.Group;
import org.colonnade.model.Entity;
import org.colonnade.model.Numbers;
import org.colonnade.regrouping.Nesting;

/** Proposed aggregates as people read them. */
public final class BoundaryText {
    private static final int CHANGES = 3;

    private final BoundaryAdvice advice;
    private final StringBuilder out = new StringBuilder();

    private BoundaryText(BoundaryAdvice advice) {
        this.advice = advice;
    }

    public static String of(BoundaryAdvice advice) {
        return new BoundaryText(advice).text();
    }

    private String text() {
        line("Mix " + advice.mix() + ": a request has to do with "
                + blocks(advice.score().accesses()) + " on average, and "
                + Figures.percent(advice.score().atomic()) + " of requests write at most one.");
        advice.blocks().forEach(this::block);
        scattered();
        advice.undeclared()
                .ifPresent(u -> line("\nWithout what the design declares: " + nestings(u.boundaries()) + ", "
                        + blocks(u.score().accesses()) + " a request."));
        if (!advice.complete()) {
            line("\nThe search was cut off: there may be better boundaries.");
        }
        return out.toString();
    }

    private static String blocks(double count) {
        return Figures.number(count) + (count == 1 ? " block" : " blocks");
    }

    private void block(AggregateBlock block) {
        Entity root = block.group().entity();
        line("\naggregate " + root + ": " + Numbers.text(root.count()) + " blocks of " + Figures.size(block.bytes()));
        block.group().members().forEach(m -> member(m, "  "));
        if (block.shared()) {
            line("  several people may write one block (see `check` and `group`)");
        }
        reasons(root, "  ");
        block.group().members().forEach(m -> reasonsBelow(m));
    }

    private void member(Group group, String indent) {
        line(indent + "holds " + Figures.number(group.step().orElseThrow().fanOut()) + " " + group.entity()
                + " each, as " + group.step().orElseThrow());
        group.members().forEach(m -> member(m, indent + "  "));
    }

    private void reasonsBelow(Group group) {
        reasons(group.entity(), "  ");
        group.members().forEach(this::reasonsBelow);
    }

    private void reasons(Entity entity, String indent) {
        Placement placement = advice.placements().stream()
                .filter(p -> p.entity().equals(entity))
                .findFirst()
                .orElseThrow();
        if (placement.declared()) {
            line(indent + entity + " "
                    + placement.nesting().map(n -> "stands in " + n).orElse("is an aggregate")
                    + " because the design declares it");
        } else if (placement.alternatives().isEmpty()) {
            line(indent + entity + " is an aggregate because it has no one parent to stand in");
        }
        placement.alternatives().forEach(a -> alternative(placement, a, indent));
    }

    private void alternative(Placement placement, Placement.Alternative alternative, String indent) {
        String where =
                placement.entity() + " " + place(placement.nesting()) + ", not " + place(alternative.nesting()) + ": ";
        if (alternative.obstacle().isPresent()) {
            line(indent + where + alternative.obstacle().get());
            return;
        }
        BoundaryScore score = alternative.score().orElseThrow();
        line(indent
                + where
                + difference(score)
                + alternative.changes().stream()
                        .limit(CHANGES)
                        .map(BoundaryText::change)
                        .collect(Collectors.joining("; ", alternative.changes().isEmpty() ? "" : " (", ""))
                + (alternative.changes().size() > CHANGES ? "; ..." : "")
                + (alternative.changes().isEmpty() ? "" : ")"));
    }

    private String difference(BoundaryScore other) {
        double more = other.accesses() - advice.score().accesses();
        if (Math.abs(more) > 1e-9) {
            return "that would be " + Figures.number(other.accesses()) + " blocks a request";
        }
        return other.atomic() < advice.score().atomic() - 1e-9
                ? "as many blocks, but fewer requests that write only one"
                : "as many blocks, and this aggregate is smaller";
    }

    private static String change(Placement.Change change) {
        return change.request() + " " + Figures.number(change.proposed().total()) + " -> "
                + Figures.number(change.otherwise().total());
    }

    private void scattered() {
        List<Visit> scattered =
                advice.visits().stream().filter(v -> !v.accesses().isAtomic()).toList();
        if (!scattered.isEmpty()) {
            line("\nNot atomic, because they write several blocks:");
            scattered.forEach(v -> line("  " + v.request() + " writes "
                    + Figures.number(v.accesses().written())));
        }
    }

    private static String place(Optional<Nesting> nesting) {
        return nesting.map(n -> "in " + n).orElse("for itself");
    }

    private static String nestings(Boundaries boundaries) {
        return boundaries.nestings().stream().map(Nesting::toString).collect(Collectors.joining(", "));
    }

    private void line(String text) {
        out.append(text).append('\n');
    }
}
