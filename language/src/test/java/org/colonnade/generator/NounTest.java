package org.colonnade.generator;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class NounTest {
    @Test
    void no_two_members_of_an_entity_can_have_the_same_name() {
        Stream<String> partners =
                IntStream.range(0, 7000).mapToObj(Noun::at).flatMap(n -> Stream.of(n.entity(), n.one(), n.many()));
        Stream<String> attributes = Stream.of(AttributeKind.values())
                .flatMap(k -> k.fields().stream())
                .map(field -> field.split(" ")[0]);
        assertThat(Stream.of(partners, attributes, Stream.of("id")).flatMap(s -> s))
                .doesNotHaveDuplicates();
    }

    @Test
    void has_a_plural_and_a_number_where_words_are_used_again() {
        Noun category = new Noun("Category", "2");
        assertThat(List.of(category.entity(), category.one(), category.many()))
                .containsExactly("Category2", "category2", "categories2");
        assertThat(Noun.at(0).many()).isEqualTo("users");
    }
}
