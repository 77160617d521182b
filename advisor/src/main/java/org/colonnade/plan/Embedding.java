package org.colonnade.plan;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.colonnade.schema.Family;
import org.colonnade.workload.Edge;
import org.colonnade.workload.Node;

/**
 * Finds how a family's graph lies in a query's: each of its nodes on a node of the query, joined alike, or beside it.
 *
 * <p>A node lies beside the query only where it is reached by certain steps. Then the family has exactly one entry for
 * each tuple of the query's nodes that it does cover, although it is over more entities (one of the openings that the
 * NoSE prototype leaves).
 */
final class Embedding {
    private static final int OPEN = -2;
    private static final int BESIDE = -1;

    private final Family family;
    private final Question question;
    private final List<List<Edge>> around;
    private final int[] image;
    private final boolean[] taken;
    private final List<int[]> found = new ArrayList<>();

    private Embedding(Prepared prepared, Question question) {
        this.family = prepared.family;
        this.question = question;
        this.around = prepared.around;
        this.image = new int[around.size()];
        this.taken = new boolean[question.graph.nodes().size()];
    }

    /** For each embedding the number of the query's node, or a negative one, by the number of the family's node. */
    static List<int[]> of(Prepared prepared, Question question) {
        Embedding embedding = new Embedding(prepared, question);
        embedding.search();
        return embedding.found;
    }

    private void search() {
        for (Node seed : seeds()) {
            for (Node node : question.graph.nodes()) {
                if (node.entity().equals(seed.entity())) {
                    Arrays.fill(image, OPEN);
                    put(seed.number(), node.number());
                    extend(List.of(seed.number()));
                    taken[node.number()] = false;
                }
            }
            if (!family.partition().isEmpty()) {
                return;
            }
        }
    }

    /** The nodes to begin with: a key's node must lie in the query; without a key, any might. */
    private List<Node> seeds() {
        return family.partition().isEmpty()
                ? family.graph().nodes()
                : List.of(family.partition().get(0).node());
    }

    private void put(int node, int on) {
        image[node] = on;
        taken[on] = true;
    }

    /** Extends along the first neighbour that is still open, in every way. */
    private void extend(List<Integer> placed) {
        for (int node : placed) {
            for (Edge edge : around.get(node)) {
                if (image[edge.to().number()] == OPEN) {
                    branch(placed, node, edge);
                    return;
                }
            }
        }
        int[] complete = image.clone();
        if (found.stream().noneMatch(f -> Arrays.equals(f, complete))) {
            found.add(complete);
        }
    }

    private void branch(List<Integer> placed, int node, Edge edge) {
        int to = edge.to().number();
        boolean joined = false;
        if (image[node] >= 0) {
            for (Edge other : question.around(image[node])) {
                if (other.step().equals(edge.step()) && !taken[other.to().number()]) {
                    joined = true;
                    place(placed, to, other.to().number());
                }
            }
        }
        if (!joined && question.certainty.isCertain(edge.step())) {
            place(placed, to, BESIDE);
        }
    }

    private void place(List<Integer> placed, int node, int on) {
        image[node] = on;
        if (on >= 0) {
            taken[on] = true;
        }
        List<Integer> more = new ArrayList<>(placed);
        more.add(node);
        extend(more);
        image[node] = OPEN;
        if (on >= 0) {
            taken[on] = false;
        }
    }
}
