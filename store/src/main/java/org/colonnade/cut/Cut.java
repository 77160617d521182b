package org.colonnade.cut;

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
import org.colonnade.aggregate.CutDecision;
import org.colonnade.model.Type;
import org.colonnade.text.Meanings;
import org.colonnade.value.ComplexValue;

/**
 * A division of the values of an aggregate class into entries (NoAM, Sections 5 and 6).
 *
 * <p>Invariants: every path of the class is in the subtree of exactly one member of one portion, or has members below
 * it; if all fields of a record are members of one portion, the record is the member instead; members and portions are
 * in the order of the class. So two cuts are equal if they cut all values alike.
 *
 * <p>The key of an entry names what the entry holds, see {@link EntryKey}. A value without entries below it (a record
 * whose fields are all absent, a collection without elements) has an entry with its empty value.
 */
public final class Cut {
    /** The number of keys whose meaning is remembered: as many as most classes have. */
    private static final int MOST_PLACES = 4096;

    private final AggregateClass aggregate;
    private final List<Portion> portions;
    private final int hash;
    private final MemberTree members = new MemberTree();
    private final Map<String, Portion> byKey = new LinkedHashMap<>();
    private final Map<Portion, KeyNaming> namings = new LinkedHashMap<>();
    private final Meanings<EntryPlace> places = new Meanings<>(MOST_PLACES, key -> EntryPlace.of(this, key));

    private Cut(AggregateClass aggregate, List<Portion> portions) {
        this.aggregate = aggregate;
        this.portions = List.copyOf(portions);
        this.hash = this.portions.hashCode();
        for (Portion portion : portions) {
            KeyNaming naming = KeyNaming.of(aggregate, portion);
            portion.members().forEach(m -> members.add(new Member(m, portion, naming)));
            namings.put(portion, naming);
            byKey.put(naming.general(), portion);
        }
    }

    /**
     * Returns the cut with these portions.
     *
     * @throws IllegalArgumentException with a message for people if they do not cover the class, or a part twice
     */
    public static Cut of(AggregateClass aggregate, Collection<Portion> portions) {
        return new Cut(aggregate, new PortionChecks(aggregate).normal(portions));
    }

    /** Returns the cut that a design has decided; empty if it leaves that to the advisor. */
    public static Optional<Cut> of(AggregateClass aggregate, CutDecision cut) {
        return cut.match(
                oneEntry -> Optional.of(oneEntry(aggregate)),
                fields -> Optional.of(fields(aggregate)),
                advised -> Optional.empty(),
                entries -> Optional.of(of(aggregate, portions(entries))));
    }

    private static List<Portion> portions(CutDecision.Entries entries) {
        return entries.entries().stream().map(e -> new Portion(e.paths())).toList();
    }

    /** Returns the cut with one entry per aggregate object (EAO). */
    public static Cut oneEntry(AggregateClass aggregate) {
        return cutting(aggregate, List.of());
    }

    /** Returns the cut with one entry per top-level field (ETF). */
    public static Cut fields(AggregateClass aggregate) {
        return cutting(aggregate, aggregate.below(AccessPath.ROOT));
    }

    /**
     * Returns the cut with an entry for the value at each path, without parts that another path cuts out of it;
     * all else stays in the entry of its element. A path through {@code [*]} cuts at each {@code [*]} on its way.
     */
    public static Cut cutting(AggregateClass aggregate, Collection<AccessPath> cuts) {
        return of(aggregate, new Cutting(aggregate, cuts).portions());
    }

    public AggregateClass aggregate() {
        return aggregate;
    }

    public List<Portion> portions() {
        return portions;
    }

    /** Returns the key of a portion's entries, with {@code [*]} in place of indices. */
    public String key(Portion portion) {
        return namings.get(portion).general();
    }

    /** Returns the portion that holds the whole value at a path, if one does. */
    public Optional<Portion> holder(AccessPath path) {
        return member(path).map(Member::portion);
    }

    /** Returns the key of the entry that holds the whole value at a path, if one does. */
    public Optional<String> key(AccessPath path) {
        return member(path).map(m -> m.naming().key(path));
    }

    /** The member that a path leads to, or into. */
    Optional<Member> member(AccessPath path) {
        return members.on(path);
    }

    /**
     * Returns the portion of an entry, even of one written when the class had fewer fields; empty if the entry marks a
     * value without entries below it.
     */
    public Optional<Portion> portion(String key) {
        return place(key).portion();
    }

    /** Returns the empty collection that an entry with this key marks, if it does. */
    public Optional<AccessPath> emptyCollection(String key) {
        EntryPlace place = place(key);
        return place.isEmpty() ? Optional.of(place.path()) : Optional.empty();
    }

    /** Returns the key of the entry that marks a collection as empty whose elements would have entries of their own. */
    public String emptyKey(AccessPath collection) {
        return EntryKey.empty(collection);
    }

    /** Returns the place of an entry; fails if its key is none. */
    EntryPlace place(String key) {
        return places.of(key);
    }

    /** The portion whose entries are called so, or were, with {@code [*]} in place of indices. */
    Optional<Portion> called(String general) {
        return Optional.ofNullable(byKey.get(general)).or(() -> EarlierKey.portion(portions, general));
    }

    /** Returns whether this cut makes entries with this key for values; empty ones may have others. */
    public boolean makes(String key) {
        return byKey.containsKey(EntryKey.general(key))
                || emptyCollection(key).filter(this::isCut).isPresent();
    }

    /** Returns whether the value at a path of the class is cut: some of its parts are in entries of their own. */
    public boolean isCut(AccessPath path) {
        return member(path).isEmpty() && aggregate.type(path).isPresent();
    }

    /** Returns the collections with an entry for each element that are not inside elements of others. */
    public List<AccessPath> cutCollections() {
        Set<AccessPath> collections = new LinkedHashSet<>();
        portions.forEach(p -> p.members().forEach(m -> m.beforeEvery().ifPresent(collections::add)));
        return List.copyOf(collections);
    }

    /** Cuts a value into entries. */
    public List<BlockEntry> cut(ComplexValue value) {
        return cut(AccessPath.ROOT, value);
    }

    /** Cuts the value at the path of an element, or the whole value, into entries. */
    public List<BlockEntry> cut(AccessPath place, ComplexValue value) {
        return new ValueCut(this).entries(place, value);
    }

    /**
     * Joins entries, in any order, to their value; absent if there are none.
     *
     * @throws IllegalArgumentException if they are not the entries of a value
     */
    public ComplexValue join(Collection<BlockEntry> entries) {
        return join(AccessPath.ROOT, entries);
    }

    /** Joins the value at a path from the entries in its {@link #ranges}; other entries do no harm. */
    public ComplexValue join(AccessPath path, Collection<BlockEntry> entries) {
        EntryJoin joint = new EntryJoin(this);
        entries.forEach(joint::add);
        return joint.at(path);
    }

    /** Returns the ranges of the entries that hold the value at a path; paths through {@code [*]} need all elements. */
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

    /** Returns the portions with members at a path whose entries have keys outside of it. */
    private List<Portion> outside(AccessPath place) {
        AccessPath general = place.general();
        return portions.stream()
                .filter(p -> !namings.get(p).first().startsWith(general))
                .filter(p -> p.members().stream().anyMatch(m -> m.startsWith(general)))
                .toList();
    }

    /**
     * Returns the range in which every block, however it is cut, has the value at a path: if it has entries, and this
     * cut {@link #makes} all of them, they alone hold that value. Returns none if that takes several ranges, or
     * is not so for all blocks.
     *
     * <p>An entry holds what its key says. If a cut has any entries for elements of a collection, their keys
     * begin with these elements. Parts of other records may be in entries with other keys.
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
                || other instanceof Cut that
                        && hash == that.hash
                        && aggregate.equals(that.aggregate)
                        && portions.equals(that.portions);
    }

    @Override
    public int hashCode() {
        return hash;
    }

    /** Returns the text of the design language: {@code entry { id firstPlayer secondPlayer }  entry rounds[*]}. */
    @Override
    public String toString() {
        return portions.stream().map(Portion::toString).collect(Collectors.joining("  "));
    }
}
