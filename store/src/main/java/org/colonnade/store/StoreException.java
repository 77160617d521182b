package org.colonnade.store;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** Says that a store did not do what it was asked to. The message names the store, what failed, and how to mend it. */
public final class StoreException extends RuntimeException {
    private final Kind kind;
    private final boolean uncertain;

    public StoreException(Kind kind, String message) {
        this(kind, message, null);
    }

    public StoreException(Kind kind, String message, Throwable cause) {
        this(kind, message, cause, false);
    }

    /** @param uncertain whether it is of a write that may have taken place; then the message says so */
    private StoreException(Kind kind, String message, Throwable cause, boolean uncertain) {
        super(message, cause);
        this.kind = kind;
        this.uncertain = uncertain;
    }

    public Kind kind() {
        return kind;
    }

    /** Returns whether it is of a write that may have taken place nevertheless. A failed read has changed nothing. */
    public boolean isUncertain() {
        return uncertain;
    }

    /** Returns the first of several failures that leaves open what took place, or else the first. */
    public static Optional<StoreException> worst(List<StoreException> failures) {
        return failures.stream().min(Comparator.comparing(e -> !e.kind.leavesOpen()));
    }

    /** Returns the failure for a write: if its kind leaves open what took place, it is uncertain, and says so. */
    public StoreException ofWrite() {
        return uncertain || !kind.leavesOpen()
                ? this
                : new StoreException(kind, getMessage() + "; whether it took place is not known", this, true);
    }

    /** Returns the failure for a write of several blocks; if some were written, it is uncertain what took place. */
    public StoreException after(long written, int all) {
        return written == 0 ? ofWrite() : beside(written + " of " + all + " blocks were written");
    }

    /** Returns the failure for a write of several blocks, with a remark on others unless its kind leaves all open. */
    public StoreException beside(String others) {
        return kind.leavesOpen()
                ? ofWrite()
                : new StoreException(Kind.LOST, getMessage() + "; " + others + ", which ones is not known", this, true);
    }

    /**
     * Returns the failure for opening a store: nothing is uncertain, but the store was not reached. It advises about
     * that, and about a timeout too if it was one.
     */
    public StoreException opening(Address address, Function<Kind, String> advice) {
        return kind.leavesOpen()
                ? new StoreException(
                        Kind.UNREACHABLE,
                        "cannot connect at " + address + ": " + FailureCauses.message(this)
                                + advice.apply(Kind.UNREACHABLE) + (kind == Kind.TIMEOUT ? advice.apply(kind) : ""),
                        this)
                : this;
    }

    /** The reason of a failure. */
    public enum Kind {
        /** It cannot be reached. Nothing was done. */
        UNREACHABLE,
        /** No such store is at the address: no such directory, keyspace or datacenter. Nothing was done. */
        ABSENT,
        /** It did not answer in time. */
        TIMEOUT,
        /** The connection broke before the answer. */
        LOST,
        /** It has no room left. */
        FULL,
        /** It may be read but not written, by us or by anybody. */
        READ_ONLY,
        /** It does not let us in. */
        FORBIDDEN,
        /** A family is there already in another shape, or is not there. */
        SHAPE,
        /** It cannot keep such a value: too large, or empty where it needs one. */
        VALUE,
        /** It cannot do this at all; {@link Capabilities} says so too. */
        UNSUPPORTED,
        /** It is broken, or another process holds it. */
        BROKEN;

        /** Returns whether the store may have done what it was asked to do, since nobody heard the answer. */
        public boolean leavesOpen() {
            return this == TIMEOUT || this == LOST;
        }
    }
}
