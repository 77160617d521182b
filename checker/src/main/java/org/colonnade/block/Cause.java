package org.colonnade.block;

import org.colonnade.workload.Request;
import org.colonnade.workload.Statement;
import org.colonnade.writer.Touch;

/** The reason why someone writes nodes of a kind: a statement, its request with the weights, and what it touches. */
public record Cause(Request request, Statement statement, Touch touch) {
    /** Returns {@code PostComment (blog.design:71:3)}. */
    @Override
    public String toString() {
        return request + " (" + statement.at() + ")";
    }
}
