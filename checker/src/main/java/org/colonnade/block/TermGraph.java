package org.colonnade.block;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Deque;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.colonnade.design.Equality;
import org.colonnade.model.Entity;
import org.colonnade.model.Path;
import org.colonnade.model.Step;

/**
 * A graph of instances that are certainly linked, which tells which of them are the same.
 *
 * <p>A congruence closure (Nelson and Oppen, 1980) over to-one steps, which are partial functions:
 * <pre>
 *   x = y,  x.s is there                         =>  y.s = x.s
 *   x.s is there,  s one-to-one                  =>  x.s.reverse(s) = x
 *   assert E.p = E.q,  x an E,  x.p and x.q there  =>  x.p = x.q
 * </pre>
 * There are the bases of a frame, what a caller walks to, and partners along steps that no statement leaves without a
 * link. An assertion about a partner that may be missing says nothing where it is missing, so equalities do not pass
 * through it. A node is the key that a link holds: it stays when its instance is deleted, but nothing is known to lie
 * beyond it then. The nodes that are {@code alive} are known not to be deleted.
 *
 * <p>With assertions this is the word problem of a monoid, which no algorithm decides. Partners that no caller walked
 * to are therefore followed only to a depth beyond which no assertion begins, and up to a number of nodes. Terms found
 * equal are equal; terms whose equality takes longer detours count as different.
 */
final class TermGraph {
    private static final int MOST_NODES = 1000;

    private final Rules rules;
    private final List<Entity> entities = new ArrayList<>();
    private final List<Integer> depths = new ArrayList<>();
    private final BitSet alive = new BitSet();
    private final List<Integer> joined = new ArrayList<>();
    private final List<Map<Step, Integer>> partners = new ArrayList<>();
    private int deepest;

    TermGraph(Frame frame, Rules rules) {
        this.rules = rules;
        frame.bases().forEach(e -> alive.set(add(e, 0)));
        for (Frame.Tie tie : frame.ties()) {
            tie(tie.from(), tie.step(), tie.to());
            tie(tie.to(), tie.step().reverse(), tie.from());
        }
    }

    /** Takes it for granted that the way of a term leads somewhere, and says where. */
    int walk(Term term) {
        int here = find(term.base());
        for (Step step : term.way().steps()) {
            here = walk(here, List.of(step));
            alive.set(here);
        }
        deepest = Math.max(deepest, term.length());
        return here;
    }

    /** Finds all that is the same. */
    TermGraph close() {
        int longest = deepest + longestSide();
        boolean changed = true;
        while (changed) {
            changed = false;
            for (int node = 0; node < entities.size(); node++) {
                for (Equality equality : rules.equalities()) {
                    changed |= find(node) == node && depths.get(node) <= longest && apply(equality, node);
                }
            }
        }
        return this;
    }

    private int longestSide() {
        return rules.equalities().stream()
                .mapToInt(
                        e -> Math.max(e.left().steps().size(), e.right().steps().size()))
                .max()
                .orElse(0);
    }

    private boolean apply(Equality equality, int node) {
        List<Step> left = equality.left().steps();
        List<Step> right = equality.right().steps();
        return equality.left().start().equals(entities.get(node))
                && isAlive(node)
                && isThere(node, left)
                && isThere(node, right)
                && join(walk(node, left), walk(node, right));
    }

    boolean areSame(int one, int other) {
        return find(one) == find(other);
    }

    /** Returns whether a term is certainly there, and is the same as a node. */
    boolean isSame(Term term, int node) {
        return isThere(term.base(), term.way().steps())
                && areSame(walk(term.base(), term.way().steps()), node);
    }

    private boolean isThere(int node, List<Step> steps) {
        int here = find(node);
        for (int i = 0; i < steps.size(); i++) {
            Integer next = partners.get(here).get(steps.get(i));
            if (next == null) {
                return entities.size() < MOST_NODES && isTied(here, steps.subList(i, steps.size()));
            }
            here = find(next);
        }
        return true;
    }

    /** Returns whether there are links all along a path, none of which has been seen yet. */
    private boolean isTied(int node, List<Step> steps) {
        return isAlive(node)
                && steps.stream().allMatch(rules.certainty()::isTied)
                && steps.stream().skip(1).map(Step::source).allMatch(rules.certainty()::stays);
    }

    private boolean isAlive(int node) {
        return alive.get(node) || rules.certainty().stays(entities.get(node));
    }

    private int walk(int node, List<Step> steps) {
        int here = find(node);
        for (Step step : steps) {
            Integer next = partners.get(here).get(step);
            if (next == null) {
                next = add(step.target(), depths.get(here) + 1);
                tie(here, step, next);
            }
            here = find(next);
        }
        return here;
    }

    /** A shortest way to a node from a base. */
    Optional<Path> way(int base, int to) {
        Map<Integer, List<Step>> ways = new LinkedHashMap<>(Map.of(find(base), List.of()));
        Deque<Integer> open = new ArrayDeque<>(ways.keySet());
        Set<Integer> seen = new HashSet<>(open);
        while (!open.isEmpty()) {
            int here = open.remove();
            if (here == find(to)) {
                return Optional.of(new Path(entities.get(base), ways.get(here)));
            }
            partners.get(here).forEach((step, partner) -> {
                if (seen.add(find(partner))) {
                    List<Step> steps = new ArrayList<>(ways.get(here));
                    steps.add(step);
                    ways.put(find(partner), steps);
                    open.add(find(partner));
                }
            });
        }
        return Optional.empty();
    }

    private int add(Entity entity, int depth) {
        entities.add(entity);
        depths.add(depth);
        joined.add(joined.size());
        partners.add(new LinkedHashMap<>());
        return joined.size() - 1;
    }

    /** Makes one node the partner of another, unless the step is to-many. */
    private void tie(int from, Step step, int to) {
        if (!step.isToOne()) {
            return;
        }
        Integer present = partners.get(find(from)).putIfAbsent(step, to);
        if (present != null) {
            join(present, to);
        } else if (step.reverse().isToOne()) {
            tie(to, step.reverse(), from);
        }
    }

    private boolean join(int one, int other) {
        int kept = Math.min(find(one), find(other));
        int gone = Math.max(find(one), find(other));
        if (kept == gone) {
            return false;
        }
        joined.set(gone, kept);
        alive.set(kept, alive.get(kept) || alive.get(gone));
        depths.set(kept, Math.min(depths.get(kept), depths.get(gone)));
        partners.get(gone).forEach((step, to) -> tie(kept, step, to));
        return true;
    }

    private int find(int node) {
        int root = node;
        while (joined.get(root) != root) {
            root = joined.get(root);
        }
        return root;
    }
}
