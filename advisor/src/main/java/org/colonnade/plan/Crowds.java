package org.colonnade.plan;

import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.colonnade.estimate.Junction;
import org.colonnade.estimate.Met;
import org.colonnade.estimate.Narrowing;
import org.colonnade.workload.Column;
import org.colonnade.workload.Node;

/**
 * What makes rows more than independent shares of columns leave: an instance that a parameter names has more partners
 * than the average one has, and instances that are tied are named together.
 */
final class Crowds {
    private final Question question;
    private final Narrowing narrowing;
    private final List<BitSet> met;
    private final List<BitSet> tied;
    private final Map<List<BitSet>, Double> factors = new HashMap<>();

    Crowds(Question question, Narrowing narrowing) {
        this.question = question;
        this.narrowing = narrowing;
        this.met = narrowing.met().stream().map(m -> numbers(m.by())).toList();
        this.tied = narrowing.junctions().stream().map(j -> numbers(j.keys())).toList();
    }

    private BitSet numbers(Set<Column> columns) {
        BitSet numbers = new BitSet();
        columns.forEach(c -> numbers.set(question.number(c)));
        return numbers;
    }

    /** By how much more rows of some nodes there are, if the values of some columns are known. */
    double factor(BitSet nodes, BitSet known) {
        if (met.isEmpty() && tied.isEmpty()) {
            return 1;
        }
        BitSet given = Bits.both(known, question.tested);
        List<BitSet> key = List.of((BitSet) nodes.clone(), given);
        Double factor = factors.get(key);
        if (factor == null) {
            factor = crowd(nodes, given) * ties(nodes, given);
            factors.put(key, factor);
        }
        return factor;
    }

    private double crowd(BitSet nodes, BitSet given) {
        Set<Node> all = question.nodes(nodes);
        Set<Node> named = narrowing.named().stream()
                .filter(n -> Bits.contains(given, question.keyOf(n.number())))
                .collect(Collectors.toSet());
        double factor = 1;
        for (int i = 0; i < met.size(); i++) {
            Met one = narrowing.met().get(i);
            boolean is = nodes.get(one.node().number()) && Bits.contains(given, met.get(i));
            factor *= is ? one.factor(question.graph, all, named) : 1;
        }
        return factor;
    }

    private double ties(BitSet nodes, BitSet given) {
        double factor = 1;
        for (int i = 0; i < tied.size(); i++) {
            Junction junction = narrowing.junctions().get(i);
            BitSet keys = tied.get(i);
            boolean all = nodes.get(junction.node().number())
                    && Bits.contains(given, keys)
                    && keys.stream().allMatch(k -> nodes.get(question.nodeOf(k)));
            factor *= all ? junction.factor() : 1;
        }
        return factor;
    }
}
