package org.colonnade.cost;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.colonnade.text.Goldens;
import org.colonnade.text.Problem;
import org.colonnade.text.Source;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class CostFileTest {
    private static CostFile read(String text) {
        return CostFile.read("mine", new Source("mine.cost", text));
    }

    @Test
    void the_example_is_the_model_that_is_built_in() throws IOException {
        String text = Files.readString(Goldens.root().resolve("docs/cassandra.cost"));
        assertThat(CostFile.read("cassandra", new Source("cassandra.cost", text))
                        .model())
                .contains(CostModel.CASSANDRA);
        for (CostParameter parameter : CostParameter.values()) {
            assertThat(text).contains("\n" + parameter + " = ");
        }
    }

    @Test
    void what_is_not_named_is_as_in_the_model_to_begin_with() {
        CostModel rows = read("sorted  row=2e-3 # a comment\r\n\n  # another\nmodel = rows")
                .model()
                .orElseThrow();
        assertThat(rows.name()).isEqualTo("mine");
        assertThat(rows.unit()).isEqualTo(CostModel.Unit.PLAIN);
        assertThat(read("unit = seconds").model().orElseThrow().unit()).isEqualTo(CostModel.Unit.SECONDS);
        assertThat(rows.reading()).isEqualTo(CostModel.ROWS.reading());
        assertThat(rows.writing()).isEqualTo(CostModel.ROWS.writing());
        assertThat(rows.sorting()).isEqualTo(new CostModel.Sorting(0, 0.002));
        assertThat(read("get = 1").model().orElseThrow().writing()).isEqualTo(CostModel.CASSANDRA.writing());
    }

    @Test
    void the_store_that_was_measured_may_stand_there_once() {
        assertThat(read("get = 1\nstore = redis # on my machine").store()).contains("redis");
        assertThat(read("get = 1").store()).isEmpty();
        assertThat(read("get = 1\nstore = ").problems())
                .singleElement()
                .satisfies(p -> assertThat(p.message()).isEqualTo("the value is missing"));
        assertThat(read("get = 1\nstore = redis\nstore = hbase").problems())
                .singleElement()
                .satisfies(p -> assertThat(p.message()).isEqualTo("`store` is set twice"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "\n", "# nothing yet\n", "store = redis\n"})
    void a_file_that_sets_nothing_is_a_mistake(String text) {
        CostFile file = read(text);
        assertThat(file.model()).isEmpty();
        assertThat(file.problems()).singleElement().satisfies(p -> {
            assertThat(p.message()).isEqualTo("this file sets no cost");
            assertThat(p.toString()).contains("calibrate");
        });
    }

    @Test
    void what_requests_to_a_block_cost_may_stand_there_too() {
        String text = Stream.of(BlockParameter.values())
                .map(p -> p + " = " + (1 << p.ordinal()) + "\n")
                .collect(Collectors.joining());
        CostFile file = read(text + "model = rows");
        BlockCosts written = new BlockCosts(new BlockCosts.Prices(1, 2, 4, 8), new BlockCosts.Prices(16, 32, 64, 128));
        assertThat(file.blocks()).contains(written);
        assertThat(file.blockCosts()).contains(written);
        assertThat(read("model = rows").blocks()).isEmpty();
        assertThat(read("model = rows").blockCosts()).contains(BlockCosts.of(CostModel.ROWS));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "gett = 1 | 1:1 there is no parameter `gett`",
                "get = one | 1:7 `one` is not a number",
                "get = 1 2 | 1:7 `1 2` is not a number",
                "get = NaN | 1:7 `NaN` is not a number",
                "get = Infinity | 1:7 `Infinity` is not a number",
                "get = 0x1p3 | 1:7 `0x1p3` is not a number",
                "get = -1 | 1:7 a cost cannot be negative",
                "get = 1e999 | 1:7 a cost cannot be larger than 1e9",
                "get = | 1:6 the value is missing",
                "get 1 | 1:1 this is no setting",
                "read  entri = 1 | 1:1 there is no parameter `read entri`",
                "read request = 1 | 1:1 `read request` is set without `read entry`, `read byte`, `read block byte`, "
                        + "`write request`, `write entry`, `write byte` and `write block byte`",
                "= 1 | 1:1 there is no parameter ``",
                "unit = hours | 1:8 there is no unit `hours`",
                "model = mongo | 1:9 there is no cost model `mongo` to begin with"
            })
    void points_at_nonsense(String text, String problem) {
        CostFile file = read(text);
        assertThat(file.model()).isEmpty();
        assertThat(file.problems()).extracting(CostFileTest::brief).containsExactly(problem);
    }

    @Test
    void reports_all_problems_at_once_in_their_order() {
        assertThat(read("get = 1\nget = 2\nmodel = rows\nmodel = bytes\nro = 1\n")
                        .problems())
                .extracting(CostFileTest::brief)
                .containsExactly(
                        "2:1 `get` is set twice", "4:1 `model` is set twice", "5:1 there is no parameter `ro`");
    }

    private static String brief(Problem problem) {
        return problem.at().line() + ":" + problem.at().column() + " " + problem.message();
    }
}
