package org.colonnade.plan;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.colonnade.estimate.Estimates;
import org.colonnade.schema.Family;
import org.colonnade.workload.Column;
import org.colonnade.workload.Node;
import org.colonnade.workload.Ordering;

/**
 * A family as one query sees it: what it covers of the query graph, and which of the query's columns it holds.
 *
 * <p>Invariants: the key of an entry determines its tuple; a tuple that lacks a value of the key, and so has no entry,
 * does not satisfy the query's predicates.
 */
final class Access {
    static final int FOREIGN = -1;

    final Family family;
    final int number;
    final int[] image;
    final BitSet covers = new BitSet();
    final BitSet provides = new BitSet();
    /** Columns of the block's key that must be known from rows: the query gives no value for them. */
    final BitSet needs = new BitSet();

    final int[] partition;
    final int[] clustering;
    final double entryBytes;

    private Access(Family family, int number, int[] image, Question question) {
        this.family = family;
        this.number = number;
        this.image = image;
        for (int on : image) {
            if (on >= 0) {
                covers.set(on);
            }
        }
        this.partition = numbers(family.partition(), question);
        this.clustering =
                numbers(family.clustering().stream().map(Ordering::column).toList(), question);
        family.columns().forEach(c -> provided(c, question).forEach(provides::set));
        for (int column : partition) {
            if (column != FOREIGN
                    && question.given(column).isEmpty()
                    && question.listed(column).isEmpty()) {
                needs.set(column);
            }
        }
        this.entryBytes = Estimates.entryBytes(family);
    }

    /** All ways to use a family for a query. */
    static List<Access> of(Family family, int number, Question question) {
        List<Access> uses = new ArrayList<>();
        if (family.keepsTuples()) {
            for (int[] image : Embedding.of(family, question)) {
                Access access = new Access(family, number, image, question);
                if (access.isReachable() && access.holdsAll(question)) {
                    uses.add(access);
                }
            }
        }
        return uses;
    }

    private boolean isReachable() {
        for (int column : partition) {
            if (column == FOREIGN) {
                return false;
            }
        }
        return true;
    }

    /** Whether tuples without a value in the key are none of the query's. */
    private boolean holdsAll(Question question) {
        return family.key().stream()
                .filter(question.certainty::mayBeMissing)
                .allMatch(c -> exact(c, question)
                        .filter(n -> !question.predicates(n).isEmpty())
                        .isPresent());
    }

    private int[] numbers(List<Column> columns, Question question) {
        return columns.stream()
                .mapToInt(c -> exact(c, question).orElse(FOREIGN))
                .toArray();
    }

    private Optional<Integer> exact(Column column, Question question) {
        int on = image[column.node().number()];
        return on < 0
                ? Optional.empty()
                : question.find(new Column(question.graph.nodes().get(on), column.attributes(), column.at()));
    }

    /** A column holds itself and, if it is a value object, what is inside. */
    private List<Integer> provided(Column column, Question question) {
        int on = image[column.node().number()];
        if (on < 0) {
            return List.of();
        }
        if (column.attribute().isScalar()) {
            return exact(column, question).map(List::of).orElse(List.of());
        }
        List<Integer> inside = new ArrayList<>();
        for (int i = 0; i < question.columns.size(); i++) {
            Column asked = question.columns.get(i);
            if (asked.node().number() == on && startsWith(asked, column)) {
                inside.add(i);
            }
        }
        return inside;
    }

    private static boolean startsWith(Column inner, Column outer) {
        int size = outer.attributes().size();
        return inner.attributes().size() >= size
                && inner.attributes().subList(0, size).equals(outer.attributes());
    }

    /** From the family's nodes to the query's. */
    Map<Node, Node> nodes(Question question) {
        Map<Node, Node> nodes = new HashMap<>();
        for (int i = 0; i < image.length; i++) {
            if (image[i] >= 0) {
                nodes.put(family.graph().nodes().get(i), question.graph.nodes().get(image[i]));
            }
        }
        return nodes;
    }
}
