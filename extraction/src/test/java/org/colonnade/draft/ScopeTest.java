package org.colonnade.draft;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;

class ScopeTest {
    @Test
    void keeps_good_names_and_mends_others() {
        Scope scope = new Scope();
        assertThat(List.of(scope.claim("User"), scope.claim("order-line"), scope.claim("2nd"), scope.claim("größe")))
                .containsExactly("User", "order_line", "_2nd", "größe");
        assertThat(scope.claim("")).isEqualTo("_");
        assertThat(scope.claim("text")).isEqualTo("text");
    }

    @Test
    void calls_no_value_object_like_a_scalar() {
        assertThat(new Scope().claimType("Text")).isEqualTo("Text_");
        assertThat(new Scope().claimType("date")).isEqualTo("date_");
        assertThat(new Scope().claimType("Dates")).isEqualTo("Dates");
    }

    @Property(tries = 300)
    void gives_out_each_name_once(@ForAll List<String> wanted) {
        Scope scope = new Scope();
        Set<String> given = new HashSet<>();
        wanted.forEach(w -> assertThat(given.add(scope.claim(w))).isTrue());
    }
}
