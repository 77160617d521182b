package org.colonnade.draft;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.colonnade.draft.DraftField.Link;

/**
 * Makes a grouping of the relationships along which entities are nested.
 *
 * <p>An entity is in one group, so each has at most one parent besides itself. A parent that would close a circle is
 * refused; the language has no groups that hold each other.
 */
public final class NestingDraft {
    private final Map<String, Link> above = new LinkedHashMap<>();
    private final Map<String, Link> selves = new LinkedHashMap<>();
    private final Set<String> entities = new LinkedHashSet<>();

    /** Entities appear in the order in which they are added. */
    public void add(String entity) {
        entities.add(entity);
    }

    /** Nests an entity below where one of its links leads; false if that would close a circle, or it is nested already. */
    public boolean nest(String entity, Link parent) {
        if (parent.end().entity().equals(entity)) {
            return selves.putIfAbsent(entity, parent) == null;
        }
        return !isBelow(parent.end().entity(), entity) && above.putIfAbsent(entity, parent) == null;
    }

    private boolean isBelow(String entity, String ancestor) {
        Optional<String> at = Optional.of(entity);
        while (at.isPresent() && !at.get().equals(ancestor)) {
            at = Optional.ofNullable(above.get(at.get())).map(l -> l.end().entity());
        }
        return at.isPresent();
    }

    /** The roots, each with all that is nested below it. */
    public List<DraftGrouping.Branch> roots() {
        return entities.stream()
                .filter(e -> !above.containsKey(e))
                .map(e -> branch(e, e))
                .toList();
    }

    private DraftGrouping.Branch branch(String name, String entity) {
        List<DraftGrouping.Branch> members = new ArrayList<>();
        above.forEach((child, link) -> {
            if (link.end().entity().equals(entity)) {
                members.add(branch(inverse(link), child));
            }
        });
        Optional.ofNullable(selves.get(entity))
                .ifPresent(l -> members.add(new DraftGrouping.Branch(inverse(l), List.of())));
        return new DraftGrouping.Branch(name, members);
    }

    private static String inverse(Link link) {
        return link.end().inverse().orElseThrow();
    }
}
