package org.colonnade.store;

import java.util.Set;
import java.util.concurrent.Callable;

/** The families of a store, which its catalogue lists, creates and drops in guarded calls. */
public final class GuardedFamilies {
    private final CallGuard guard;
    private final Callable<Set<String>> names;
    private final Change<Shape> creation;
    private final Change<String> dropping;

    public GuardedFamilies(
            CallGuard guard, Callable<Set<String>> names, Change<Shape> creation, Change<String> dropping) {
        this.guard = guard;
        this.names = names;
        this.creation = creation;
        this.dropping = dropping;
    }

    /** What a catalogue does to a family. */
    public interface Change<F> {
        void make(F family) throws Exception;
    }

    Set<String> names() {
        return guard.reading("list families", names);
    }

    void create(Shape shape) {
        guard.changing("create " + shape.name(), () -> creation.make(shape));
    }

    void drop(String family) {
        guard.changing("drop " + family, () -> dropping.make(family));
    }
}
