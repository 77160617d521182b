package org.colonnade.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.IntStream;
import org.colonnade.advice.Advisor;
import org.colonnade.advice.Recommendation;
import org.colonnade.cost.CostModel;
import org.colonnade.design.Design;
import org.colonnade.guard.Guard;
import org.colonnade.guard.Hold;
import org.colonnade.reference.Designs;
import org.colonnade.solver.KernelSolver;
import org.colonnade.store.FamilyShape;
import org.colonnade.store.Row;
import org.colonnade.store.Store;
import org.colonnade.store.Stores;
import org.colonnade.work.Watcher;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Requests of several updates that need locks. */
class EngineLocksTest {
    private static final Design DESIGN = Designs.read("""
            entity User (20) { id key int
              name text(20) }
            entity Note (100) { id key int
              text text(20)
              owner -> User.notes }
            request Join 1 { INSERT INTO User SET id = ?user, name = ?name; }
            request Publish 1 {
              UPDATE User SET name = ?name WHERE User.id = ?user;
              INSERT INTO Note SET id = ?note, text = ?text CONNECT TO owner(?user);
            }
            request Correct 1 {
              UPDATE Note SET text = ?text WHERE Note.id = ?note;
              UPDATE User SET name = ?name WHERE User.id = ?user;
            }
            schema s {
              family users [User.id][][User.name] over User
              family names [User.name][User.id][] over User
              family notes [User.id][notes.id][notes.text, User.name] over User.notes
              family owners [Note.id][owner.id][Note.text] over Note.owner
              family texts [Note.text][Note.id][owner.name] over Note.owner
            }
            """);
    private static final Recommendation ADVICE = new Advisor(
                    DESIGN, DESIGN.defaultMix(), CostModel.ALL.get(0), new KernelSolver())
            .evaluate(DESIGN.schemas().get(0), Watcher.NOBODY);

    private final Map<String, Integer> calls = new ConcurrentHashMap<>();
    private final Store store = Stores.open("embedded:");

    /** The store, with its calls counted. */
    private final Store counting = (Store) Proxy.newProxyInstance(
            Store.class.getClassLoader(), new Class<?>[] {Store.class}, (proxy, method, arguments) -> {
                calls.merge(method.getName(), 1, Integer::sum);
                try {
                    return method.invoke(store, arguments);
                } catch (InvocationTargetException e) {
                    throw e.getCause();
                }
            });

    @BeforeEach
    void fill() {
        Engine engine = new Engine(store, ADVICE, Guard.NONE);
        engine.create();
        for (int u = 0; u < 4; u++) {
            engine.run("Join", new Arguments(Map.of("user", u, "name", "n" + u)));
        }
    }

    @AfterEach
    void close() {
        store.close();
    }

    private static Arguments publish(int user, int note, String name) {
        return new Arguments(Map.of("user", user, "note", note, "name", name, "text", "t" + note));
    }

    @Test
    void locks_are_taken_once_for_all_that_the_arguments_tell() {
        Set<String> held = new HashSet<>();
        Guard guard = locks -> {
            assertThat(held.addAll(locks)).isTrue();
            return Hold.NOTHING;
        };
        Engine engine = new Engine(counting, ADVICE, guard);
        Engine.Outcome outcome = engine.run("Publish", publish(1, 7, "new"));

        assertThat(held).hasSize(1);
        assertThat(outcome.report().statements().get(0).get(0).step()).startsWith("hold User");
        assertThat(outcome.report().statements().get(1)).noneMatch(s -> s.step().startsWith("hold"));
        assertThat(calls).as("the second reads what the first writes").containsEntry("write", 2);
        assertThat(rows("notes")).containsExactly(List.of(1, 7, "t7", "new"));
    }

    /** Which notes have the name of a user, only the store knows. */
    @Test
    void locks_that_an_answer_tells_are_taken_with_those_before_and_what_was_asked_is_asked_again() {
        new Engine(store, ADVICE, Guard.NONE).run("Publish", publish(1, 7, "new"));
        List<Set<String>> held = new ArrayList<>();
        Engine engine = new Engine(store, ADVICE, locks -> {
            held.add(Set.copyOf(locks));
            if (held.size() == 2) {
                new Engine(store, ADVICE, Guard.NONE)
                        .run("Correct", new Arguments(Map.of("user", 2, "name", "b", "note", 7, "text", "other")));
            }
            return Hold.NOTHING;
        });
        engine.run("Publish", publish(1, 8, "newer"));

        assertThat(held).hasSize(2);
        assertThat(held.get(1))
                .containsAll(held.get(0))
                .hasSizeGreaterThan(held.get(0).size());
        assertThat(rows("texts")).containsExactlyInAnyOrder(List.of("other", 7, "newer"), List.of("t8", 8, "newer"));
    }

    @Test
    void many_at_once_leave_families_that_agree() {
        Engine engine = new Engine(store, ADVICE, Guard.process());
        List<CompletableFuture<Void>> clients = IntStream.range(0, 4)
                .mapToObj(c -> CompletableFuture.runAsync(() -> {
                    for (int i = 0; i < 25; i++) {
                        engine.run("Publish", publish(i % 4, 25 * c + i, "c" + c + "_" + i));
                        engine.run("Correct", publish((i + 1) % 4, 25 * c + i, "h" + c + "_" + i));
                    }
                }))
                .toList();
        clients.forEach(CompletableFuture::join);

        Map<Object, Object> names = new HashMap<>();
        rows("users").forEach(r -> names.put(r.get(0), r.get(1)));
        assertThat(rows("names"))
                .containsExactlyInAnyOrderElementsOf(names.entrySet().stream()
                        .map(e -> List.of(e.getValue(), e.getKey()))
                        .toList());
        assertThat(rows("notes")).hasSize(100).allMatch(r -> r.get(3).equals(names.get(r.get(0))));
        assertThat(rows("texts"))
                .containsExactlyInAnyOrderElementsOf(rows("notes").stream()
                        .map(r -> List.of(r.get(2), r.get(1), r.get(3)))
                        .toList());
    }

    private List<List<Object>> rows(String family) {
        return new Engine(store, ADVICE, Guard.NONE)
                .families().stream()
                        .map(FamilyShape::shape)
                        .filter(s -> s.name().equals(family))
                        .flatMap(s -> store.scan(s).toList().stream())
                        .map(Row::values)
                        .toList();
    }
}
