package org.colonnade.couchbase;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.UnaryOperator;
import org.colonnade.couchbase.Documents.Seen;
import org.colonnade.store.Attempts;
import org.colonnade.store.KnownFamilies;
import org.colonnade.store.Parallel;
import org.colonnade.store.Shape;

/**
 * The families of a collection, in one document: {@code {"hotels": {"number": 2, "layout": "...", "erasing": [1]}}}.
 *
 * <p>A family that is not there has no layout. Each time that one is created it gets the next number, so that nothing of an
 * old one is ever seen in it; what is left of old ones is erased by whoever drops or creates the family next. That a
 * family is there, in the shape which callers think it has, is looked up once a second: others may have dropped it.
 */
final class Catalogue {
    static final String FAMILIES = "colonnade/families";

    private final Documents documents;
    private final Parallel parallel;
    private final Attempts attempts;
    private final Faults faults;
    private final KnownFamilies<Family> known = KnownFamilies.forASecond();

    Catalogue(Documents documents, Parallel parallel, Attempts attempts, Faults faults) {
        this.documents = documents;
        this.parallel = parallel;
        this.attempts = attempts;
        this.faults = faults;
    }

    /** What is known of a family: the number that it has or had last, its layout, and the numbers that are being erased. */
    private record Entry(int number, Optional<String> layout, List<Integer> erasing) {
        private static final Entry NONE = new Entry(0, Optional.empty(), List.of());

        static Entry of(Map<?, ?> members) {
            return new Entry(
                    ((Number) members.get("number")).intValue(),
                    Optional.ofNullable((String) members.get("layout")),
                    ((List<?>) members.get("erasing"))
                            .stream().map(n -> ((Number) n).intValue()).toList());
        }

        Map<String, Object> members() {
            Map<String, Object> members = new LinkedHashMap<>();
            members.put("number", number);
            layout.ifPresent(l -> members.put("layout", l));
            members.put("erasing", erasing);
            return members;
        }

        Entry created(String wanted) {
            return layout.isPresent() ? this : new Entry(number + 1, Optional.of(wanted), erasing);
        }

        Entry dropped() {
            List<Integer> more = new ArrayList<>(erasing);
            more.add(number);
            return layout.isPresent() ? new Entry(number, Optional.empty(), List.copyOf(more)) : this;
        }

        Entry erased(int which) {
            return new Entry(
                    number, layout, erasing.stream().filter(n -> n != which).toList());
        }
    }

    /** The document of the families, if this is the first one that is created. */
    static Map<String, Object> first(Shape shape) {
        return Map.of(shape.name(), Entry.NONE.created(shape.layout()).members());
    }

    private static Entry entry(Map<String, Object> families, String family) {
        return families.containsKey(family) ? Entry.of((Map<?, ?>) families.get(family)) : Entry.NONE;
    }

    private Map<String, Object> read() {
        return documents.get(FAMILIES).map(Seen::content).orElse(Map.of());
    }

    Set<String> families() {
        Map<String, Object> families = read();
        Set<String> there = new TreeSet<>(families.keySet());
        there.removeIf(f -> entry(families, f).layout().isEmpty());
        return there;
    }

    /** Changes what is known of a family, as one step; what it is then. */
    private Entry change(String family, UnaryOperator<Entry> change) {
        return attempts.run(() -> attempt(family, change), () -> faults.overtaken(family));
    }

    /** Nothing if somebody else was quicker. */
    private Optional<Entry> attempt(String family, UnaryOperator<Entry> change) {
        Optional<Seen> seen = documents.get(FAMILIES);
        Map<String, Object> families =
                new LinkedHashMap<>(seen.map(Seen::content).orElse(Map.of()));
        Entry before = entry(families, family);
        Entry after = change.apply(before);
        families.put(family, after.members());
        boolean made = after.equals(before)
                || seen.map(s -> documents.replace(FAMILIES, families, s.cas()))
                        .orElseGet(() -> documents.insert(FAMILIES, families))
                        .isPresent();
        return made ? Optional.of(after) : Optional.empty();
    }

    void create(Shape shape) {
        Entry created =
                known.renew(shape, () -> change(shape.name(), e -> e.created(shape.layout())), e -> checked(shape, e));
        erase(shape.name(), created);
    }

    /** The family of a shape; fails if it is not there, or has another shape. */
    Family family(Shape shape) {
        return known.get(shape, () -> entry(read(), shape.name()), there -> checked(shape, there));
    }

    private Family checked(Shape shape, Entry there) {
        shape.requireIn(faults.store().address(), there.layout());
        return Family.of(shape, there.number(), documents);
    }

    void drop(String family) {
        erase(family, known.drop(family, () -> change(family, Entry::dropped)));
    }

    private void erase(String family, Entry entry) {
        for (int number : entry.erasing()) {
            KeyLists lists = new KeyLists(documents, Family.prefix(family, number));
            for (String list : lists.lists()) {
                parallel.map(lists.keys(list), k -> documents.remove(k, Documents.ANY));
            }
            lists.remove();
            change(family, e -> e.erased(number));
        }
    }
}
