package org.colonnade.verification;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.colonnade.data.GeneratedData;
import org.colonnade.data.Skew;
import org.colonnade.design.Design;
import org.colonnade.engine.Arguments;
import org.colonnade.language.DesignFile;
import org.colonnade.text.Goldens;
import org.colonnade.workload.Request;
import org.junit.jupiter.api.Test;

class RandomArgumentsTest {
    private static final Design SHOP = DesignFile.read(Goldens.root().resolve("docs/shop.design"));
    private static final GeneratedData DATA = new GeneratedData(SHOP, 0.001, 1, Skew.NONE);

    private static Request request(String name) {
        return SHOP.requests().stream()
                .filter(r -> r.name().equals(name))
                .findFirst()
                .orElseThrow();
    }

    @Test
    void the_same_seed_gives_the_same_values() {
        RandomArguments some = new RandomArguments(DATA, 7);
        RandomArguments same = new RandomArguments(DATA, 7);
        for (int i = 0; i < 50; i++) {
            assertThat(some.of(request("PlaceOrder")).values())
                    .isEqualTo(same.of(request("PlaceOrder")).values());
        }
    }

    @Test
    void typical_values_are_of_instances_that_are_there_and_new_keys_are_new() {
        RandomArguments typical = RandomArguments.typical(DATA, 1);
        Set<Object> orders = new HashSet<>();
        for (int i = 0; i < 50; i++) {
            Arguments values = typical.of(request("PlaceOrder"));
            assertThat(values.values()).containsOnlyKeys("me", "order", "now");
            assertThat(orders.add(values.values().get("order"))).isTrue();
        }
    }

    @Test
    void differences_say_what_is_wrong_and_what_is_right() {
        Difference answer = new Difference.WrongAnswer(
                "Show", 0, new Arguments(Map.of()), List.of(List.of(1)), List.of(List.of(2)));
        assertThat(answer).hasToString("Show 1 with {}\n  answers [[1]]\n  but right is [[2]]");
        Difference family = new Difference.WrongFamily("f", List.of(List.of(1)), List.of());
        assertThat(family).hasToString("f lacks [[1]]\n  and should not have []");
    }
}
