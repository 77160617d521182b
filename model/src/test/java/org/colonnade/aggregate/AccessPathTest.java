package org.colonnade.aggregate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class AccessPathTest {
    @ParameterizedTest
    @ValueSource(strings = {"", "a", "games[0].opponent", "rounds[*]", "a.b[*].c[12]", "é_1"})
    void is_read_as_it_is_printed(String text) {
        assertThat(AccessPath.of(text)).hasToString(text);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                ".",
                "a.",
                ".a",
                "a..b",
                "[0]",
                "a[",
                "a[]",
                "a[-1]",
                "a[x]",
                "a[*",
                "a b",
                "a+b",
                "a]",
                "a[99999999999]"
            })
    void what_is_none_is_refused(String text) {
        assertThatThrownBy(() -> AccessPath.of(text))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageStartingWith("`" + text + "` is no access path: ");
    }

    @Test
    void says_where_it_goes_wrong() {
        assertThatThrownBy(() -> AccessPath.of("games[x]"))
                .hasMessage("`games[x]` is no access path: `[*]` or an index such as `[0]` is missing at character 6;"
                        + " write it like `games[0].opponent` or `rounds[*]`");
    }

    @Test
    void knows_its_element() {
        AccessPath path = AccessPath.of("a[3].b[*].c");
        assertThat(path.general()).hasToString("a[*].b[*].c");
        assertThat(path.general().element()).hasToString("a[*].b[*]");
        assertThat(path.beforeEvery()).contains(AccessPath.of("a[3].b"));
    }
}
