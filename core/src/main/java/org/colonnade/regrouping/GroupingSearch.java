package org.colonnade.regrouping;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.PriorityQueue;
import java.util.Set;
import java.util.function.Predicate;
import org.colonnade.model.Entity;
import org.colonnade.model.Relationship;

/**
 * Finds the best groupings, best first: each entity is a root, or under one of its possible parents.
 *
 * <p>A branch decides the entities one after the other; what it can still reach is no better than nesting all undecided
 * entities in all ways at once. So the first complete one taken from the queue is a best one, the second a second
 * best. {@code work} bounds the branches that are looked at.
 */
final class GroupingSearch {
    private final Togetherness togetherness;
    private final int work;
    private final List<Entity> entities = new ArrayList<>();
    private final Map<Entity, List<Nesting>> options = new LinkedHashMap<>();
    private boolean exhausted = true;

    GroupingSearch(Togetherness togetherness, Collection<Nesting> nestings, int work) {
        this.togetherness = togetherness;
        this.work = work;
        nestings.forEach(
                n -> options.computeIfAbsent(n.member(), m -> new ArrayList<>()).add(n));
        entities.addAll(options.keySet());
    }

    /** Whether nothing was left out because the work limit was reached. */
    boolean isComplete() {
        return exhausted;
    }

    private record Branch(List<Nesting> chosen, int decided, Score bound, int number) {}

    /** Up to so many that pass a test, best first; where they are equally good, with fewer nestings first. */
    List<List<Nesting>> best(int count, Predicate<List<Nesting>> test) {
        Comparator<Branch> order = Comparator.comparing(Branch::bound)
                .thenComparing(b -> b.decided() == entities.size() ? b.chosen().size() : 0)
                .thenComparing(Branch::number);
        PriorityQueue<Branch> queue = new PriorityQueue<>(order);
        List<List<Nesting>> found = new ArrayList<>();
        int number = 0;
        queue.add(new Branch(List.of(), 0, bound(List.of(), 0), number++));
        for (int looked = 0; !queue.isEmpty() && found.size() < count; looked++) {
            if (looked == work) {
                exhausted = false;
                break;
            }
            Branch branch = queue.remove();
            if (branch.decided() == entities.size()) {
                if (test.test(branch.chosen())) {
                    found.add(branch.chosen());
                }
                continue;
            }
            for (List<Nesting> next : decisions(branch)) {
                int decided = branch.decided() + 1;
                queue.add(new Branch(next, decided, bound(next, decided), number++));
            }
        }
        return found;
    }

    private Score bound(List<Nesting> chosen, int decided) {
        Set<Relationship> nested = new HashSet<>();
        chosen.forEach(n -> nested.add(n.relationship()));
        entities.subList(decided, entities.size())
                .forEach(e -> options.get(e).forEach(n -> nested.add(n.relationship())));
        return togetherness.score(nested);
    }

    private List<List<Nesting>> decisions(Branch branch) {
        List<List<Nesting>> decisions = new ArrayList<>();
        for (Nesting option : options.get(entities.get(branch.decided()))) {
            if (!isUnder(option.parent(), option.member(), branch.chosen())) {
                List<Nesting> longer = new ArrayList<>(branch.chosen());
                longer.add(option);
                decisions.add(longer);
            }
        }
        decisions.add(branch.chosen());
        return decisions;
    }

    /** Whether an entity is, or stands somewhere under, another. */
    private static boolean isUnder(Entity entity, Entity other, List<Nesting> chosen) {
        Entity above = entity;
        for (int i = 0; i <= chosen.size() && !above.equals(other); i++) {
            Entity here = above;
            above = chosen.stream()
                    .filter(n -> n.member().equals(here))
                    .map(Nesting::parent)
                    .findFirst()
                    .orElse(here);
        }
        return above.equals(other);
    }
}
