package org.colonnade.block;

import org.colonnade.workload.Request;
import org.colonnade.workload.Statement;
import org.colonnade.writer.Touch;

/** Why somebody writes nodes of a kind: a statement of a request, and what it touches. The weights are the request's. */
public record Cause(Request request, Statement statement, Touch touch) {
    /** {@code PostComment (blog.design:71:3)}. */
    @Override
    public String toString() {
        return request + " (" + statement.at() + ")";
    }
}
