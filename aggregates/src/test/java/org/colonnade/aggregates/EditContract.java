package org.colonnade.aggregates;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Stream;
import org.colonnade.aggregate.AccessPath;
import org.colonnade.aggregate.AggregateClass;
import org.colonnade.cut.RandomAggregate;
import org.colonnade.value.ComplexValue;
import org.colonnade.value.Edit;
import org.junit.jupiter.api.Test;

/** Any edits of aggregates that are cut in any way. */
interface EditContract extends AggregateSubject {
    /** So many edits take place together, at most. */
    int TOGETHER = 3;

    @Test
    default void any_edits_of_any_partition_do_what_they_do_to_the_value() {
        List<String> cuts = List.of(
                "eao", "etf", "items[*]", "items[*], lines[*].items[*].label, box.width+count", "lines[*].product");
        for (int seed = 0; seed < cuts.size() * Math.max(1, changesOfEach() / 2); seed++) {
            String cut = cuts.get(seed % cuts.size());
            AggregateStore aggregates = SampleClasses.on(store()).cut("Parcel", cut);
            check(aggregates, "Parcel", seed);
        }
    }

    /** Edits an aggregate of a class at random, as it is cut and by one who cuts it by its fields. */
    static void check(AggregateStore aggregates, String name, long seed) {
        AggregateClass aggregate = aggregates.cutOf(name).aggregate();
        Aggregates<ComplexValue> some = aggregates.of(name);
        Aggregates<ComplexValue> others = aggregates.cut(name, "etf").of(name);
        Random random = new Random(seed);
        RandomAggregate any = new RandomAggregate(seed);
        RandomEdits edits = new RandomEdits(aggregate, random, any);
        ComplexValue value = edits.whole();
        some.put(value);
        String id = edits.id(value);
        for (int step = 0; step < 12; step++) {
            List<Edit> together = Stream.generate(edits::next)
                    .limit(1 + random.nextInt(TOGETHER))
                    .toList();
            Aggregates<ComplexValue> client = random.nextInt(4) == 0 ? others : some;
            Edits all = RandomEdits.add(client.edit(id), together);
            Optional<ComplexValue> changed = RandomEdits.apply(value, together);
            if (changed.isPresent()) {
                all.commit();
            } else {
                assertThatThrownBy(all::commit).isInstanceOf(IllegalArgumentException.class);
            }
            value = changed.orElse(value);
            assertThat(client.get(id)).as("%s after %s", seed, together).contains(value);
            AccessPath path = any.path(aggregate);
            Optional<ComplexValue> part = Optional.of(value.at(path)).filter(v -> !v.isAbsent());
            assertThat(some.part(id, path.toString())).as("%s: %s", seed, path).isEqualTo(part);
            assertThat(others.part(id, path.toString()))
                    .as("%s: %s, by one who cuts otherwise", seed, path)
                    .isEqualTo(part);
        }
    }
}
