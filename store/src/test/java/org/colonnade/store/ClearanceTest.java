package org.colonnade.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.colonnade.store.StoreException.Kind;
import org.junit.jupiter.api.Test;

class ClearanceTest {
    private final List<String> dropped = new ArrayList<>();
    private final List<StoreException> left = new ArrayList<>();

    private void drop(String family) {
        if (family.startsWith("stuck")) {
            throw new StoreException(Kind.TIMEOUT, family);
        }
        dropped.add(family);
    }

    @Test
    void goes_on_after_a_failure_and_tells_the_first() {
        Clearance.of(List.of("a", "stuck 1", "b", "stuck 2"), this::drop, left::add);
        assertThat(dropped).containsExactly("a", "b");
        assertThat(left).extracting(Throwable::getMessage).containsExactly("stuck 1");
        assertThat(left.get(0).getSuppressed())
                .extracting(Throwable::getMessage)
                .containsExactly("stuck 2");
    }

    @Test
    void tells_nothing_if_all_are_gone() {
        Clearance.of(List.of("a", "b"), this::drop, left::add);
        assertThat(dropped).containsExactly("a", "b");
        assertThat(left).isEmpty();
    }
}
