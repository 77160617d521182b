package org.colonnade.programme;

import java.util.BitSet;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.function.Consumer;

/** Solves programmes. The core has none; a module beside it does. */
public interface Solver {
    /** Loads what a search needs, behind the scenes, so that one that comes somewhat later is over sooner. */
    default void prepare() {}

    /**
     * The best choice that it finds within the limits. Without a limit, the same programme gives the same solution.
     *
     * @param reached hears of better choices and better bounds; calls do not overlap
     * @throws IllegalStateException if the solver does not work on this machine, or contradicts itself
     */
    Solution solve(Programme programme, Limits limits, Consumer<Standing> reached);

    /**
     * The same, from a choice that is there already: it is reported at once, and what is returned is no worse, even if
     * a limit leaves no time to search. A good one also makes the search shorter.
     *
     * @throws IllegalArgumentException if the start breaks a row, with that row
     * @throws IllegalStateException as above
     */
    Solution solve(Programme programme, BitSet start, Limits limits, Consumer<Standing> reached);

    /** The first one on the class path. */
    static Optional<Solver> find() {
        return ServiceLoader.load(Solver.class).findFirst();
    }
}
