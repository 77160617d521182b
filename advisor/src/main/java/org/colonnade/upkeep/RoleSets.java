package org.colonnade.upkeep;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.BiPredicate;
import java.util.function.Function;
import java.util.function.IntConsumer;
import org.colonnade.workload.Node;
import org.colonnade.workload.QueryGraph;

/**
 * The sets of roles that an update plays in some tuple at once, while it plays no other in it.
 *
 * <p>A role is a list of nodes, and all roles in a set have the same instances there. The same instances have the same
 * partners along to-one steps, so some roles bring others with them: on a path of one to-one step, the roles in a set are
 * equally far apart, and go on to the end. A set that lacks a role which its others bring is not searched further; so
 * each step of the search leads to a set, and takes time that is polynomial in the size of the graph.
 *
 * @param <R> a role
 */
final class RoleSets<R> {
    private final Function<R, List<Node>> nodes;
    private final BiPredicate<R, Collection<R>> fits;
    private final IntConsumer limit;
    private final List<R> roles;
    private final Deque<R> in = new ArrayDeque<>();
    private final Deque<R> out = new ArrayDeque<>();
    private final List<Set<R>> found = new ArrayList<>();

    /**
     * @param fits whether a role can be played beside others
     * @param limit fails if so many sets are too many
     */
    RoleSets(
            QueryGraph graph,
            List<R> all,
            Function<R, List<Node>> nodes,
            BiPredicate<R, Collection<R>> fits,
            IntConsumer limit) {
        this.nodes = nodes;
        this.fits = fits;
        this.limit = limit;
        this.roles = all.stream().filter(r -> fits.test(r, List.of())).toList();
        all.stream().filter(r -> !roles.contains(r)).forEach(out::add);
        search(roles.size() - 1, new Sameness(graph));
    }

    /** All sets but the empty one, as numbers in which a role is a bit, the first the lowest: smaller numbers first. */
    List<Set<R>> all() {
        return found;
    }

    private void search(int last, Sameness same) {
        if (last < 0) {
            add();
            return;
        }
        R role = roles.get(last);
        if (!isBrought(role, same)) {
            out.push(role);
            search(last - 1, same);
            out.pop();
        }
        if (fits.test(role, in)) {
            in.push(role);
            Sameness more = same.with(in.stream().map(nodes).toList());
            if (out.stream().noneMatch(r -> isBrought(r, more))) {
                search(last - 1, more);
            }
            in.pop();
        }
    }

    private void add() {
        if (!in.isEmpty()) {
            found.add(new LinkedHashSet<>(in));
            limit.accept(found.size());
        }
    }

    private boolean isBrought(R role, Sameness same) {
        return !in.isEmpty() && same.are(nodes.apply(role), nodes.apply(in.peek()));
    }
}
