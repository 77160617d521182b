package org.colonnade.regrouping;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.PriorityQueue;
import java.util.function.Predicate;
import org.colonnade.model.Entity;
import org.colonnade.regrouping.Prospect.Outcome;

/**
 * Finds the best groupings, best first: each entity is a root, or under one of its possible parents.
 *
 * <p>A branch decides the entities one after the other, and is taken in the order of the best that it can still reach.
 * So the first complete one taken from the queue is a best one, the second a second best. {@code work} bounds the
 * branches that are looked at.
 */
final class GroupingSearch {
    private final int work;
    private final List<List<Nesting>> options;
    private final Prospect prospect;
    private boolean exhausted = true;

    GroupingSearch(Togetherness togetherness, Collection<Nesting> nestings, int work) {
        this.work = work;
        Map<Entity, List<Nesting>> byMember = new LinkedHashMap<>();
        nestings.forEach(n ->
                byMember.computeIfAbsent(n.member(), m -> new ArrayList<>()).add(n));
        this.options = List.copyOf(byMember.values());
        this.prospect = new Prospect(togetherness, options);
    }

    /** Returns whether nothing was left out because the work limit was reached. */
    boolean isComplete() {
        return exhausted;
    }

    private record Branch(List<Nesting> chosen, int decided, Outcome bound, int number) {
        static final Comparator<Branch> BEST_FIRST = Comparator.<Branch, GroupingScore>comparing(
                        b -> b.bound().score())
                .thenComparing(b -> b.bound().nestings())
                .thenComparing(Branch::decided, Comparator.reverseOrder())
                .thenComparing(Branch::number);
    }

    /** Returns up to {@code count} that pass a test, best first; of equal ones, those with fewer nestings first. */
    List<List<Nesting>> best(int count, Predicate<List<Nesting>> test) {
        PriorityQueue<Branch> queue = new PriorityQueue<>(Branch.BEST_FIRST);
        List<List<Nesting>> found = new ArrayList<>();
        int number = 0;
        queue.add(new Branch(List.of(), 0, prospect.of(List.of(), 0), number++));
        for (int looked = 0; !queue.isEmpty() && found.size() < count; looked++) {
            if (looked == work) {
                exhausted = false;
                break;
            }
            Branch branch = queue.remove();
            if (branch.decided() == options.size()) {
                if (test.test(branch.chosen())) {
                    found.add(branch.chosen());
                }
                continue;
            }
            for (List<Nesting> next : decisions(branch)) {
                int decided = branch.decided() + 1;
                queue.add(new Branch(next, decided, prospect.of(next, decided), number++));
            }
        }
        return found;
    }

    private List<List<Nesting>> decisions(Branch branch) {
        List<List<Nesting>> decisions = new ArrayList<>();
        for (Nesting option : options.get(branch.decided())) {
            if (!Nesting.isWithin(option.parent(), option.member(), branch.chosen())) {
                List<Nesting> longer = new ArrayList<>(branch.chosen());
                longer.add(option);
                decisions.add(longer);
            }
        }
        decisions.add(branch.chosen());
        return decisions;
    }
}
