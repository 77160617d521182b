package org.colonnade.experiment;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Supplier;
import org.colonnade.model.Scalar;
import org.colonnade.model.Type;
import org.colonnade.store.Atomicity;
import org.colonnade.store.Attempts;
import org.colonnade.store.Expectation;
import org.colonnade.store.Field;
import org.colonnade.store.Get;
import org.colonnade.store.Mutation;
import org.colonnade.store.Range;
import org.colonnade.store.Row;
import org.colonnade.store.Shape;
import org.colonnade.store.Sorted;
import org.colonnade.store.Store;
import org.colonnade.store.StoreException;

/**
 * Groups of comments on a store. A group is a block: its root entry has the version, all others are comments.
 *
 * <p>Invariant: the version of a group is the number of comments in it.
 */
final class Groups {
    private static final Field GROUP = number("group");
    private static final Field PART = number("part");
    private static final Field VERSION = number("version");
    private static final Field BODY = new Field("body", new Type.Simple(Scalar.TEXT, 200));
    private static final Shape SHAPE = new Shape(
            "colonnade_experiment_groups", List.of(GROUP), List.of(new Sorted(PART, false)), List.of(VERSION, BODY));
    private static final int ROOT = 0;
    private static final int AT_ONCE = 50;
    private static final String COMMENT = "I could not agree more. ".repeat(8);

    /** How long a store may take to come to itself after a burst. */
    private static final Attempts RECOVERY = new Attempts(Duration.ofSeconds(60));

    private final Store store;
    private int made;

    Groups(Store store) {
        this.store = store;
    }

    private static Field number(String name) {
        return new Field(name, new Type.Simple(Scalar.INT, 4));
    }

    void create() {
        store.drop(SHAPE.name());
        store.create(SHAPE);
    }

    void drop() {
        patiently(() -> {
            store.drop(SHAPE.name());
            return true;
        });
    }

    /** Makes so many more groups, empty but for their roots; the number of the first. */
    int add(int count) {
        int first = made;
        made += count;
        for (int from = first; from < made; from += AT_ONCE) {
            List<Mutation> roots = new ArrayList<>();
            for (int group = from; group < Math.min(made, from + AT_ONCE); group++) {
                roots.add(put(group, ROOT, Map.of(VERSION, 0)));
            }
            patiently(() -> {
                store.write(roots, Atomicity.BLOCK);
                return true;
            });
        }
        return first;
    }

    /**
     * Writes a comment as one transaction of its group with optimistic concurrency, and never again: reads the version of
     * the group, then writes the comment and the next version if the version is still the same.
     *
     * @param comment its number in the group, from 1
     * @return whether it was written
     */
    boolean write(int group, int comment) {
        Row root = store.get(new Get(SHAPE, List.of(group), Range.beginning(List.of(ROOT)), false, OptionalInt.empty()))
                .toList()
                .get(0);
        int version = (int) root.values().get(2);
        return store.writeIf(
                new Expectation.Holds(SHAPE, List.of(group, ROOT), Map.of(VERSION, version)),
                List.of(put(group, ROOT, Map.of(VERSION, version + 1)), put(group, comment, Map.of(BODY, COMMENT))));
    }

    private static Mutation put(int group, int part, Map<Field, Object> values) {
        return new Mutation.Put(SHAPE, List.of(group, part), values);
    }

    /**
     * Whether exactly those comments are there that were acknowledged, and perhaps some of which the store did not say what
     * became of them; and the versions count them.
     */
    boolean have(int acknowledged, int uncertain) {
        long comments = 0;
        long versions = 0;
        for (Row row : patiently(() -> store.scan(SHAPE).toList())) {
            if (row.values().get(1).equals(ROOT)) {
                versions += (int) row.values().get(2);
            } else {
                comments++;
            }
        }
        return comments == versions && comments >= acknowledged && comments <= (long) acknowledged + uncertain;
    }

    /** Does what can be done twice, again and again while the store cannot be reached or does not answer. */
    private static <T> T patiently(Supplier<T> work) {
        AtomicReference<StoreException> last = new AtomicReference<>();
        return RECOVERY.run(
                () -> {
                    try {
                        return Optional.of(work.get());
                    } catch (StoreException e) {
                        if (!e.kind().leavesOpen() && e.kind() != StoreException.Kind.UNREACHABLE) {
                            throw e;
                        }
                        last.set(e);
                        return Optional.empty();
                    }
                },
                last::get);
    }
}
