package org.colonnade.aggregates;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.AbstractList;
import java.util.Iterator;
import java.util.List;
import org.colonnade.aggregates.SampleClasses.Parcel;
import org.colonnade.embedded.EmbeddedProvider;
import org.colonnade.json.ComplexJson;
import org.colonnade.store.Address;
import org.colonnade.store.Row;
import org.colonnade.value.ComplexValue;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class StoredBlockTest {
    /** Rows that count how often somebody goes through them. */
    private static final class CountedRows extends AbstractList<Row> {
        private final List<Row> rows;
        private int walks;

        CountedRows(List<Row> rows) {
            this.rows = rows;
        }

        @Override
        public Row get(int index) {
            return rows.get(index);
        }

        @Override
        public int size() {
            return rows.size();
        }

        @Override
        public Iterator<Row> iterator() {
            walks++;
            return rows.iterator();
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"eao", "etf", "items[*]"})
    void reads_its_json_once_for_a_change_of_all_of_it(String cut) {
        try (AggregateStore store = SampleClasses.on(new EmbeddedProvider().open(Address.of("embedded:")))) {
            AggregateStore parcels = store.cut("Parcel", cut);
            parcels.of(Parcel.class).put(SampleClasses.parcel("a"));
            Blocks blocks = parcels.blocks("Parcel");
            ComplexValue value = blocks.read("a").orElseThrow().value();
            Head head = blocks.head("a").orElseThrow();
            CountedRows rows = new CountedRows(head.cut().cut(value).stream()
                    .map(e -> new Row(List.of("a", e.key(), ComplexJson.text(e.value()))))
                    .toList());
            StoredBlock block = new StoredBlock(new BlockCode(blocks.aggregate(), "Parcel"), head, rows);
            assertThat(block.to(block.value()).isNothing()).isTrue();
            assertThat(block.value()).isEqualTo(value);
            assertThat(rows.walks).isEqualTo(1);
        }
    }
}
