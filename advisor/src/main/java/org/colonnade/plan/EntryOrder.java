package org.colonnade.plan;

import java.util.BitSet;
import org.colonnade.workload.Ordering;

/** Whether the entries of one get come in the order that the query asks for. */
enum EntryOrder {
    FORWARD,
    REVERSED,
    OTHER;

    boolean isWanted() {
        return this != OTHER;
    }

    /**
     * Compares ORDER BY with the clustering key of a family, column by column. Columns that the get fixes are the same in
     * all its entries, and do not matter; nor do those of the row that it is made for, in the order.
     *
     * <pre>
     * ORDER BY rate DESC, id DESC   with   [hotel.id][floor, rate, id][]   where the get fixes floor   is REVERSED
     * </pre>
     */
    static EntryOrder of(Origin origin, FamilyAccess access, BitSet fixed) {
        Question question = origin.question;
        boolean forward = true;
        boolean reversed = true;
        int next = 0;
        for (Ordering wanted : question.openOrder) {
            int column = question.number(wanted);
            if (fixed.get(column) || origin.knows(column)) {
                continue;
            }
            next = skip(access.clustering, next, fixed, column);
            if (next == access.clustering.length || access.clustering[next] != column) {
                return OTHER;
            }
            boolean alike = access.family.clustering().get(next).descending() == wanted.descending();
            forward &= alike;
            reversed &= !alike;
            next++;
        }
        return forward ? FORWARD : reversed ? REVERSED : OTHER;
    }

    /** The place of the first clustering column, from this place on, that is wanted or not fixed. */
    private static int skip(int[] clustering, int from, BitSet fixed, int wanted) {
        int place = from;
        while (place < clustering.length && clustering[place] != wanted && isFixed(clustering[place], fixed)) {
            place++;
        }
        return place;
    }

    private static boolean isFixed(int column, BitSet fixed) {
        return column != FamilyAccess.FOREIGN && fixed.get(column);
    }
}
