package org.colonnade.work;

/** Whoever watches long work, and may stop it. */
@FunctionalInterface
public interface Watcher {
    /** Watches nothing, and stops nothing. */
    Watcher NOBODY = progress -> true;

    /**
     * Receives how far the work has come. Any thread may call it, many times a second.
     *
     * @return false if the work is to stop; from then on this is always false
     */
    boolean goesOn(Progress progress);

    /** Receives why something that the work made for itself could not be removed, and is left. */
    default void left(RuntimeException why) {}

    /** Returns the same watcher for work that is a part of something larger, whose name comes before what it tells. */
    default Watcher within(String whole) {
        return new Part(this, progress -> progress.within(whole));
    }

    /** Returns the same watcher for a part of the work, from one share of it to another. */
    default Watcher between(double begin, double end) {
        return new Part(this, progress -> progress.between(begin, end));
    }
}
