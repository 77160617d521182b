package org.colonnade.reference;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.colonnade.reference.RandomModel.Kind;
import org.colonnade.reference.RandomModel.Way;

/** A random FROM clause, each of its nodes under an alias. */
final class RandomGraph {
    record Occurrence(String alias, Kind kind, Optional<Way> by) {}

    final List<Occurrence> nodes = new ArrayList<>();
    private final StringBuilder text = new StringBuilder();

    RandomGraph(Dice dice, RandomModel model, Kind root, int size) {
        nodes.add(new Occurrence("a", root, Optional.empty()));
        text.append(root.name()).append(" AS a");
        for (int i = 0; i < 4 * size && nodes.size() < size; i++) {
            Occurrence from = dice.any(nodes);
            List<Way> ways = model.from(from.kind()).stream()
                    .filter(w -> !leadsBack(w, from))
                    .toList();
            if (!ways.isEmpty()) {
                grow(from, dice.any(ways));
            }
        }
    }

    /** To where the walk came from: the language refuses it. */
    private static boolean leadsBack(Way way, Occurrence from) {
        return way.isToOne()
                && from.by()
                        .filter(b -> b.relationship() == way.relationship()
                                && !b.name().equals(way.name()))
                        .isPresent();
    }

    private void grow(Occurrence from, Way way) {
        String alias = String.valueOf((char) ('a' + nodes.size()));
        nodes.add(new Occurrence(alias, way.to(), Optional.of(way)));
        text.append(", ")
                .append(from.alias())
                .append('.')
                .append(way.name())
                .append(" AS ")
                .append(alias);
    }

    @Override
    public String toString() {
        return text.toString();
    }
}
