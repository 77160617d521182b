package org.colonnade.calibration;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.colonnade.aggregate.AggregateClass;
import org.colonnade.cost.BlockCosts;
import org.colonnade.cost.BlockParameter;
import org.colonnade.cut.CutText;
import org.colonnade.design.Design;
import org.colonnade.language.DesignReader;
import org.colonnade.model.Entity;
import org.colonnade.representation.RepresentationAdvisor;
import org.colonnade.representation.Terms;
import org.colonnade.store.StoreProfile;
import org.colonnade.text.Source;
import org.colonnade.value.ComplexValue;

/** Aggregates that costs are measured with: a note, and a collection of so many items of so many bytes each. */
record BlockSample(int items, int bytes) {
    static final String NAME = "Sample";
    static final String NOTE = "note";
    static final String ITEMS = "items";
    private static final int NOTE_BYTES = 40;

    /** Its requests are what {@link BlockAct} does by the interface. */
    Design design() {
        Source source = new Source("sample.design", """
                value Item { text text(%d) }
                entity Sample (1000) { id key long  note text(%d)  items Item[%d] }
                request Retrieve 1 { SELECT Sample.* FROM Sample WHERE Sample.id = ?id; }
                request Glance 1 { SELECT Sample.note FROM Sample WHERE Sample.id = ?id; }
                request Append 1 { UPDATE Sample SET items += ?item WHERE Sample.id = ?id; }
                request Change 1 { UPDATE Sample SET note = ?note WHERE Sample.id = ?id; }
                request Create 1 { INSERT INTO Sample SET id = ?id, note = ?note, items = ?items; }
                """.formatted(bytes, NOTE_BYTES, items));
        return DesignReader.read(source).design().orElseThrow();
    }

    ComplexValue value(long id, Letters letters) {
        Map<String, ComplexValue> fields = new LinkedHashMap<>();
        fields.put("id", new ComplexValue.Scalar(id));
        fields.put(NOTE, note(letters));
        fields.put(
                ITEMS,
                new ComplexValue.Elements(
                        Stream.generate(() -> item(letters)).limit(items).toList()));
        return new ComplexValue.Fields(fields);
    }

    ComplexValue item(Letters letters) {
        return new ComplexValue.Fields(Map.of("text", text(letters, bytes)));
    }

    static ComplexValue note(Letters letters) {
        return text(letters, NOTE_BYTES);
    }

    private static ComplexValue text(Letters letters, int length) {
        return new ComplexValue.Scalar(letters.text(length));
    }

    /**
     * Returns, by name, how often each parameter counts in the advisor's cost of requests if this cuts the
     * blocks: that is the cost where this parameter is 1 and all others are 0.
     */
    static Map<String, List<Double>> factors(Design design, String cut) {
        Entity root = design.model().entity(NAME).orElseThrow();
        List<Map<String, Double>> costs = Stream.of(BlockParameter.values())
                .map(p -> StoreProfile.of(BlockCosts.of(q -> q == p ? 1 : 0)))
                .map(s -> new RepresentationAdvisor(design, Terms.usual(s))
                        .represent(
                                root, design.defaultMix(), CutText.read(AggregateClass.of(design.model(), root), cut))
                        .requests())
                .toList();
        Map<String, List<Double>> factors = new LinkedHashMap<>();
        costs.get(0)
                .keySet()
                .forEach(r -> factors.put(r, costs.stream().map(c -> c.get(r)).toList()));
        return factors;
    }
}
