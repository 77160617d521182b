package org.colonnade.experiment;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.colonnade.advice.Advisor;
import org.colonnade.advice.Budget;
import org.colonnade.advice.Recommendation;
import org.colonnade.cost.CostModel;
import org.colonnade.design.Design;
import org.colonnade.experiment.ExperimentResult.Agreement;
import org.colonnade.plan.PlanStep.Lookup;
import org.colonnade.programme.Solver;
import org.colonnade.schema.Family;
import org.colonnade.schema.Schema;
import org.colonnade.work.Watcher;

/** The families for a cheat detector, and what becomes of them as more players meet on a server. */
final class CheatDetection {
    private static final String SERVERS = "entity Server (5000)";
    private static final int SESSIONS = 100_000;
    private static final String STATE = "PosX";
    private static final String PUBLISHED_PLACE = "[Server.ServerID]";

    static final Experiment EXPERIMENT = new Experiment(
            "eac",
            "EasyAntiCheat: where the states of players are kept",
            "NoSE: Schema Design for NoSQL Applications, Section 8, Figures 14 to 16",
            "Five families; states of players, which are written most, are kept once, under their server and sorted by "
                    + "time, for both queries that read them. That may become a poor choice if there are many players on a server.",
            new Experiment.Seconds(2, 10, 20),
            CheatDetection::run);

    private CheatDetection() {}

    private static ExperimentResult run(Occasion occasion) {
        Design design = Workloads.read("eac", Workloads.text("eac.design"));
        Recommendation advice = advice(design);
        Table growth = growth(occasion);
        long copies = copies(advice);
        String places = advice.families().stream()
                .filter(CheatDetection::hasStates)
                .map(f -> f.partition().toString())
                .collect(Collectors.joining(" and "));
        return new ExperimentResult(
                Agreement.of(places.equals(PUBLISHED_PLACE)),
                String.format(
                        Locale.ROOT,
                        "%d families; states are kept %s, by %s, at a cost of %.4f s for all statements. The paper's families, "
                                + "which keep them by %s, cost %.4f s by the same model.%s",
                        advice.families().size(),
                        copies == 1 ? "once" : copies + " times",
                        places,
                        advice.cost(),
                        PUBLISHED_PLACE,
                        published(design).cost(),
                        places.equals(PUBLISHED_PLACE)
                                ? ""
                                : " Kept as here, the states of a player are read without those of all others on the server."),
                List.of(
                        Part.done(
                                "Recommended families",
                                "Cost model " + CostModel.CASSANDRA.name() + ".",
                                table(advice)),
                        Part.measured(
                                "More players on a server",
                                occasion.begins("done"),
                                "The same numbers of players, sessions and states on fewer servers. A state that is kept "
                                        + "twice is written twice, so that a player's can be read without the others'.",
                                growth)));
    }

    private static Recommendation advice(Design design) {
        return advisor(design).recommend(Budget.NONE, Watcher.NOBODY);
    }

    /** What the paper's families cost. */
    private static Recommendation published(Design design) {
        Schema schema = design.schemas().stream()
                .filter(s -> s.name().equals("published"))
                .findFirst()
                .orElseThrow();
        return advisor(design).evaluate(schema, Watcher.NOBODY);
    }

    private static Advisor advisor(Design design) {
        return new Advisor(
                design, design.defaultMix(), CostModel.CASSANDRA, Solver.find().orElseThrow());
    }

    private static long copies(Recommendation advice) {
        return advice.families().stream().filter(CheatDetection::hasStates).count();
    }

    private static boolean hasStates(Family family) {
        return family.columns().stream().anyMatch(c -> c.attribute().name().equals(STATE));
    }

    private static Table table(Recommendation advice) {
        Table.Builder table = new Table.Builder(1, "name | family");
        advice.families().forEach(f -> table.row(f.name(), f.toString()));
        return table.build();
    }

    private static Table growth(Occasion occasion) {
        Table.Builder table = new Table.Builder(
                1, "sessions on a server | families | copies of states | of the states of a player" + " | cost [s]");
        String text = Workloads.text("eac.design");
        if (!text.contains(SERVERS)) {
            throw new IllegalStateException("the design has no " + SERVERS);
        }
        for (int sessions : occasion.extent().of(List.of(20, 2_000), List.of(20, 100, 500, 2_000), growing())) {
            if (!occasion.begins(sessions + " sessions on a server")) {
                break;
            }
            Recommendation advice =
                    advice(Workloads.read("eac", text.replace(SERVERS, "entity Server (" + SESSIONS / sessions + ")")));
            table.row(sessions, advice.families().size(), copies(advice), statesOfPlayer(advice), advice.cost());
        }
        return table.charting("cost");
    }

    private static List<Integer> growing() {
        return List.of(20, 50, 100, 200, 500, 1_000, 2_000, 5_000, 10_000);
    }

    /** The family that the states of one player are read from. */
    private static String statesOfPlayer(Recommendation advice) {
        return advice.requests().stream()
                .filter(r -> r.request().name().equals("ShowStatesOfPlayer"))
                .flatMap(r -> r.statements().stream())
                .flatMap(s ->
                        s.match(q -> q.plan().lookups().stream(), u -> Stream.<Lookup>empty(), i -> Stream.empty()))
                .map(l -> l.family().partition().toString())
                .collect(Collectors.joining(", "));
    }
}
