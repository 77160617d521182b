package org.colonnade.advice;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import org.colonnade.upkeep.Upkeep;

/** What it takes to keep one family up to date: writes, and support queries by the numbers of their tasks. */
final class UpkeepCost {
    /** The weighted cost of all puts and deletes. */
    double cost;

    final List<Integer> support = new ArrayList<>();
    /** What requests pay once if the family is there, by its numbers among the {@link SharedCosts}. */
    final BitSet dues = new BitSet();

    final List<Part> parts = new ArrayList<>();

    /** The upkeep for one statement of one request, the cost of its writes, and the tasks of its support queries. */
    record Part(int request, Upkeep upkeep, double cost, List<Integer> support) {}
}
