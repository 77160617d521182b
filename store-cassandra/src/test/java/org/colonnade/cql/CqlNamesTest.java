package org.colonnade.cql;

import static org.assertj.core.api.Assertions.assertThat;

import org.colonnade.store.FamilyShape;
import org.junit.jupiter.api.Test;

class CqlNamesTest {
    @Test
    void are_in_snake_case() {
        assertThat(FamilyShape.snake("pointsOfInterest")).isEqualTo("points_of_interest");
        assertThat(FamilyShape.snake("ServerIP")).isEqualTo("server_ip");
        assertThat(FamilyShape.snake("IPAddress")).isEqualTo("ip_address");
    }

    @Test
    void are_quoted_only_where_they_must_be() {
        assertThat(CqlNames.quoted("room_id")).isEqualTo("room_id");
        assertThat(CqlNames.quoted("order")).isEqualTo("\"order\"");
        assertThat(CqlNames.quoted("_id")).isEqualTo("\"_id\"");
        assertThat(CqlNames.quoted("größe")).isEqualTo("\"größe\"");
        assertThat(CqlNames.quoted("a\"b")).isEqualTo("\"a\"\"b\"");
    }

    @Test
    void differ_and_are_not_too_long() {
        CqlNames names = new CqlNames(8);
        assertThat(names.fresh("articles_by_user")).isEqualTo("articles");
        assertThat(names.fresh("articles_by_date")).isEqualTo("articl_2");
        assertThat(names.fresh("user")).isEqualTo("user");
        assertThat(names.fresh("user")).isEqualTo("user_2");
    }
}
