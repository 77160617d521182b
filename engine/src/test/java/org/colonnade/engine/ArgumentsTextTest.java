package org.colonnade.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.colonnade.reference.Designs;
import org.colonnade.workload.Request;
import org.junit.jupiter.api.Test;

class ArgumentsTextTest {
    private static final Request REQUEST = Designs.read("""
            value Place {
              city text
              zip text?
            }
            entity User (10) {
              id key int
              name text
              age int?
              home Place
              nicks text[2]
            }
            request R 1 {
              SELECT User.name FROM User WHERE User.id IN ?ids[3] AND User.name = ?name;
              UPDATE User SET home = ?home, nicks += ?nick, age = ?age WHERE User.id = ?id;
            }
            """).requests().get(0);

    private static ArgumentsText read(String... texts) {
        return ArgumentsText.read(REQUEST, List.of(texts));
    }

    @Test
    void types_come_from_the_uses() {
        ArgumentsText read = read("ids=1, 2", "?name=a=b", "home={\"city\":\"X\"}", "nick=n", "age=", "id=7");
        assertThat(read.problems()).isEmpty();
        Map<String, Object> values = read.arguments().orElseThrow().values();
        assertThat(values)
                .containsEntry("ids", List.of(1, 2))
                .containsEntry("name", "a=b")
                .containsEntry("home", Map.of("city", "X"))
                .containsEntry("nick", "n")
                .containsEntry("age", null)
                .containsEntry("id", 7);
    }

    @Test
    void all_problems_come_at_once() {
        assertThat(read("ids=1,x", "nam=a", "home={\"town\":1}", "nick", "id=7", "id=8")
                        .problems())
                .containsExactly(
                        "the parameter 'ids': 'x' is no int; one looks like 42",
                        "there is no parameter 'nam'; did you mean `name`?",
                        "the parameter 'home': Place has no attribute 'town'; there are `city` and `zip`",
                        "'nick' has no value; write nick=value",
                        "the parameter 'id' is given twice",
                        "the parameter 'name' needs a value: text(10) for User.name",
                        "the parameter 'age' needs a value: int for User.age");
    }
}
