package org.colonnade.cut;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.statistics.Statistics;
import org.colonnade.aggregate.AccessPath;
import org.colonnade.aggregate.AccessStep;
import org.colonnade.aggregate.AggregateClass;
import org.colonnade.value.ComplexValue;

/** What holds for all classes, values and cuts. */
class CutLawTest {
    private static final int TRIES = 2000;
    private static final int PATHS = 10;

    @Property(tries = TRIES)
    void what_was_cut_is_joined_again(@ForAll long seed) {
        RandomAggregate any = new RandomAggregate(seed);
        AggregateClass aggregate = any.aggregateClass();
        Cut cut = any.cut(aggregate);
        ComplexValue value = any.value(aggregate);
        List<BlockEntry> entries = new ArrayList<>(cut.cut(value));
        Collections.shuffle(entries, new Random(seed));
        assertThat(cut.join(entries)).isEqualTo(value);
    }

    @Property(tries = TRIES)
    void entries_cover_a_value_without_redundancy(@ForAll long seed) {
        RandomAggregate any = new RandomAggregate(seed);
        AggregateClass aggregate = any.aggregateClass();
        ComplexValue value = any.value(aggregate);
        List<BlockEntry> entries = any.cut(aggregate).cut(value);
        assertThat(entries.stream().map(BlockEntry::key)).doesNotHaveDuplicates();
        assertThat(entries.stream().flatMap(e -> leaves(e.value()).stream()))
                .containsExactlyInAnyOrderElementsOf(leaves(value));
    }

    private static List<ComplexValue> leaves(ComplexValue value) {
        Collection<ComplexValue> inside = value instanceof ComplexValue.Fields record
                ? record.fields().values()
                : value instanceof ComplexValue.Elements list ? list.elements() : List.of();
        return inside.isEmpty()
                ? List.of(value)
                : inside.stream().flatMap(v -> leaves(v).stream()).toList();
    }

    @Property(tries = TRIES)
    void a_part_is_joined_of_the_entries_in_its_ranges(@ForAll long seed) {
        RandomAggregate any = new RandomAggregate(seed);
        AggregateClass aggregate = any.aggregateClass();
        Cut cut = any.cut(aggregate);
        ComplexValue value = any.value(aggregate);
        AccessPath path = any.path(aggregate);
        List<KeyRange> ranges = cut.ranges(path);
        List<BlockEntry> some = cut.cut(value).stream()
                .filter(e -> ranges.stream().anyMatch(r -> isIn(e.key(), r)))
                .toList();
        assertThat(cut.join(path, some)).as("%s of %s", path, value).isEqualTo(value.at(path));
    }

    @Property(tries = TRIES)
    void what_was_cut_before_a_class_got_more_fields_is_joined(@ForAll long seed) {
        RandomAggregate any = new RandomAggregate(seed);
        AggregateClass later = any.aggregateClass();
        AggregateClass earlier = any.earlier(later);
        Cut cut = any.cut(earlier);
        ComplexValue value = any.value(earlier);
        Cut read = CutText.read(later, CutText.of(cut));
        List<BlockEntry> entries = cut.cut(value);
        boolean same = entries.stream().allMatch(e -> read.makes(e.key()));
        Statistics.label("keys").collect(earlier.equals(later) || same ? "the same" : "others");
        assertThat(read.join(entries))
                .as("%s cut as %s, read as %s", value, cut, read)
                .isEqualTo(value);
        Statistics.label("keys").coverage(c -> c.check("others").percentage(p -> p > 1));
    }

    @Property(tries = TRIES)
    void entries_of_the_same_key_hold_the_same_whatever_partition_has_made_them(@ForAll long seed) {
        RandomAggregate any = new RandomAggregate(seed);
        AggregateClass aggregate = any.aggregateClass();
        ComplexValue value = any.value(aggregate);
        Map<String, ComplexValue> entries =
                any.cut(aggregate).cut(value).stream().collect(Collectors.toMap(BlockEntry::key, BlockEntry::value));
        for (BlockEntry other : any.cut(aggregate).cut(value)) {
            assertThat(entries.getOrDefault(other.key(), other.value()))
                    .as(other.key())
                    .isEqualTo(other.value());
        }
    }

    @Property(tries = TRIES)
    void a_part_is_told_by_entries_that_another_partition_has_made_if_it_makes_such(@ForAll long seed) {
        RandomAggregate any = new RandomAggregate(seed);
        AggregateClass aggregate = any.aggregateClass();
        Cut cut = any.cut(aggregate);
        Cut other = any.cut(aggregate);
        ComplexValue value = any.value(aggregate);
        for (AccessPath path :
                Stream.generate(() -> any.path(aggregate)).limit(PATHS).toList()) {
            Optional<KeyRange> range = cut.range(path);
            List<BlockEntry> there = other.cut(value).stream()
                    .filter(e -> range.isPresent() && isIn(e.key(), range.get()))
                    .toList();
            boolean told = !there.isEmpty() && there.stream().allMatch(e -> cut.makes(e.key()));
            Statistics.label(cut.equals(other) ? "cut alike" : "cut otherwise").collect(told ? "told" : "not told");
            if (told) {
                assertThat(cut.join(path, there))
                        .as("%s of %s cut as %s, read as %s", path, value, other, cut)
                        .isEqualTo(value.at(path));
            }
        }
        Statistics.label("cut otherwise").coverage(c -> c.check("told").percentage(p -> p > 1));
    }

    @Property(tries = TRIES)
    void ranges_hold_no_entry_without_need(@ForAll long seed) {
        RandomAggregate any = new RandomAggregate(seed);
        AggregateClass aggregate = any.aggregateClass();
        Cut cut = any.cut(aggregate);
        AccessPath path = any.path(aggregate);
        AccessPath place = path.beforeEvery().orElse(path);
        for (BlockEntry entry : cut.cut(any.value(aggregate))) {
            if (cut.ranges(path).stream().anyMatch(r -> isIn(entry.key(), r))) {
                assertThat(held(cut, entry.key()))
                        .as("%s for %s", entry, path)
                        .anyMatch(p -> p.startsWith(place) || place.startsWith(p));
            }
        }
    }

    @Property(tries = TRIES)
    void a_path_is_held_by_the_member_that_it_begins_with(@ForAll long seed) {
        RandomAggregate any = new RandomAggregate(seed);
        AggregateClass aggregate = any.aggregateClass();
        Cut cut = any.cut(aggregate);
        AccessPath path = any.path(aggregate);
        List<Portion> holders = cut.portions().stream()
                .filter(p -> p.members().stream().anyMatch(path.general()::startsWith))
                .toList();
        assertThat(cut.holder(path).stream().toList()).isEqualTo(holders);
        Optional<String> key = cut.key(path);
        assertThat(key.isPresent()).isEqualTo(!holders.isEmpty());
        key.ifPresent(k -> assertThat(held(cut, k)).as(k).anyMatch(path::startsWith));
    }

    private static List<AccessPath> held(Cut cut, String key) {
        Optional<AccessPath> empty = EntryKey.emptyCollection(key);
        AccessPath path = empty.orElseGet(() -> EntryKey.path(key));
        return cut.called(EntryKey.general(key))
                .map(p -> p.members().stream()
                        .map(m -> path.first(p.element().length()).then(m.after(p.element())))
                        .toList())
                .orElse(List.of(path));
    }

    @Property(tries = TRIES)
    void partitions_are_read_as_they_are_printed(@ForAll long seed) {
        RandomAggregate any = new RandomAggregate(seed);
        AggregateClass aggregate = any.aggregateClass();
        Cut cut = any.cut(aggregate);
        assertThat(CutText.read(aggregate, CutText.of(cut))).as(CutText.of(cut)).isEqualTo(cut);
    }

    private static boolean isIn(String key, KeyRange range) {
        return range.to()
                .map(to -> order(range.from(), key) <= 0 && order(key, to) < 0)
                .orElse(key.equals(range.from()));
    }

    private static int order(String one, String other) {
        return Arrays.compareUnsigned(one.getBytes(StandardCharsets.UTF_8), other.getBytes(StandardCharsets.UTF_8));
    }

    @Property(tries = TRIES)
    void every_partition_covers_each_path_of_the_class_once(@ForAll long seed) {
        RandomAggregate any = new RandomAggregate(seed);
        AggregateClass aggregate = any.aggregateClass();
        Cut cut = any.cut(aggregate);
        List<AccessPath> members =
                cut.portions().stream().flatMap(p -> p.members().stream()).toList();
        for (AccessPath leaf : leaves(aggregate, AccessPath.ROOT)) {
            assertThat(members.stream().filter(leaf::startsWith)).as("%s", leaf).hasSize(1);
        }
        assertThat(Cut.of(aggregate, cut.portions())).isEqualTo(cut);
    }

    private static List<AccessPath> leaves(AggregateClass aggregate, AccessPath path) {
        List<AccessPath> below = aggregate.below(path);
        return below.isEmpty()
                ? List.of(path)
                : below.stream().flatMap(p -> leaves(aggregate, p).stream()).toList();
    }

    @Property(tries = TRIES)
    void what_is_no_partition_is_refused(@ForAll long seed) {
        RandomAggregate any = new RandomAggregate(seed);
        AggregateClass aggregate = any.aggregateClass();
        List<Portion> portions = any.cut(aggregate).portions();
        Portion some = portions.get(new Random(seed).nextInt(portions.size()));
        List<Portion> less = portions.stream().filter(p -> !p.equals(some)).toList();
        List<Portion> more = new ArrayList<>(portions);
        List<AccessPath> below = aggregate.below(some.members().get(0));
        more.add(new Portion(below.isEmpty() ? some.members().subList(0, 1) : below));
        Collections.shuffle(more, new Random(seed));
        assertThatThrownBy(() -> Cut.of(aggregate, less)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> Cut.of(aggregate, more)).isInstanceOf(IllegalArgumentException.class);
    }

    @Property(tries = TRIES)
    void keys_put_elements_in_their_order(@ForAll long seed) {
        Random random = new Random(seed);
        int first = random.nextInt() >>> random.nextInt(1, 32);
        int second = random.nextInt() >>> random.nextInt(1, 32);
        AccessPath some = AccessPath.of("a").at(first);
        AccessPath other = AccessPath.of("a").at(second);
        assertThat(Integer.signum(order(EntryKey.of(some.field("b")), EntryKey.of(other.field("b")))))
                .isEqualTo(Integer.compare(first, second));
        assertThat(EntryKey.path(EntryKey.of(some))).isEqualTo(some);
    }

    @Property(tries = TRIES)
    void paths_are_read_as_they_are_printed(@ForAll long seed) {
        RandomAggregate any = new RandomAggregate(seed);
        AccessPath path = any.path(any.aggregateClass());
        assertThat(AccessPath.of(path.toString())).isEqualTo(path);
        assertThat(path.general().steps()).noneMatch(s -> s instanceof AccessStep.Index);
    }
}
