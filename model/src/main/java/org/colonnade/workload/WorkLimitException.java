package org.colonnade.workload;

/** A statement has more ways to be answered than the work limit allows. */
public final class WorkLimitException extends RuntimeException {
    private static final long serialVersionUID = 1;

    private final transient Statement statement;

    public WorkLimitException(Statement statement, int limit) {
        super("more than " + limit + " ways to answer it");
        this.statement = statement;
    }

    public Statement statement() {
        return statement;
    }
}
