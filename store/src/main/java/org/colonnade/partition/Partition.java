package org.colonnade.partition;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.colonnade.aggregate.AccessPath;
import org.colonnade.aggregate.AccessStep;
import org.colonnade.aggregate.AggregateClass;
import org.colonnade.aggregate.Cut;
import org.colonnade.model.Type;
import org.colonnade.text.Meanings;
import org.colonnade.value.ComplexValue;

/**
 * How the values of an aggregate class are cut into entries (NoAM, Sections 5 and 6).
 *
 * <p>Invariants: every path of the class is in the subtree of exactly one member of one portion, or has members below
 * it; if all fields of a record are members of one portion, the record is the member instead; members and portions are
 * in the order of the class. So two partitions are equal if they cut all values alike.
 *
 * <p>The entry of a portion is called by what it holds, see {@link EntryKey}. What is there, but has no entry below it (a
 * record all of whose fields are absent, a collection without elements), has an entry with its empty value.
 */
public final class Partition {
    /** As many keys are remembered, with what they mean, as most classes have. */
    private static final int MOST_PLACES = 4096;

    private final AggregateClass aggregate;
    private final List<Portion> portions;
    private final int hash;
    private final MemberTree members = new MemberTree();
    private final Map<String, Portion> byKey = new LinkedHashMap<>();
    private final Map<Portion, Naming> namings = new LinkedHashMap<>();
    private final Meanings<EntryPlace> places = new Meanings<>(MOST_PLACES, key -> EntryPlace.of(this, key));

    private Partition(AggregateClass aggregate, List<Portion> portions) {
        this.aggregate = aggregate;
        this.portions = List.copyOf(portions);
        this.hash = this.portions.hashCode();
        for (Portion portion : portions) {
            Naming naming = Naming.of(aggregate, portion);
            portion.members().forEach(m -> members.add(new Member(m, portion, naming)));
            namings.put(portion, naming);
            byKey.put(naming.general(), portion);
        }
    }

    /**
     * The partition with these portions.
     *
     * @throws IllegalArgumentException with a message for people if they do not cover the class, or something twice
     */
    public static Partition of(AggregateClass aggregate, Collection<Portion> portions) {
        return new Partition(aggregate, new PortionChecks(aggregate).normal(portions));
    }

    /** As a design says it; empty if it leaves that to the advisor. */
    public static Optional<Partition> of(AggregateClass aggregate, Cut cut) {
        return cut.match(
                oneEntry -> Optional.of(oneEntry(aggregate)),
                fields -> Optional.of(fields(aggregate)),
                advised -> Optional.empty(),
                entries -> Optional.of(of(aggregate, portions(entries))));
    }

    private static List<Portion> portions(Cut.Entries entries) {
        return entries.entries().stream().map(e -> new Portion(e.paths())).toList();
    }

    /** One entry per aggregate object (EAO). */
    public static Partition oneEntry(AggregateClass aggregate) {
        return cutting(aggregate, List.of());
    }

    /** One entry per top-level field (ETF). */
    public static Partition fields(AggregateClass aggregate) {
        return cutting(aggregate, aggregate.below(AccessPath.ROOT));
    }

    /**
     * The partition with an entry of its own for what is at each of some paths, but for what is cut out of it in turn;
     * all else stays in the entry of its element. A path through {@code [*]} cuts at each {@code [*]} on its way.
     */
    public static Partition cutting(AggregateClass aggregate, Collection<AccessPath> cuts) {
        return of(aggregate, new Cutting(aggregate, cuts).portions());
    }

    public AggregateClass aggregate() {
        return aggregate;
    }

    public List<Portion> portions() {
        return portions;
    }

    /** What the entries of a portion are called, with {@code [*]} in place of indices. */
    public String key(Portion portion) {
        return namings.get(portion).general();
    }

    /** The portion that holds all that is at a path, if one does. */
    public Optional<Portion> holder(AccessPath path) {
        return member(path).map(Member::portion);
    }

    /** What the entry is called that holds all that is at a path, if one does. */
    public Optional<String> key(AccessPath path) {
        return member(path).map(m -> m.naming().key(path));
    }

    /** The member that a path leads to, or into. */
    Optional<Member> member(AccessPath path) {
        return members.on(path);
    }

    /**
     * The portion that an entry is of, also if it was written when the class had fewer fields; empty if it is that of something
     * that has no entries below it.
     */
    public Optional<Portion> portion(String key) {
        return place(key).portion();
    }

    /** The collection of which an entry tells that it has no elements, if it does. */
    public Optional<AccessPath> emptyCollection(String key) {
        EntryPlace place = place(key);
        return place.isEmpty() ? Optional.of(place.path()) : Optional.empty();
    }

    /** What the entry is called that tells that a collection has no elements, of which each would have one. */
    public String emptyKey(AccessPath collection) {
        return EntryKey.empty(collection);
    }

    /** Where an entry belongs; fails if its key is none. */
    EntryPlace place(String key) {
        return places.of(key);
    }

    /** The portion whose entries are called so, or were, with {@code [*]} in place of indices. */
    Optional<Portion> called(String general) {
        return Optional.ofNullable(byKey.get(general)).or(() -> EarlierKey.portion(portions, general));
    }

    /** Whether this partition makes entries with a key that hold something; it may make others, of what is empty. */
    public boolean makes(String key) {
        return byKey.containsKey(EntryKey.general(key))
                || emptyCollection(key).filter(this::isCut).isPresent();
    }

    /** Whether what is at a path of the class is cut: some of its parts are in entries of their own. */
    public boolean isCut(AccessPath path) {
        return member(path).isEmpty() && aggregate.type(path).isPresent();
    }

    /** The collections with an entry for each element that are not in the elements of others. */
    public List<AccessPath> cutCollections() {
        Set<AccessPath> collections = new LinkedHashSet<>();
        portions.forEach(p -> p.members().forEach(m -> m.beforeEvery().ifPresent(collections::add)));
        return List.copyOf(collections);
    }

    /** The entries of a value, by their keys. */
    public List<BlockEntry> cut(ComplexValue value) {
        return cut(AccessPath.ROOT, value);
    }

    /** The entries of what is at the path of an element, or of the whole. */
    public List<BlockEntry> cut(AccessPath place, ComplexValue value) {
        return new ValueCut(this).entries(place, value);
    }

    /**
     * The value whose entries these are, in any order; absent if there are none.
     *
     * @throws IllegalArgumentException if they are not the entries of a value
     */
    public ComplexValue join(Collection<BlockEntry> entries) {
        return join(AccessPath.ROOT, entries);
    }

    /** What is at a path, of the entries that {@link #ranges} tells; other entries do no harm. */
    public ComplexValue join(AccessPath path, Collection<BlockEntry> entries) {
        Joint joint = new Joint(this);
        entries.forEach(joint::add);
        return joint.at(path);
    }

    /** Where the entries are that hold what is at a path; a path through {@code [*]} needs all elements. */
    List<KeyRange> ranges(AccessPath path) {
        AccessPath place = path.beforeEvery().orElse(path);
        Optional<String> one = key(place);
        if (one.isPresent()) {
            return List.of(KeyRange.one(one.get()));
        }
        List<KeyRange> ranges = new ArrayList<>();
        ranges.add(isCollection(place) ? EntryKey.elements(place) : EntryKey.inRecord(place));
        if (!place.isRoot()) {
            outside(place).forEach(p -> ranges.add(KeyRange.one(namings.get(p).key(place))));
        }
        return Collections.unmodifiableList(ranges);
    }

    /** The portions with members at a path whose entries are called by what is outside of it. */
    private List<Portion> outside(AccessPath place) {
        AccessPath general = place.general();
        return portions.stream()
                .filter(p -> !namings.get(p).first().startsWith(general))
                .filter(p -> p.members().stream().anyMatch(m -> m.startsWith(general)))
                .toList();
    }

    /**
     * Where what is at a path can be read in every block, however it is cut: if there are entries, and this partition {@link
     * #makes} them all, then they tell it, and no others do. None if that needs several ranges, or is not so for all blocks.
     *
     * <p>An entry holds what its key says. And if a partition has any entries of elements of a collection, all of them are
     * called by these elements. Parts of other records may be in entries that are called by something else.
     */
    public Optional<KeyRange> range(AccessPath path) {
        AccessPath place = path.beforeEvery().orElse(path);
        List<KeyRange> ranges = ranges(place);
        boolean alone = ranges.get(0).isOne()
                || isCollection(place)
                || !place.isRoot() && place.last() instanceof AccessStep.Index;
        return alone && ranges.size() == 1 ? Optional.of(ranges.get(0)) : Optional.empty();
    }

    boolean isCollection(AccessPath path) {
        return aggregate.type(path).filter(Type::isCollection).isPresent();
    }

    @Override
    public boolean equals(Object other) {
        return this == other
                || other instanceof Partition that
                        && hash == that.hash
                        && aggregate.equals(that.aggregate)
                        && portions.equals(that.portions);
    }

    @Override
    public int hashCode() {
        return hash;
    }

    /** As the design language writes it: {@code entry { id firstPlayer secondPlayer }  entry rounds[*]}. */
    @Override
    public String toString() {
        return portions.stream().map(Portion::toString).collect(Collectors.joining("  "));
    }
}
