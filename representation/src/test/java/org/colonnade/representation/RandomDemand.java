package org.colonnade.representation;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.Random;
import java.util.stream.Stream;
import org.colonnade.aggregate.AccessPath;
import org.colonnade.aggregate.AggregateClass;
import org.colonnade.cost.BlockCosts;
import org.colonnade.model.Attribute;
import org.colonnade.model.Scalar;
import org.colonnade.model.Type;
import org.colonnade.model.ValueObject;
import org.colonnade.representation.Access.Kind;
import org.colonnade.representation.CutSearch.Weighed;
import org.colonnade.store.StoreLimits;
import org.colonnade.store.StoreProfile;
import org.colonnade.text.Source;
import org.colonnade.text.Span;
import org.colonnade.workload.Actor;
import org.colonnade.workload.Request;

/** A class of few atoms, accesses to it and a store, all at random. */
final class RandomDemand {
    private static final Span NOWHERE = new Source("nowhere", "").span(0, 0);

    private final Random random;
    private int atoms = 6;
    private int names;

    private RandomDemand(long seed) {
        this.random = new Random(seed);
    }

    static Demand of(long seed) {
        return new RandomDemand(seed).demand();
    }

    private Demand demand() {
        AggregateClass aggregate = aggregate();
        List<Weighed> accesses = new ArrayList<>();
        int count = 1 + random.nextInt(4);
        for (int i = 0; i < count; i++) {
            accesses.add(new Weighed(access(aggregate, i), 1 + random.nextInt(9)));
        }
        double gain = random.nextInt(3) == 0 ? 0.1 * random.nextDouble() : 0;
        return Demand.of(aggregate, new Terms(profile(limits(aggregate)), gain), accesses);
    }

    private AggregateClass aggregate() {
        Attribute key = attribute(new Type.Simple(Scalar.UUID, 16), true);
        List<Attribute> fields = new ArrayList<>(List.of(key));
        int count = 1 + random.nextInt(4);
        for (int i = 0; i < count && atoms > 0; i++) {
            fields.add(attribute(type(2), false));
        }
        return new AggregateClass("Thing", new ValueObject("Thing", fields, NOWHERE), key);
    }

    private Attribute attribute(Type type, boolean key) {
        return new Attribute("Thing", "f" + names++, type, key, false, OptionalLong.empty(), NOWHERE);
    }

    private Type type(int depth) {
        int kind = depth == 0 ? 0 : random.nextInt(4);
        if (kind < 2) {
            atoms--;
            return new Type.Simple(Scalar.TEXT, 1 + random.nextInt(200));
        } else if (kind == 2) {
            return composite(depth);
        }
        atoms--;
        Type element = random.nextBoolean() ? type(0) : composite(depth);
        return new Type.Collection(element, 1 + random.nextInt(20));
    }

    private Type composite(int depth) {
        List<Attribute> fields = Stream.generate(() -> attribute(type(depth - 1), false))
                .limit(1 + random.nextInt(2))
                .toList();
        return new Type.Composite(new ValueObject("Value" + names++, fields, NOWHERE));
    }

    private Access access(AggregateClass aggregate, int number) {
        Request request = new Request("r" + number, new Actor.Unknown(), Map.of("only", 1.0), List.of(), NOWHERE);
        Kind kind = Kind.values()[random.nextInt(10) == 0 ? 3 : random.nextInt(3)];
        List<AccessPath> top = aggregate.below(AccessPath.ROOT);
        boolean writes = kind == Kind.UPDATE || kind == Kind.INSERT;
        return new Access(
                request,
                kind,
                1 + random.nextInt(2),
                kind == Kind.INSERT ? List.of() : some(paths(aggregate, AccessPath.ROOT)),
                writes ? some(top) : List.of(),
                kind == Kind.UPDATE
                        ? some(top).stream()
                                .filter(p -> aggregate.type(p).orElseThrow() instanceof Type.Collection)
                                .toList()
                        : List.of());
    }

    private static List<AccessPath> paths(AggregateClass aggregate, AccessPath path) {
        return aggregate.below(path).stream()
                .flatMap(p -> Stream.concat(Stream.of(p), paths(aggregate, p).stream()))
                .toList();
    }

    private List<AccessPath> some(List<AccessPath> paths) {
        return paths.stream().filter(p -> random.nextInt(3) == 0).toList();
    }

    /** None, or one that a part of the class breaks, or all of it. */
    private StoreLimits limits(AggregateClass aggregate) {
        double most = 1.2 * Pricing.bytes(Scope.of(aggregate).atoms());
        return random.nextInt(3) == 0 ? StoreLimits.NONE : StoreLimits.ofEntry(Math.floor(random.nextDouble() * most));
    }

    private StoreProfile profile(StoreLimits limits) {
        return new StoreProfile("random", "random", new BlockCosts(prices(), prices()), limits);
    }

    private BlockCosts.Prices prices() {
        return new BlockCosts.Prices(price(100), price(100), price(1), price(1));
    }

    private double price(int most) {
        return random.nextInt(5) == 0 ? 0 : random.nextInt(101) * most / 100.0;
    }
}
