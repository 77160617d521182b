package org.colonnade.relational;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.colonnade.data.GeneratedData;
import org.colonnade.data.Skew;
import org.colonnade.design.Design;
import org.colonnade.engine.Arguments;
import org.colonnade.engine.ArgumentsText;
import org.colonnade.language.DesignFile;
import org.colonnade.text.Goldens;
import org.colonnade.workload.Request;
import org.colonnade.workload.Statement;
import org.colonnade.workload.Statement.Select;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class ReferenceTest {
    private static final Path FILE = Goldens.root().resolve("docs/shop.design");
    private static final Design SHOP = DesignFile.read(FILE);
    private static final String FIRST = GeneratedData.uuid(0).toString();
    private static final String NEW = "0f0e0d0c-0b0a-4908-8706-050403020100";

    private final Reference reference = new Reference(SHOP);

    @AfterEach
    void close() {
        reference.close();
    }

    private static Request request(String name) {
        return SHOP.requests().stream()
                .filter(r -> r.name().equals(name))
                .findFirst()
                .orElseThrow();
    }

    private static Arguments arguments(String request, String... texts) {
        return ArgumentsText.read(request(request), List.of(texts)).arguments().orElseThrow();
    }

    private List<List<Object>> orders() {
        Select query = (Select) request("MyOrders").statements().get(0);
        return reference.answer(query, arguments("MyOrders", "me=" + FIRST)).rows();
    }

    @Test
    void a_query_answers_what_the_statements_before_it_have_done() {
        reference.load(new GeneratedData(SHOP, 0.001, 1, Skew.NONE));
        int before = orders().size();
        Statement place = request("PlaceOrder").statements().get(0);
        Arguments values = arguments("PlaceOrder", "order=" + NEW, "me=" + FIRST, "now=2040-01-01T00:00:00Z");
        assertThat(reference.allows(place, values)).isTrue();
        reference.run(place, values);
        reference.commit();
        assertThat(orders()).hasSize(Math.min(10, before + 1));
        assertThat(orders().get(0).get(0)).hasToString(NEW);
    }

    @Test
    void a_key_that_is_there_may_not_be_inserted_again() {
        reference.load(new GeneratedData(SHOP, 0.001, 1, Skew.NONE));
        Statement place = request("PlaceOrder").statements().get(0);
        Arguments values = arguments("PlaceOrder", "order=" + FIRST, "me=" + FIRST, "now=2040-01-01T00:00:00Z");
        assertThat(reference.allows(place, values)).isFalse();
    }

    @Test
    void what_is_rolled_back_has_not_happened() {
        reference.load(new GeneratedData(SHOP, 0.001, 1, Skew.NONE));
        List<List<Object>> before = orders();
        reference.run(
                request("PlaceOrder").statements().get(0),
                arguments("PlaceOrder", "order=" + NEW, "me=" + FIRST, "now=2040-01-01T00:00:00Z"));
        reference.rollBack();
        assertThat(orders()).isEqualTo(before);
    }
}
