package org.colonnade.representation;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.colonnade.aggregate.AccessPath;
import org.colonnade.cut.Cut;
import org.colonnade.cut.Portion;
import org.colonnade.form.Figures;
import org.colonnade.representation.Access.Kind;
import org.colonnade.representation.CutSearch.Weighed;
import org.colonnade.representation.Reason.Guideline;

/** Says why a cut is best: for each decision in it, who profits, and what the opposite would cost. */
record CutReasons(Demand demand, Cut best, double cost) {
    private static final double MOST = 0.9;

    /** Below this a difference is an error of rounding. */
    private static final double NOISE = 1e-9;

    CutReasons(Demand demand, Cut best) {
        this(demand, best, demand.cost(best));
    }

    List<Reason> list() {
        if (demand.accesses().isEmpty()) {
            return List.of(unaccessed());
        }
        List<Reason> reasons = new ArrayList<>();
        reasons.add(whole());
        if (!Pricing.isSingle(best)) {
            best.portions().stream().filter(p -> atoms(p).size() > 1).forEach(p -> reasons.add(together(p)));
            best.portions().stream().filter(this::isCutOff).forEach(p -> reasons.add(apart(p)));
        }
        return reasons;
    }

    private Reason unaccessed() {
        String nobody = "no request of the mix accesses " + demand.aggregate();
        return Pricing.isSingle(best)
                ? new Reason(Guideline.ONE_ENTRY, nobody)
                : new Reason(
                        Guideline.SEVERAL_ENTRIES,
                        nobody + "; one entry would cost " + more(Cut.oneEntry(demand.aggregate())));
    }

    private Reason whole() {
        double bytes = demand.scope().bytes();
        double partial = weight(a -> touched(a) < MOST * bytes);
        double part = demand.accesses().stream()
                .filter(w -> touched(w.access()) < MOST * bytes)
                .mapToDouble(w -> w.weight() * touched(w.access()))
                .sum();
        String share = "a block has " + Figures.size(bytes) + ", and " + Figures.percent(partial)
                + " of accesses have to do with less than nine tenths of it"
                + (partial > 0 ? ", " + Figures.size(part / partial) + " on average" : "");
        return Pricing.isSingle(best)
                ? new Reason(
                        Guideline.ONE_ENTRY, share + "; one entry per top-level field would cost " + more(fields()))
                : new Reason(
                        Guideline.SEVERAL_ENTRIES,
                        share + "; one entry would cost " + more(Cut.oneEntry(demand.aggregate())));
    }

    private Cut fields() {
        return Cut.fields(demand.aggregate());
    }

    private Reason together(Portion portion) {
        List<Portion> alone =
                atoms(portion).stream().map(a -> new Portion(List.of(a.path()))).toList();
        return new Reason(
                Guideline.TOGETHER,
                shared(portion).text((portion.isSingle() ? "the parts of `" : "`") + text(portion) + "`")
                        + "; an entry for each would cost "
                        + more(replaced(List.of(portion), alone)));
    }

    private SharedEntry shared(Portion portion) {
        return SharedEntry.of(
                portion.element(), atoms(portion), demand.accesses().stream().map(Weighed::access));
    }

    /** Whether it could stand in the entry of others instead. */
    private boolean isCutOff(Portion portion) {
        return !portion.equals(best.portions().get(0)) && isFirstOf(portion);
    }

    /** The portions of an element are cut off together, and named by the first. */
    private boolean isFirstOf(Portion portion) {
        return portion.element().isRoot()
                || best.portions().stream()
                        .filter(p -> p.element().startsWith(portion.element()))
                        .findFirst()
                        .filter(portion::equals)
                        .isPresent();
    }

    private Reason apart(Portion portion) {
        AccessPath element = portion.element();
        List<Portion> cut = element.isRoot()
                ? List.of(portion)
                : best.portions().stream()
                        .filter(p -> p.element().startsWith(element))
                        .toList();
        List<AccessPath> members = element.isRoot() ? portion.members() : List.of(element.parent());
        AccessPath outer = members.get(0).element();
        List<Portion> hosts = best.portions().stream()
                .filter(p -> p.element().equals(outer) && !cut.contains(p))
                .limit(1)
                .toList();
        List<AccessPath> joined = Stream.concat(hosts.stream().flatMap(p -> p.members().stream()), members.stream())
                .toList();
        List<Portion> given = Stream.concat(cut.stream(), hosts.stream()).toList();
        String alone = names(a -> cut.stream().anyMatch(p -> isAlone(a, p)));
        return new Reason(
                Guideline.APART,
                "`" + (element.isRoot() ? text(portion) : element.toString()) + "` "
                        + (alone.isEmpty() ? "stands alone" : "is not accessed with all else by " + alone) + "; "
                        + (hosts.isEmpty()
                                ? "the collection in one entry"
                                : "in the entry of `" + text(hosts.get(0)) + "` it")
                        + " would cost " + more(replaced(given, List.of(new Portion(joined)))));
    }

    /** Whether an access has to do with these entries, or with one of them, but not with all that is beside them. */
    private boolean isAlone(Access access, Portion portion) {
        boolean appends =
                access.appends().stream().anyMatch(a -> portion.element().startsWith(a.every()));
        return appends
                || touches(access, portion)
                        != best.portions().stream()
                                .filter(p -> !p.equals(portion))
                                .allMatch(p -> touches(access, p));
    }

    private Cut replaced(List<Portion> old, List<Portion> fresh) {
        return Cut.of(
                demand.aggregate(),
                Stream.concat(best.portions().stream().filter(p -> !old.contains(p)), fresh.stream())
                        .toList());
    }

    private String more(Cut other) {
        double otherwise = demand.cost(other);
        double percents = cost == 0 ? 0 : 100 * (otherwise / cost - 1);
        String difference = Figures.number(Math.abs(percents) < NOISE ? 0 : Math.abs(percents))
                + (percents < 0 ? " % less" : " % more");
        OptionalDouble refused = demand.refused(other, best);
        if (refused.isPresent()) {
            return difference + (percents < 0 ? ", but" : ", and") + " the store refuses its entries of "
                    + Figures.size(refused.getAsDouble());
        }
        return percents < 0 ? "only " + difference : difference;
    }

    private List<Atom> atoms(Portion portion) {
        return demand.scope()
                .all()
                .filter(s -> s.element().equals(portion.element()))
                .findFirst()
                .orElseThrow()
                .within(portion.members());
    }

    private boolean touches(Access access, Portion portion) {
        return access.kind() == Kind.DELETE
                || atoms(portion).stream().anyMatch(a -> access.reads(a) || access.writes(a))
                || access.appends().stream().anyMatch(a -> portion.element().startsWith(a.every()));
    }

    /** The bytes that an access has to do with. */
    private double touched(Access access) {
        if (access.kind() == Kind.DELETE) {
            return demand.scope().bytes();
        }
        double bytes = 0;
        for (Atom atom : demand.scope().atoms()) {
            if (access.reads(atom) || access.replaces(atom)) {
                bytes += atom.bytes();
            } else if (access.writes(atom)) {
                bytes += atom.elements().map(Scope::bytes).orElse(atom.bytes());
            }
        }
        return bytes;
    }

    private double weight(Predicate<Access> which) {
        return demand.accesses().stream()
                        .filter(w -> which.test(w.access()))
                        .mapToDouble(Weighed::weight)
                        .sum()
                / demand.accesses().stream().mapToDouble(Weighed::weight).sum();
    }

    private String names(Predicate<Access> which) {
        return SharedEntry.some(demand.accesses().stream()
                .map(Weighed::access)
                .filter(which)
                .map(a -> a.request().name())
                .distinct()
                .toList());
    }

    private static String text(Portion portion) {
        return portion.members().stream().map(AccessPath::toString).collect(Collectors.joining(" "));
    }
}
