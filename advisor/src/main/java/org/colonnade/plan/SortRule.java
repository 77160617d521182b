package org.colonnade.plan;

/**
 * Sorts the rows at the end, or where a limit then leaves fewer of them to look up.
 *
 * <pre>
 * before   covered all   known all   100 rows in any order
 * move     sort by room.rate
 * after    covered all   known all   100 rows in order
 * </pre>
 */
final class SortRule implements PlannerRule {
    @Override
    public void offer(Origin from, Exploration exploration) {
        State state = from.state;
        if (state.order() == RowOrder.ANY && Bits.contains(state.known(), from.question.order) && isWorthWhile(from)) {
            exploration.sort(state.sort(), exploration.model().sort(from.rows));
        }
    }

    private static boolean isWorthWhile(Origin from) {
        return Spaces.isComplete(from.question, from.state) || Spaces.isFinalCount(from.question, from.state.sort());
    }
}
