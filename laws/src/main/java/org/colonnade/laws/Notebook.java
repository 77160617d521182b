package org.colonnade.laws;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import org.colonnade.advice.Advisor;
import org.colonnade.advice.Recommendation;
import org.colonnade.cost.CostModel;
import org.colonnade.data.GeneratedData;
import org.colonnade.data.Skew;
import org.colonnade.design.Design;
import org.colonnade.engine.Arguments;
import org.colonnade.engine.Engine;
import org.colonnade.engine.Loader;
import org.colonnade.guard.Guard;
import org.colonnade.reference.Designs;
import org.colonnade.relational.Reference;
import org.colonnade.solver.KernelSolver;
import org.colonnade.store.FamilyShape;
import org.colonnade.store.Row;
import org.colonnade.store.Store;
import org.colonnade.verification.RandomArguments;
import org.colonnade.verification.Verification;
import org.colonnade.work.Watcher;

/**
 * A design whose updates change several families and read some of them first, on a store that fails: what clients do with
 * it, and what must be true of its families afterwards.
 */
public final class Notebook {
    private static final Design DESIGN = Designs.read("""
            entity User (20) { id key int
              name text(20) }
            entity Note (6000) { id key int
              text text(20)
              owner -> User.notes }
            request Rename 1 { UPDATE User SET name = ?name WHERE User.id = ?user; }
            request Write 1 { INSERT INTO Note SET id = ?note, text = ?text CONNECT TO owner(?user); }
            request Correct 1 { UPDATE Note SET text = ?text WHERE Note.id = ?note; }
            schema s {
              family users [User.id][][User.name] over User
              family names [User.name][User.id][] over User
              family notes [User.id][notes.id][notes.text, User.name] over User.notes
              family owners [Note.id][owner.id][Note.text] over Note.owner
            }
            """);
    private static final Recommendation ADVICE = new Advisor(
                    DESIGN, DESIGN.defaultMix(), CostModel.ALL.get(0), new KernelSolver())
            .evaluate(DESIGN.schemas().get(0), Watcher.NOBODY);
    private static final GeneratedData DATA = new GeneratedData(DESIGN, 1, 1, Skew.NONE);
    private static final int USERS = 20;

    /** Shorter than usual, so that what dead clients held is free again soon. */
    private static final Duration LEASE = Duration.ofSeconds(8);

    /** Of all clients that ever run on one store, this is the number of the parts that they share the users in. */
    public static final int PARTS = 4;

    private final Store store;

    public Notebook(Store store) {
        this.store = store;
    }

    /** Loads what is not loaded yet. */
    public void load() {
        Engine engine = engine();
        engine.create();
        new Loader(store, DATA, "notebook").load(engine.families(), Watcher.NOBODY);
    }

    private Engine engine() {
        return new Engine(store, ADVICE, Guard.leases(store, LEASE));
    }

    /** Fails if a family lacks something of what was loaded, or has too much. */
    public void requireLoaded() {
        try (Reference reference = new Reference(DESIGN)) {
            reference.load(DATA);
            assertThat(new Verification(store, ADVICE, reference, new RandomArguments(DATA, 1), 1).compareFamilies())
                    .isEmpty();
        }
    }

    /**
     * Updates until the store fails: renames users of one part, writes notes of all, and corrects them. Says of each update
     * that it is tried, and then that it is done.
     *
     * @param run makes what is written now differ from what was written before
     */
    public void update(int part, int run, Consumer<String> saying) {
        Engine engine = engine();
        for (int i = 0; ; i++) {
            int user = part + PARTS * (i % (USERS / PARTS));
            int note = 1_000_000 * (run * PARTS + part + 1) + i / 3;
            Map<String, Object> values = switch (i % 3) {
                case 0 -> Map.of("note", note, "text", "text" + i, "user", (i * 7 + part) % USERS);
                case 1 -> Map.of("note", note, "text", "better" + i);
                default -> Map.of("user", user, "name", "name" + run + "_" + part + "_" + i);
            };
            String request = List.of("Write", "Correct", "Rename").get(i % 3);
            String update = request + " " + values.getOrDefault("note", user) + " "
                    + values.getOrDefault("text", values.get("name"));
            saying.accept("try " + update);
            engine.run(request, new Arguments(values));
            saying.accept("did " + update);
        }
    }

    /** What differs between families, and between them and what clients said that they did. */
    public Set<String> contradictions(List<String> said) {
        Map<Object, Object> names = new HashMap<>();
        rows("users").forEach(r -> names.put(r.get(0), r.get(1)));
        Map<Object, Object> texts = new HashMap<>();
        Set<List<Object>> notes = new HashSet<>();
        rows("owners").forEach(r -> {
            texts.put(r.get(0), r.get(2));
            notes.add(List.of(r.get(1), r.get(0), String.valueOf(r.get(2)), String.valueOf(names.get(r.get(1)))));
        });
        Set<List<Object>> byName = new HashSet<>();
        names.forEach((user, name) -> byName.add(List.of(name, user)));
        Set<String> contradictions = new HashSet<>();
        compare("names", byName, new HashSet<>(rows("names")), contradictions);
        compare("notes", notes, new HashSet<>(rows("notes")), contradictions);
        new Promises(said).broken(names, texts).forEach(contradictions::add);
        return contradictions;
    }

    private List<List<Object>> rows(String family) {
        return engine().families().stream()
                .map(FamilyShape::shape)
                .filter(s -> s.name().equals(family))
                .flatMap(s -> store.scan(s).toList().stream())
                .map(Row::values)
                .toList();
    }

    private static void compare(
            String family, Set<List<Object>> right, Set<List<Object>> there, Set<String> contradictions) {
        right.stream().filter(r -> !there.contains(r)).forEach(r -> contradictions.add(family + " lacks " + r));
        there.stream().filter(r -> !right.contains(r)).forEach(r -> contradictions.add(family + " has " + r));
    }

    /** What clients said that they tried and did, of each user's name and each note's text in their order. */
    private static final class Promises {
        private final Map<String, Set<String>> possible = new HashMap<>();

        Promises(List<String> said) {
            for (String line : said) {
                String[] words = line.split(" ");
                if (words.length == 4) {
                    String what = (words[1].equals("Rename") ? "user " : "note ") + words[2];
                    Set<String> values = possible.computeIfAbsent(what, w -> new HashSet<>(Set.of("before")));
                    if (words[0].equals("did")) {
                        values.clear();
                    }
                    values.add(words[3]);
                }
            }
        }

        /** What was done must be there, or what was tried after it. */
        List<String> broken(Map<Object, Object> names, Map<Object, Object> texts) {
            return possible.entrySet().stream()
                    .filter(e -> !e.getValue().contains("before"))
                    .filter(e -> !e.getValue().contains(String.valueOf(value(e.getKey(), names, texts))))
                    .map(e -> e.getKey() + " should be " + e.getValue() + ", not " + value(e.getKey(), names, texts))
                    .toList();
        }

        private static Object value(String what, Map<Object, Object> names, Map<Object, Object> texts) {
            return (what.startsWith("user") ? names : texts).get(Integer.valueOf(what.substring(5)));
        }
    }
}
