package org.colonnade.cassandra;

import org.colonnade.aggregates.LayoutGoldens;
import org.colonnade.text.Goldens;
import org.junit.jupiter.api.Test;

class LayoutTextTest {
    @Test
    void layouts_are_what_they_were() {
        LayoutGoldens.check(new CassandraProvider(), Goldens.resource("store-cassandra", "layouts.txt"));
    }
}
