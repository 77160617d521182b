package org.colonnade.workload;

/** Says that a statement takes more work than a limit allows. */
public final class WorkLimitException extends RuntimeException {
    private static final long serialVersionUID = 1;

    private final transient Statement statement;
    private final String advice;

    /**
     * The statement, and what to do about it.
     *
     * @param what what there is too much of
     */
    public WorkLimitException(Statement statement, String what, String advice) {
        super(what);
        this.statement = statement;
        this.advice = advice;
    }

    /** A query has more ways to be answered than a limit allows. */
    public static WorkLimitException answering(Statement query, int limit) {
        return new WorkLimitException(
                query,
                "there are more than " + limit + " ways to answer it",
                "ask for less at once: split it into statements over fewer entities");
    }

    public Statement statement() {
        return statement;
    }

    public String advice() {
        return advice;
    }
}
