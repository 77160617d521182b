package org.colonnade.aggregates;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.colonnade.aggregate.AggregateClass;
import org.colonnade.cut.Cut;
import org.colonnade.cut.CutText;
import org.colonnade.design.Design;
import org.colonnade.model.Entity;
import org.colonnade.representation.RepresentationAdvisor;
import org.colonnade.representation.Terms;
import org.colonnade.store.Address;
import org.colonnade.store.Store;
import org.colonnade.store.StoreProfile;
import org.colonnade.store.Stores;
import org.colonnade.text.NearNames;
import org.colonnade.value.ComplexValue;

/**
 * The aggregates of a design on a store. Safe for use by many threads.
 *
 * <p>Every entity of the design is the root of an aggregate class. The design says how new aggregates are cut. Where it
 * does not, or leaves that to the advisor, they get the cut that {@code represent} finds best for this store and the
 * default mix. {@link #cut} overrides both. Existing aggregates keep their cut.
 */
public final class AggregateStore implements AutoCloseable {
    private final Store store;
    private final Map<String, Cut> cuts;
    private final String prefix;
    private final Optional<String> origin;

    private AggregateStore(Store store, Map<String, Cut> cuts, String prefix, Optional<String> origin) {
        this.store = store;
        this.cuts = Collections.unmodifiableMap(cuts);
        this.prefix = prefix;
        this.origin = origin;
    }

    /**
     * Opens the store at an address.
     *
     * @throws org.colonnade.store.AddressException if no store has such an address
     * @throws org.colonnade.store.StoreException if it cannot be opened
     */
    public static AggregateStore open(String address, Design design) {
        return open(Address.of(address), design);
    }

    public static AggregateStore open(Address address, Design design) {
        return at(address, Stores.open(address), design);
    }

    /** Opens the store at an address if it exists; otherwise fails and makes nothing. */
    public static AggregateStore find(Address address, Design design) {
        return at(address, Stores.find(address), design);
    }

    private static AggregateStore at(Address address, Store store, Design design) {
        return on(store, design, Stores.kind(address.scheme()).profile()).named(Origin.of(address));
    }

    /** Returns the aggregates on an open store, with its costs; closing them closes the store. */
    public static AggregateStore on(Store store, Design design, StoreProfile costs) {
        RepresentationAdvisor advisor = new RepresentationAdvisor(design, Terms.usual(costs));
        Map<String, Cut> cuts = new LinkedHashMap<>();
        for (Entity entity : design.model().entities()) {
            cuts.put(entity.name(), advisor.cut(entity, design.defaultMix()));
        }
        return new AggregateStore(store, cuts, "", Optional.empty());
    }

    /**
     * Returns the same aggregates under another name, by which copies in other stores know their source. A store opened
     * by its address is named by it; after the address changes, the old one as a name keeps it known to its copies.
     */
    public AggregateStore named(String name) {
        return new AggregateStore(store, cuts, prefix, Optional.of(name));
    }

    /** Returns the same aggregates in families whose names begin with this prefix. */
    public AggregateStore prefixed(String beginning) {
        return new AggregateStore(store, cuts, beginning, origin);
    }

    /** Returns the same aggregates with another cut for new ones of a class: {@code eao}, {@code etf}, {@code x[*]}. */
    public AggregateStore cut(String name, String cut) {
        AggregateClass aggregate = cutOf(name).aggregate();
        Map<String, Cut> changed = new LinkedHashMap<>(cuts);
        changed.put(name, CutText.read(aggregate, cut));
        return new AggregateStore(store, changed, prefix, origin);
    }

    /** Returns the aggregates of the class named like a Java class: a record, or anything else that Jackson knows. */
    public <A> Aggregates<A> of(Class<A> type) {
        return of(type, type.getSimpleName());
    }

    /** Returns the aggregates of a class as objects of a Java class. */
    public <A> Aggregates<A> of(Class<A> type, String name) {
        return aggregates(name, ObjectCode.of(type, cutOf(name).aggregate()));
    }

    /** Returns the aggregates of a class as complex values. */
    public Aggregates<ComplexValue> of(String name) {
        return aggregates(name, ObjectCode.plain());
    }

    private <A> Aggregates<A> aggregates(String name, ObjectCode<A> code) {
        return Aggregates.of(blocks(name), code);
    }

    /** The blocks of a class, whose family is made if it is not there. */
    Blocks blocks(String name) {
        Blocks blocks = present(name);
        blocks.create();
        return blocks;
    }

    /** The blocks of a class whose family is there already; if it is not, this shows when they are used. */
    Blocks present(String name) {
        return new Blocks(store, cutOf(name), family(name));
    }

    /** Returns the source that copies of a class's aggregates carry: {@code embedded:/srv/old#Game}. */
    String source(String name) {
        return origin.orElseThrow(
                        () -> new IllegalArgumentException(
                                "copies have to tell where they come from; give the store that they come from a name by named(...)"))
                + "#" + family(name);
    }

    /** Returns the name of the family that holds the aggregates of a class. */
    public String family(String name) {
        return prefix + name;
    }

    /** Returns the names of all classes. */
    public List<String> classes() {
        return List.copyOf(cuts.keySet());
    }

    /** Returns the cut of new aggregates of a class. */
    public Cut cutOf(String name) {
        Cut cut = cuts.get(name);
        if (cut == null) {
            throw new IllegalArgumentException("the design has no entity `" + name
                    + "`, so there are no such aggregates" + NearNames.help("; ", name, classes()));
        }
        return cut;
    }

    /** Returns the store itself. */
    public Store store() {
        return store;
    }

    @Override
    public void close() {
        store.close();
    }
}
