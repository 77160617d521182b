package org.colonnade.couchbase;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.UnaryOperator;
import org.colonnade.couchbase.Documents.Seen;
import org.colonnade.store.Address;
import org.colonnade.store.Parallel;
import org.colonnade.store.Shape;
import org.colonnade.store.StoreException;

/**
 * The families of a collection, in one document: {@code {"hotels": {"number": 2, "layout": "...", "erasing": [1]}}}.
 *
 * <p>A family that is not there has no layout. Each time that one is created it gets the next number, so that nothing of an
 * old one is ever seen in it; what is left of old ones is erased by whoever drops or creates the family next. That a
 * family has the shape which callers think it has is looked up once, until it is dropped here.
 */
final class Catalogue {
    static final String FAMILIES = "colonnade/families";

    private final Documents documents;
    private final Parallel parallel;
    private final Address address;
    private final Map<Shape, Family> known = new ConcurrentHashMap<>();

    Catalogue(Documents documents, Parallel parallel, Address address) {
        this.documents = documents;
        this.parallel = parallel;
        this.address = address;
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
        while (true) {
            Optional<Seen> seen = documents.get(FAMILIES);
            Map<String, Object> families =
                    new LinkedHashMap<>(seen.map(Seen::content).orElse(Map.of()));
            Entry before = entry(families, family);
            Entry after = change.apply(before);
            families.put(family, after.members());
            if (after.equals(before)
                    || seen.map(s -> documents.replace(FAMILIES, families, s.cas()))
                            .orElseGet(() -> documents.insert(FAMILIES, families))
                            .isPresent()) {
                return after;
            }
        }
    }

    void create(Shape shape) {
        Entry there = change(shape.name(), e -> e.created(shape.layout()));
        known.put(shape, checked(shape, there));
        erase(shape.name(), there);
    }

    /** The family of a shape; fails if it is not there, or has another shape. */
    Family family(Shape shape) {
        Family family = known.get(shape);
        return family != null ? family : known.computeIfAbsent(shape, s -> checked(s, entry(read(), s.name())));
    }

    private Family checked(Shape shape, Entry there) {
        String layout = there.layout()
                .orElseThrow(() -> new StoreException(
                        StoreException.Kind.SHAPE,
                        address + " has no family " + shape.name() + "; create it first: " + shape.layout()));
        if (!layout.equals(shape.layout())) {
            throw new StoreException(
                    StoreException.Kind.SHAPE,
                    address + " has family " + shape.name() + " in another shape:\n  there:  " + layout + "\n  wanted: "
                            + shape.layout());
        }
        return Family.of(shape, there.number(), documents);
    }

    void drop(String family) {
        known.keySet().removeIf(s -> s.name().equals(family));
        erase(family, change(family, Entry::dropped));
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
