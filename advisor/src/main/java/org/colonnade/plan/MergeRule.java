package org.colonnade.plan;

/**
 * Merges the rows of several gets, each in the query's order, as far as its LIMIT goes.
 *
 * <pre>
 * before   covered post   known post.at   30 rows of each of 5 users, each user's in order
 * move     merge by post.at
 * after    covered post   known post.at   30 rows in order
 * </pre>
 *
 * <p>The first rows of all are among the first ones of each get. Nothing else can follow runs: they lack rows.
 */
final class MergeRule implements PlannerRule {
    @Override
    public void offer(Origin from, Exploration exploration) {
        if (from.state.order() == RowOrder.RUNS) {
            State merged = from.state.sort();
            exploration.merge(merged, exploration.model().merge(Spaces.rows(from.question, merged)));
        }
    }
}
