package org.colonnade.arrangement;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.colonnade.aggregate.AccessPath;
import org.colonnade.json.ComplexJson;
import org.colonnade.model.Scalar;
import org.colonnade.model.Type;
import org.colonnade.store.Atomicity;
import org.colonnade.store.Expectation;
import org.colonnade.store.Field;
import org.colonnade.store.Get;
import org.colonnade.store.Mutation;
import org.colonnade.store.Row;
import org.colonnade.store.Shape;
import org.colonnade.store.Store;
import org.colonnade.value.ComplexValue;

/**
 * The arrangement that the paper warns of: each element of the collection is a block of its own, and all else is
 * another, which knows how many elements there are. A conditional write reserves the place of an element, so that none
 * is lost; but the element comes after it, so half an aggregate can be seen, and stays if the client dies.
 */
final class ScatteredArrangement implements Arrangement {
    private static final Field VALUE = new Field("value", new Type.Simple(Scalar.TEXT, 100));
    private static final Field SIZE = new Field("size", new Type.Simple(Scalar.INT, Integer.BYTES));
    private static final Field INDEX = new Field("index", new Type.Simple(Scalar.INT, Integer.BYTES));

    private final String name;
    private final Store store;
    private final Population population;
    private final Function<List<Get>, List<List<Row>>> gets;
    private final Shape roots;
    private final Shape elements;
    private final Type rootType;
    private final Type elementType;

    private ScatteredArrangement(
            String name, Store store, Population population, Function<List<Get>, List<List<Row>>> gets) {
        this.name = name;
        this.store = store;
        this.population = population;
        this.gets = gets;
        Field key = new Field("id", population.aggregate().key().type());
        String family = Contest.PREFIX + name.replace(' ', '_') + "_"
                + population.aggregate().name();
        this.roots = new Shape(family, List.of(key), List.of(), List.of(VALUE, SIZE));
        this.elements =
                new Shape(family + "_" + population.collection(), List.of(key, INDEX), List.of(), List.of(VALUE));
        this.rootType = population.aggregate().type();
        this.elementType = population
                .aggregate()
                .type(AccessPath.of(population.collection()))
                .orElseThrow()
                .element();
    }

    /** Elements are got one after the other. */
    static Arrangement oneByOne(Store store, Population population) {
        return new ScatteredArrangement(
                Entrants.SCATTERED,
                store,
                population,
                gets -> gets.stream().map(g -> store.get(g).toList()).toList());
    }

    /** Elements are got all at once, as well as the store can. */
    static Arrangement atOnce(Store store, Population population) {
        return new ScatteredArrangement(Entrants.SCATTERED + " at once", store, population, store::getAll);
    }

    @Override
    public String name() {
        return name;
    }

    @Override
    public void create() {
        store.create(roots);
        store.create(elements);
    }

    @Override
    public void drop() {
        store.drop(roots.name());
        store.drop(elements.name());
    }

    @Override
    public void put(Object key, ComplexValue aggregate) {
        ComplexValue.Fields fields = (ComplexValue.Fields) aggregate;
        List<ComplexValue> list = ((ComplexValue.Elements) fields.get(population.collection())).elements();
        List<Mutation> mutations = new ArrayList<>();
        for (int i = 0; i < list.size(); i++) {
            mutations.add(element(key, i, list.get(i)));
        }
        String rest = ComplexJson.text(fields.with(population.collection(), ComplexValue.Elements.NONE));
        mutations.add(new Mutation.Put(roots, List.of(key), Map.of(VALUE, rest, SIZE, list.size())));
        store.write(mutations, Atomicity.BLOCK);
    }

    private Mutation element(Object key, int index, ComplexValue element) {
        return new Mutation.Put(elements, List.of(key, index), Map.of(VALUE, ComplexJson.text(element)));
    }

    @Override
    public Optional<ComplexValue> get(Object key) {
        return root(key).map(row -> {
            List<Get> wanted = IntStream.range(0, (Integer) row.values().get(2))
                    .mapToObj(i -> Get.block(elements, List.of(key, i)))
                    .toList();
            List<ComplexValue> list = gets.apply(wanted).stream()
                    .flatMap(List::stream)
                    .map(r -> ComplexJson.read(
                            elements.name(), elementType, (String) r.values().get(2)))
                    .toList();
            ComplexValue rest = ComplexJson.read(
                    roots.name(), rootType, (String) row.values().get(1));
            return ((ComplexValue.Fields) rest).with(population.collection(), new ComplexValue.Elements(list));
        });
    }

    private Optional<Row> root(Object key) {
        return store.get(Get.block(roots, List.of(key))).toList().stream().findFirst();
    }

    @Override
    public void append(Object key, ComplexValue element) {
        while (true) {
            int size = (Integer) root(key).orElseThrow().values().get(2);
            Expectation same = new Expectation.Holds(roots, List.of(key), Map.of(SIZE, size));
            Mutation longer = new Mutation.Put(roots, List.of(key), Map.of(SIZE, size + 1));
            if (store.writeIf(same, List.of(longer))) {
                store.write(List.of(element(key, size, element)), Atomicity.BLOCK);
                return;
            }
        }
    }
}
