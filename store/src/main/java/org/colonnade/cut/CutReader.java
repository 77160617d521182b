package org.colonnade.cut;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.colonnade.aggregate.AccessPath;
import org.colonnade.aggregate.AggregateClass;

/**
 * Reads the paths that have entries of their own: {@code rounds[*], street+city}. It reports all faults at once.
 *
 * <p>A path may have parts cut out of it: {@code address, address.street} leaves the rest of the address for the first
 * entry. Something must be left, so {@code rounds, rounds[*]} is refused, as in a design.
 */
final class CutReader {
    private final AggregateClass aggregate;
    private final Set<AccessPath> cuts = new LinkedHashSet<>();
    private final Set<String> complaints = new LinkedHashSet<>();

    CutReader(AggregateClass aggregate) {
        this.aggregate = aggregate;
    }

    Cut read(String text) {
        List<List<AccessPath>> groups = Arrays.stream(
                        text.replaceAll("\\s*\\+\\s*", "+").split("[\\s,]+"))
                .filter(item -> !item.isEmpty())
                .map(this::group)
                .toList();
        if (groups.isEmpty()) {
            complaints.add("a partition is `eao`, `etf`, or paths such as `rounds[*]`");
        }
        raise();
        Map<AccessPath, List<AccessPath>> members = new Cutting(aggregate, cuts).members();
        cuts.stream().filter(c -> !members.containsKey(c)).forEach(this::complainOfNothing);
        raise();
        return cut(groups, members);
    }

    private void raise() {
        if (!complaints.isEmpty()) {
            throw new IllegalArgumentException(String.join("\n", complaints));
        }
    }

    /** Of a path all of whose parts are cut out of it: there is nothing left for an entry of its own. */
    private void complainOfNothing(AccessPath cut) {
        cuts.stream()
                .filter(c -> !c.equals(cut) && c.startsWith(cut))
                .findFirst()
                .ifPresent(c -> complaints.add(PortionChecks.inTwoEntries(c, cut)));
    }

    private List<AccessPath> group(String item) {
        return Arrays.stream(item.split("\\+", -1))
                .flatMap(path -> path(path, item).stream())
                .toList();
    }

    private Optional<AccessPath> path(String text, String item) {
        if (text.isEmpty()) {
            complaints.add("a path is missing in `" + item + "`; write it like `street+city`");
            return Optional.empty();
        }
        try {
            AccessPath path = AccessPath.of(text);
            if (isWhole(text) && aggregate.type(path).isEmpty()) {
                complaints.add("`" + text + "` is a whole partition and stands alone; leave it out, or all else");
                return Optional.empty();
            }
            Cutting.check(aggregate, path);
            if (!cuts.add(path)) {
                complaints.add("`" + path + "` is there twice; leave one of them out");
            }
            return Optional.of(path);
        } catch (IllegalArgumentException e) {
            complaints.add(e.getMessage());
            return Optional.empty();
        }
    }

    private static boolean isWhole(String text) {
        return text.equalsIgnoreCase("eao") || text.equalsIgnoreCase("etf");
    }

    private Cut cut(List<List<AccessPath>> groups, Map<AccessPath, List<AccessPath>> members) {
        List<Portion> portions = new ArrayList<>();
        for (List<AccessPath> group : groups) {
            portions.add(new Portion(
                    group.stream().map(members::remove).flatMap(List::stream).toList()));
        }
        members.values().forEach(m -> portions.add(new Portion(m)));
        return Cut.of(aggregate, portions);
    }
}
