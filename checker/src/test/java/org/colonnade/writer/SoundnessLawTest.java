package org.colonnade.writer;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.ShrinkingMode;
import org.colonnade.workload.Actor;
import org.colonnade.workload.Request;
import org.colonnade.workload.Statement;
import org.colonnade.writer.State.Instance;

/**
 * Whoever touches an instance is one of those who are said to.
 *
 * <p>Checked against brute force: a new instance in the state after its INSERT, any other one in the state
 * before the request.
 */
class SoundnessLawTest {
    /** Instances have the keys 0 to 2, so that this one is new. */
    private static final int NEW = 3;

    @Property(tries = 2000, shrinking = ShrinkingMode.OFF)
    void a_statement_is_run_only_by_the_writers_that_are_derived(@ForAll long seed) {
        RandomDesign design = new RandomDesign(seed);
        Request request = Given.request(Given.by(design.user), design.statement());
        State state = design.state();
        for (int me : values(request, "?me")) {
            for (int x : values(request, "?x")) {
                for (int y : values(request, "?y")) {
                    check(request, state, parameters(me, x, y, NEW));
                }
            }
        }
    }

    /** All keys for a parameter that is used. */
    private static int[] values(Request request, String parameter) {
        boolean used = request.statements().toString().contains(parameter);
        return IntStream.rangeClosed(0, used ? NEW : 0).toArray();
    }

    @Property(tries = 2000, shrinking = ShrinkingMode.OFF)
    void a_request_is_run_only_by_the_writers_that_are_derived(@ForAll long seed) {
        RandomDesign design = new RandomDesign(seed);
        Request request =
                Given.request(Given.by(design.user), design.statement(), design.statement(), design.statement());
        State state = design.state();
        for (int i = 0; i < 6; i++) {
            int me = design.below(NEW + 1);
            int x = design.below(NEW + 1);
            check(request, state, parameters(me, x, design.below(NEW + 1), NEW + design.below(2)));
        }
    }

    private static Map<String, Integer> parameters(int me, int x, int y, int k) {
        return Map.of("me", me, "x", x, "y", y, "k", k, "new", 0);
    }

    private static void check(Request request, State before, Map<String, Integer> parameters) {
        Instance me = new Instance(((Actor.User) request.actor()).entity(), parameters.get("me"));
        Map<Instance, State> judgedIn = new HashMap<>();
        List<String> wrong = new ArrayList<>();
        State now = before;
        List<Touches> all = Touches.of(request);
        for (int i = 0; i < all.size(); i++) {
            Statement statement = request.statements().get(i);
            Reference.Outcome outcome = new Reference(now, parameters).execute(statement);
            boolean acts = now.instances().contains(me)
                    || registers(statement) && outcome.after().instances().contains(me);
            for (Map.Entry<Instance, Act> hit : outcome.touched().entrySet()) {
                if (hit.getValue() == Act.INSERT) {
                    judgedIn.put(hit.getKey(), outcome.after());
                }
                State judged = judgedIn.getOrDefault(hit.getKey(), before);
                if (acts && !Allowed.by(all.get(i), hit.getKey(), hit.getValue(), me, judged)) {
                    wrong.add(hit + " by " + me + " in " + judged + " but " + all.get(i));
                }
            }
            now = outcome.after();
        }
        assertThat(wrong)
                .as("%s with %s in %s", request.statements(), parameters, before)
                .isEmpty();
    }

    /** A user acts only while there is such a user, or if he is just being created under his own name. */
    private static boolean registers(Statement statement) {
        return statement instanceof Statement.Insert insert
                && Given.ME.isSame(insert.set().get(0).value());
    }
}
