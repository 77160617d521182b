package org.colonnade.writer;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.colonnade.model.Entity;
import org.colonnade.model.Numbers;
import org.colonnade.model.Path;

/** The user or users who may touch an instance by a statement. */
public sealed interface Writer {

    /** Returns whether, in any one state, at most one user may touch a given instance. */
    boolean isSingle();

    /** Applies the function for this kind of writer. */
    default <T> T match(
            Function<Reached, T> reached,
            Function<Anyone, T> anyone,
            Function<Application, T> application,
            Function<Population, T> population) {
        if (this instanceof Reached it) {
            return reached.apply(it);
        } else if (this instanceof Anyone it) {
            return anyone.apply(it);
        } else if (this instanceof Application it) {
            return application.apply(it);
        }
        return population.apply((Population) this);
    }

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

    /** Any instance of an entity, or, where the request does not say who acts, anybody. */
    record Anyone(Optional<Entity> of) implements Writer {
        @Override
        public boolean isSingle() {
            return false;
        }

        @Override
        public String toString() {
            return of.map(e -> "any " + e).orElse("anyone");
        }
    }

    /** The application itself. */
    record Application() implements Writer {
        @Override
        public boolean isSingle() {
            return true;
        }

        @Override
        public String toString() {
            return "system";
        }
    }

    /** Any of a bounded number of people whom the model does not know. */
    record Population(String role, long size) implements Writer {
        @Override
        public boolean isSingle() {
            return size <= 1;
        }

        @Override
        public String toString() {
            return role + "(" + Numbers.text(size) + ")";
        }
    }
}
