package org.colonnade.writer;

import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;
import org.colonnade.model.Path;
import org.colonnade.workload.Actor;

/** The user or users who may touch an instance by a statement. */
public sealed interface Writer {

    /** Returns whether, in any one state, at most one user may touch a given instance. */
    boolean isSingle();

    /**
     * The user at the end of each of these paths from the touched instance.
     *
     * <p>Invariants: at least one path; no path twice; shortest first, then by text. They all begin at one entity and
     * end at one. A path of no steps says that the touched instance is the user.
     */
    record Reached(List<Path> paths) implements Writer {
        private static final Comparator<Path> ORDER =
                Comparator.<Path>comparingInt(p -> p.steps().size()).thenComparing(Path::toString);

        public Reached {
            paths = paths.stream().distinct().sorted(ORDER).toList();
            if (paths.isEmpty()) {
                throw new IllegalArgumentException("a user who is reached needs a path");
            }
        }

        /** Returns whether one path leads to at most one instance, which is enough. */
        @Override
        public boolean isSingle() {
            return paths.stream().anyMatch(Path::isToOne);
        }

        @Override
        public String toString() {
            return paths.stream().map(Reached::text).collect(Collectors.joining(" and "));
        }

        private static String text(Path path) {
            return path.steps().isEmpty() ? path + " itself" : path.toString();
        }
    }

    /** Whoever the actor of the request may be: any user of an entity, the application, any of a role, or anybody. */
    record Acting(Actor actor) implements Writer {
        @Override
        public boolean isSingle() {
            return actor.match(user -> false, application -> true, role -> role.population() <= 1, unknown -> false);
        }

        @Override
        public String toString() {
            return actor instanceof Actor.User user ? "any " + user.entity() : actor.toString();
        }
    }
}
