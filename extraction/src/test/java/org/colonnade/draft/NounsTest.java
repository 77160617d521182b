package org.colonnade.draft;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class NounsTest {
    @ParameterizedTest
    @CsvSource({
        "BlogPost, blogPost, blogPosts",
        "URL, url, urls",
        "URLPrefix, urlPrefix, urlPrefixes",
        "Users, users, users",
        "Address, address, addresses",
        "Status, status, statuses",
        "Category, category, categories",
        "Day, day, days",
        "Box, box, boxes",
        "user, user, users",
        "_x, _x, _xes"
    })
    void names_one_and_many(String entity, String one, String many) {
        assertThat(Nouns.one(entity)).isEqualTo(one);
        assertThat(Nouns.many(entity)).isEqualTo(many);
    }
}
