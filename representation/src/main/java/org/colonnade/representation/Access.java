package org.colonnade.representation;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.colonnade.aggregate.AccessPath;
import org.colonnade.workload.Request;

/**
 * What a request does to the blocks of an aggregate class: one get and one put of a block at most.
 *
 * <p>Invariant: paths have no indices; a {@code READ} writes nothing.
 *
 * @param blocks how many blocks it does this to
 * @param reads what it must know: what it answers, and what it compares
 * @param writes what it gives new values, as a whole
 * @param appends collections that it gives one more element
 */
public record Access(
        Request request,
        Kind kind,
        double blocks,
        List<AccessPath> reads,
        List<AccessPath> writes,
        List<AccessPath> appends) {
    private static final int SHOWN = 5;

    public enum Kind {
        READ,
        UPDATE,
        /** Of a new block: nothing has to be read. */
        INSERT,
        /** Of the whole block. */
        DELETE
    }

    public Access {
        reads = List.copyOf(reads);
        writes = List.copyOf(writes);
        appends = List.copyOf(appends);
    }

    /** The same to so many blocks. */
    Access times(double count) {
        return new Access(request, kind, count, reads, writes, appends);
    }

    /** Whether another access of the same request does the same to other blocks. */
    boolean isLike(Access other) {
        return kind == other.kind
                && reads.equals(other.reads)
                && writes.equals(other.writes)
                && appends.equals(other.appends);
    }

    /** Whether it must know something of an atom. */
    boolean reads(Atom atom) {
        return reads.stream().anyMatch(atom::meets);
    }

    /** Whether it changes an atom that is there. */
    boolean writes(Atom atom) {
        return writes.stream().anyMatch(atom::meets) || appends.contains(atom.path());
    }

    /** Whether it gives an atom a value whatever was there before. */
    boolean replaces(Atom atom) {
        return writes.stream().anyMatch(atom::covered);
    }

    /** {@code read id rounds}; {@code read firstPlayer, append rounds}. */
    @Override
    public String toString() {
        return kind == Kind.DELETE
                ? "delete"
                : Stream.of(text("read", reads), text("write", writes), text("append", appends))
                        .filter(t -> !t.isEmpty())
                        .collect(Collectors.joining(", "));
    }

    private static String text(String verb, List<AccessPath> paths) {
        return paths.isEmpty()
                ? ""
                : verb + " "
                        + paths.stream().limit(SHOWN).map(AccessPath::toString).collect(Collectors.joining(" "))
                        + (paths.size() > SHOWN ? " and " + (paths.size() - SHOWN) + " more" : "");
    }
}
