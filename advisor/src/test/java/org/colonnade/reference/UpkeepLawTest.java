package org.colonnade.reference;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.colonnade.candidate.Candidates;
import org.colonnade.design.Design;
import org.colonnade.estimate.Certainty;
import org.colonnade.law.Tries;
import org.colonnade.schema.Family;
import org.colonnade.upkeep.Change;
import org.colonnade.upkeep.Upkeep;
import org.colonnade.upkeep.Upkeeps;
import org.colonnade.work.Checkpoint;
import org.colonnade.workload.Request;
import org.colonnade.workload.Statement;
import org.junit.jupiter.api.Test;

/** After each update, every candidate family holds what it should, if support queries are answered right. */
class UpkeepLawTest {
    private static final int FAMILIES = 40;

    @Test
    void every_candidate_is_kept_up_to_date() {
        Tries.of(800).run(Designs::random, UpkeepLawTest::check);
    }

    @Test
    void a_family_in_which_an_entity_stands_in_several_roles_is_kept_up_to_date() {
        Tries.of(300).run(RandomRoles::design, UpkeepLawTest::check);
    }

    /** With the families of the design's schema, if it has one, else with candidates. */
    static void check(String text, long seed) {
        Design design = Designs.read(text);
        Dice dice = new Dice(seed + 1);
        Certainty certainty = new Certainty(design.requests());
        List<Statement> statements =
                design.requests().stream().flatMap(r -> r.statements().stream()).toList();
        List<Family> families = design.schemas().isEmpty()
                ? some(Candidates.of(statements, new Upkeeps(certainty), Checkpoint.open()), dice)
                : design.schemas().get(0).families();
        for (int i = 0; i < 3; i++) {
            RandomState state = new RandomState(design, dice);
            Map<Family, Blocks> blocks = new LinkedHashMap<>();
            families.forEach(f -> blocks.put(f, Blocks.of(f, state.database)));
            for (int j = 0; j < 6; j++) {
                Request request = dice.any(design.requests());
                Arguments arguments = state.arguments();
                for (Statement statement : request.statements()) {
                    run(statement, arguments, state.database, blocks, certainty);
                }
            }
        }
    }

    private static List<Family> some(List<Family> all, Dice dice) {
        List<Family> some = new ArrayList<>(all);
        while (some.size() > FAMILIES) {
            some.remove(dice.below(some.size()));
        }
        return some;
    }

    private static void run(
            Statement statement,
            Arguments arguments,
            Database database,
            Map<Family, Blocks> blocks,
            Certainty certainty) {
        Execution execution = new Execution(database, arguments);
        if (statement instanceof Statement.Select || !execution.allows(statement)) {
            return;
        }
        String before = database.toString();
        Maintenance maintenance = new Maintenance(
                arguments, q -> Answer.of(q, database, arguments).rows());
        Map<Family, List<Change>> changes = new LinkedHashMap<>();
        List<Runnable> writes = new ArrayList<>();
        blocks.forEach((family, now) -> {
            changes.put(family, Upkeep.of(statement, family, certainty).changes());
            writes.add(maintenance.prepare(changes.get(family), now));
        });
        execution.run(statement);
        writes.forEach(Runnable::run);
        blocks.forEach((family, now) -> {
            Blocks right = Blocks.of(family, database);
            if (!now.equals(right)) {
                throw new AssertionError(statement + " with " + arguments + "\nchanges " + changes.get(family)
                        + "\nbefore\n" + before + "after\n" + database + "is " + now + "but should be " + right);
            }
        });
    }
}
