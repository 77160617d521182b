package org.colonnade.plan;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.colonnade.workload.Column;
import org.colonnade.workload.Operand;
import org.colonnade.workload.Predicate;

/**
 * How a lookup restricts a family: by the whole key of a block, then by a prefix of the entry's key, then by a range or a
 * list on the next column.
 *
 * <p>Invariant: the family needs nothing from rows that the origin does not know.
 */
final class Keys {
    final List<Bound> partition = new ArrayList<>();
    final List<Bound> prefix = new ArrayList<>();
    /** The columns of both. */
    final BitSet fixed = new BitSet();
    /** The column of the range, or {@link FamilyAccess#FOREIGN}. */
    final int ranged;

    private final Question question;
    private final Origin origin;
    private final BitSet overlap;

    /**
     * Binds as much as possible, but at most so many columns of the entry's key.
     *
     * @param overlap the nodes of the family that the origin covers
     */
    Keys(Origin origin, FamilyAccess access, BitSet overlap, int most) {
        this.question = origin.question;
        this.origin = origin;
        this.overlap = overlap;
        for (int i = 0; i < access.partition.length; i++) {
            bind(access.family.partition().get(i), access.partition[i], partition);
        }
        int next = 0;
        while (next < Math.min(most, access.clustering.length) && isTold(access.clustering[next])) {
            bind(access.family.clustering().get(next).column(), access.clustering[next], prefix);
            next++;
        }
        this.ranged = next < access.clustering.length && isRestricted(access.clustering[next])
                ? access.clustering[next]
                : FamilyAccess.FOREIGN;
    }

    private void bind(Column key, int column, List<Bound> to) {
        to.add(new Bound(key, question.columns.get(column), binding(column)));
        fixed.set(column);
    }

    /** Whether the query or the rows give one value. */
    private boolean isTold(int column) {
        return column != FamilyAccess.FOREIGN && (question.given(column).isPresent() || isKnown(column));
    }

    private boolean isKnown(int column) {
        return origin.knows(column) && overlap.get(question.nodeOf(column));
    }

    private boolean isRestricted(int column) {
        return column != FamilyAccess.FOREIGN
                && (!question.ranges(column).isEmpty()
                        || question.listed(column).isPresent());
    }

    private Binding binding(int column) {
        Optional<Operand> given = question.given(column);
        if (given.isPresent()) {
            return new Binding.Given(given.get());
        }
        if (isKnown(column)) {
            return new Binding.Known(question.columns.get(column));
        }
        return new Binding.Each(question.listed(column).orElseThrow());
    }

    /** The predicates that the store applies to the clustering column after the prefix. */
    List<Predicate> range() {
        if (ranged == FamilyAccess.FOREIGN) {
            return List.of();
        }
        List<Predicate> ranges = question.ranges(ranged);
        return ranges.isEmpty() ? List.of(question.listed(ranged).orElseThrow()) : ranges;
    }

    /** Whether the block's key has one value. */
    boolean isSingle() {
        for (Bound bound : partition) {
            if (bound.binding() instanceof Binding.Each) {
                return false;
            }
        }
        return true;
    }

    /** The predicates that the store applies by them. */
    List<Predicate> applied() {
        List<Predicate> applied = new ArrayList<>(range());
        fixed.stream().forEach(c -> applied(c).ifPresent(applied::add));
        return applied;
    }

    /** The predicate that binding a column of the key has dealt with. */
    private Optional<Predicate> applied(int column) {
        Binding binding = binding(column);
        if (binding instanceof Binding.Each each) {
            return Optional.of(each.predicate());
        }
        return question.predicates(column).stream()
                .filter(p -> p instanceof Predicate.Compare c
                        && binding instanceof Binding.Given given
                        && c.operand().equals(given.operand()))
                .findFirst();
    }

    /** What they restrict the family to, as a text that two queries of a request have in common if they get the same. */
    StringBuilder text() {
        StringBuilder text = new StringBuilder("[");
        partition.forEach(b -> text.append('|').append(b.family()).append('=').append(question.sources.of(b)));
        prefix.forEach(b -> text.append("|@").append(b.family()).append('=').append(question.sources.of(b)));
        range().forEach(p -> text.append("|~").append(Sources.restriction(p)));
        return text;
    }

    /** The columns of the whole key that have a value. */
    List<Bound> bounds() {
        return Stream.concat(partition.stream(), prefix.stream()).toList();
    }

    /** How many columns of the prefix come before each one whose value comes from rows. */
    IntStream beforeRows() {
        return IntStream.range(0, prefix.size()).filter(i -> prefix.get(i).binding() instanceof Binding.Known);
    }

    /** Whether some of their values come from rows. */
    boolean areRows() {
        return Sources.areRows(bounds());
    }
}
