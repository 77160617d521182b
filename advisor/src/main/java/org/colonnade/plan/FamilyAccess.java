package org.colonnade.plan;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.colonnade.schema.Family;
import org.colonnade.workload.Column;
import org.colonnade.workload.Node;

/**
 * A family as one query sees it: what it covers of the query graph, and which of the query's columns it holds.
 *
 * <p>Invariants: the key of an entry determines its tuple; a tuple that lacks a value of the key, and so has no entry,
 * does not satisfy the query's predicates.
 */
final class FamilyAccess {
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

    private FamilyAccess(Prepared prepared, int[] image, Question question) {
        this.family = prepared.family;
        this.number = prepared.number;
        this.image = image;
        for (int on : image) {
            if (on >= 0) {
                covers.set(on);
            }
        }
        this.partition = numbers(family.partition(), question);
        this.clustering = numbers(prepared.clustering, question);
        prepared.columns.forEach(c -> provide(c, question));
        for (int column : partition) {
            if (column != FOREIGN
                    && question.given(column).isEmpty()
                    && question.listed(column).isEmpty()) {
                needs.set(column);
            }
        }
        this.entryBytes = prepared.entryBytes;
    }

    /** All ways to use a family for a query. */
    static List<FamilyAccess> of(Prepared prepared, Question question) {
        if (!prepared.keepsTuples) {
            return List.of();
        }
        List<FamilyAccess> uses = new ArrayList<>();
        for (int[] image : Embedding.of(prepared, question)) {
            FamilyAccess access = new FamilyAccess(prepared, image, question);
            if (access.isReachable() && access.holdsAll(prepared, question)) {
                uses.add(access);
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
    private boolean holdsAll(Prepared prepared, Question question) {
        for (Column column : prepared.gaps) {
            int number = exact(column, question);
            if (number == FOREIGN || question.predicates(number).isEmpty()) {
                return false;
            }
        }
        return true;
    }

    private int[] numbers(List<Column> columns, Question question) {
        int[] numbers = new int[columns.size()];
        for (int i = 0; i < numbers.length; i++) {
            numbers[i] = exact(columns.get(i), question);
        }
        return numbers;
    }

    private int exact(Column column, Question question) {
        int on = image[column.node().number()];
        return on < 0 ? FOREIGN : question.find(on, column.attributes());
    }

    /** A column holds itself and, if it is a value object, what is inside. */
    private void provide(Column column, Question question) {
        int on = image[column.node().number()];
        if (on < 0) {
            return;
        }
        int number = question.find(on, column.attributes());
        if (number != FOREIGN) {
            provides.set(number);
        }
        if (!column.attribute().isScalar()) {
            for (int i = 0; i < question.columns.size(); i++) {
                Column asked = question.columns.get(i);
                if (holds(column, asked)) {
                    provides.set(i);
                }
            }
        }
    }

    /** Whether a column of the family tells one of the query. */
    boolean holds(Column column, Column asked) {
        return asked.node().number() == image[column.node().number()] && asked.continues(column);
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
