package org.colonnade.regrouping;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.colonnade.regrouping.Togetherness.Share;

/**
 * The best that can still be reached when the first of some entities are decided.
 *
 * <p>An encounter belongs to the last entity that one of its links can nest. Once that is decided, it is known what the
 * encounter touches. Until then each option of the entity is tried with all options of all other undecided entities at
 * once, and the best one counts for all of the entity's encounters together: it will choose only one. So no decision
 * reaches more, and few reach less.
 */
final class Prospect {
    private final Togetherness togetherness;
    private final List<BitSet> options = new ArrayList<>();
    private final List<List<Share>> statements;
    private final List<List<Share>> requests;

    /**
     * The outcome of a grouping, or a bound on all that agree in what is decided.
     *
     * @param nestings their number, or the least number that reaches the score
     */
    record Outcome(GroupingScore score, int nestings) {}

    /** The part of a score that one entity adds. */
    private record Part(double within, double groups) {
        Part plus(Part other) {
            return new Part(within + other.within, groups + other.groups);
        }

        Part best(Part other) {
            return new Part(Math.max(within, other.within), Math.min(groups, other.groups));
        }

        GroupingScore score() {
            return new GroupingScore(within, groups);
        }
    }

    /** Takes the options of the entities in the order in which they will be decided. */
    Prospect(Togetherness togetherness, List<List<Nesting>> options) {
        this.togetherness = togetherness;
        options.forEach(o -> this.options.add(
                togetherness.numbers(o.stream().map(Nesting::relationship).toList())));
        this.statements = byEntity(togetherness.statements());
        this.requests = byEntity(togetherness.requests());
    }

    /** A list for each entity, and before them one of those that no decision changes. */
    private List<List<Share>> byEntity(List<Share> shares) {
        List<List<Share>> lists = Stream.generate(() -> (List<Share>) new ArrayList<Share>())
                .limit(options.size() + 1)
                .toList();
        shares.forEach(s -> lists.get(1 + last(s)).add(s));
        return lists;
    }

    private int last(Share share) {
        return share.encounter()
                .relationships()
                .flatMap(r -> IntStream.range(0, options.size())
                        .filter(e -> options.get(e).get(r)))
                .max()
                .orElse(-1);
    }

    /** Returns what can be reached with these nestings of the decided entities. */
    Outcome of(List<Nesting> chosen, int decided) {
        BitSet nested =
                togetherness.numbers(chosen.stream().map(Nesting::relationship).toList());
        options.subList(decided, options.size()).forEach(nested::or);
        Part all = new Part(0, 0);
        for (int e = 0; e <= decided; e++) {
            all = all.plus(part(e, nested));
        }
        int nestings = chosen.size();
        for (int e = decided; e < options.size(); e++) {
            Part root = part(e + 1, without(nested, options.get(e)));
            Part best = best(e, nested, root);
            all = all.plus(best);
            nestings += root.score().compareTo(best.score()) > 0 ? 1 : 0;
        }
        return new Outcome(all.score(), nestings);
    }

    private Part best(int entity, BitSet nested, Part root) {
        BitSet option = without(nested, options.get(entity));
        Part best = root;
        for (int r : options.get(entity).stream().toArray()) {
            option.set(r);
            best = best.best(part(entity + 1, option));
            option.clear(r);
        }
        return best;
    }

    private static BitSet without(BitSet nested, BitSet others) {
        BitSet rest = (BitSet) nested.clone();
        rest.andNot(others);
        return rest;
    }

    private Part part(int list, BitSet nested) {
        double within = 0;
        for (Share statement : statements.get(list)) {
            within += statement.within(nested);
        }
        double groups = 0;
        for (Share request : requests.get(list)) {
            groups += request.groups(nested);
        }
        return new Part(within, groups);
    }
}
