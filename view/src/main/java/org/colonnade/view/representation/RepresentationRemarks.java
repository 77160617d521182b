package org.colonnade.view.representation;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.colonnade.aggregate.AccessPath;
import org.colonnade.cut.Cut;
import org.colonnade.model.Entity;
import org.colonnade.model.Numbers;
import org.colonnade.representation.EntrySize;
import org.colonnade.representation.Representation;
import org.colonnade.representation.RepresentationAdvice;
import org.colonnade.store.StoreLimits;
import org.colonnade.store.StoreProfile;

/** Says of an advice what limits of the store and the least gain have decided, and what the store refuses. */
public final class RepresentationRemarks {
    private final RepresentationAdvice advice;
    private final List<Remark> remarks = new ArrayList<>();

    private RepresentationRemarks(RepresentationAdvice advice) {
        this.advice = advice;
    }

    public static List<Remark> of(RepresentationAdvice advice) {
        RepresentationRemarks all = new RepresentationRemarks(advice);
        all.unlimited();
        all.simple();
        all.gain();
        all.nearest();
        all.declared();
        all.block();
        return List.copyOf(all.remarks);
    }

    /** Those that are the same for every mix. */
    public static List<Remark> ofSizes(RepresentationAdvice advice) {
        RepresentationRemarks some = new RepresentationRemarks(advice);
        some.simple();
        some.nearest();
        some.block();
        return List.copyOf(some.remarks);
    }

    private void unlimited() {
        advice.unlimited()
                .ifPresent(u -> add(
                        Remark.Kind.limit,
                        "if " + title() + " took larger entries, " + RepresentationText.text(u.cut())
                                + " would be best"
                                + less(u).map(l -> ", and cost " + l).orElse("")));
    }

    /** Those that need no choice, and why they are none. */
    private void simple() {
        for (Representation each : List.of(advice.oneEntry(), advice.fields())) {
            if (!each.cut().equals(advice.best().cut())) {
                tooLarge(each, advice.store())
                        .ifPresent(
                                t -> add(Remark.Kind.limit, RepresentationText.text(each.cut()) + " is refused: " + t));
            }
        }
    }

    private void gain() {
        Map<Cut, Representation> cheaper = new LinkedHashMap<>();
        Optional.of(advice.fields()).filter(f -> !advice.isRefused(f)).ifPresent(f -> cheaper.put(f.cut(), f));
        advice.cheapest().ifPresent(c -> cheaper.put(c.cut(), c));
        cheaper.values().forEach(c -> less(c).ifPresent(l -> add(Remark.Kind.gain, passedOver(c, l))));
    }

    private String passedOver(Representation cheaper, String less) {
        return RepresentationText.text(cheaper.cut()) + " would cost " + less + ", but with "
                + kinds(cheaper) + " kinds of entries in place of " + kinds(advice.best())
                + ": each must save "
                + RepresentationText.figure(100 * advice.terms().gain())
                + " % of what one entry would cost (--gain)";
    }

    private static int kinds(Representation representation) {
        return representation.cut().portions().size();
    }

    private void nearest() {
        tooLarge(advice.best(), advice.store())
                .ifPresent(t -> add(Remark.Kind.beware, "no partition is small enough, this one comes nearest: " + t));
    }

    private void declared() {
        advice.declared()
                .flatMap(d -> tooLarge(d, advice.store()))
                .ifPresent(t -> add(Remark.Kind.beware, "what the design declares is refused: " + t));
    }

    private void block() {
        largeBlock(advice.best().bytes(), advice.store()).ifPresent(t -> add(Remark.Kind.beware, t));
    }

    /** What to say of a block that a store does not take, or not at once. */
    private static Optional<String> largeBlock(double bytes, StoreProfile store) {
        StoreLimits limits = store.limits();
        if (bytes > limits.block()) {
            return Optional.of("a block has " + bytes(bytes) + " bytes, and one of " + store.title() + " at most "
                    + bytes(limits.block()) + ", however it is cut");
        } else if (bytes > limits.write()) {
            return Optional.of("a block has " + bytes(bytes) + " bytes, and " + store.title() + " takes "
                    + bytes(limits.write())
                    + " in one write: it refuses to put the whole, and to change more than that at once");
        }
        return Optional.empty();
    }

    /** The line to warn of aggregates that are cut in a way that a store refuses, or are too large for it, if it is so. */
    public static Optional<String> refusal(Entity root, Representation cut, StoreProfile store) {
        return tooLarge(cut, store)
                .map(t -> " will be refused: " + t)
                .or(() -> largeBlock(cut.bytes(), store).map(t -> ": " + t))
                .map(t -> root + t);
    }

    /** What to say of the entries that a store refuses, if there are any. */
    private static Optional<String> tooLarge(Representation representation, StoreProfile store) {
        List<EntrySize> refused = representation.refused(store.limits());
        return refused.isEmpty()
                ? Optional.empty()
                : Optional.of(refused.stream()
                                .map(s -> "of " + name(s) + " has " + bytes(s.bytes()) + " bytes")
                                .collect(Collectors.joining(", one ", "an entry ", ", and one of "))
                        + store.title() + " at most " + bytes(store.limits().entry()));
    }

    private static String name(EntrySize size) {
        List<AccessPath> members = size.portion().members();
        return members.get(0).isRoot()
                ? "the whole"
                : members.stream().map(AccessPath::toString).collect(Collectors.joining(" ", "`", "`"));
    }

    /** How much less than the best something costs, if it does. */
    private Optional<String> less(Representation other) {
        double saved = 1 - other.cost() / advice.best().cost();
        return saved > 1e-9 ? Optional.of(RepresentationText.figure(100 * saved) + " % less") : Optional.empty();
    }

    private String title() {
        return advice.store().title();
    }

    private void add(Remark.Kind kind, String text) {
        remarks.add(new Remark(kind, text));
    }

    private static String bytes(double number) {
        return Numbers.text(Math.round(number));
    }
}
