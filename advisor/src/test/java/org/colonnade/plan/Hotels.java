package org.colonnade.plan;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.colonnade.cost.CostModel;
import org.colonnade.design.Design;
import org.colonnade.estimate.Certainty;
import org.colonnade.language.DesignReader;
import org.colonnade.schema.Family;
import org.colonnade.text.Source;
import org.colonnade.work.Checkpoint;
import org.colonnade.workload.Statement.Select;

/** All plans of a query about rooms and their hotels, over some families. */
final class Hotels {
    private static final String MODEL = """
            entity Hotel (100) { id key name text(20) }
            entity Room (10_000) { id key floor int (10 distinct) rate int (200 distinct) hotel -> Hotel.rooms }
            """;

    private Hotels() {}

    /** The plans as text, one step after the other; {@code families} is the inside of a schema. */
    static List<String> plans(String query, String families, List<PlannerRule> rules) {
        return plans(query, families, rules, CostModel.ROWS);
    }

    /** Under a cost model. */
    static List<String> plans(String query, String families, List<PlannerRule> rules, CostModel model) {
        Source source = new Source("test", MODEL + "request R 1 { " + query + "; } schema s { " + families + " }");
        Design design = DesignReader.read(source).design().orElseThrow();
        List<Family> all = design.schemas().get(0).families();
        Certainty certainty = new Certainty(design.requests());
        PlanSpace space = new PlanSpace(
                (Select) design.requests().get(0).statements().get(0),
                IntStream.range(0, all.size())
                        .mapToObj(f -> new Prepared(all.get(f), f, certainty))
                        .toList(),
                new PlanSpace.Setting(model, certainty, 1000, Checkpoint.open()),
                rules);
        return ways(space, PlanSpace.START).stream()
                .map(way -> space.plan(way, m -> all.get(m.family())).toString().replace("\n", "; "))
                .toList();
    }

    private static List<List<Move>> ways(PlanSpace space, int from) {
        if (from == PlanSpace.END) {
            return List.of(List.of());
        }
        List<List<Move>> ways = new ArrayList<>();
        for (Move move : space.moves()) {
            if (move.from() == from) {
                ways(space, move.to()).forEach(rest -> ways.add(joined(move, rest)));
            }
        }
        return ways;
    }

    private static List<Move> joined(Move first, List<Move> rest) {
        List<Move> way = new ArrayList<>(List.of(first));
        way.addAll(rest);
        return way;
    }
}
