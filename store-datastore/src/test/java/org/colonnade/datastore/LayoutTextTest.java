package org.colonnade.datastore;

import org.colonnade.aggregates.LayoutGoldens;
import org.colonnade.text.Goldens;
import org.junit.jupiter.api.Test;

class LayoutTextTest {
    @Test
    void layouts_are_what_they_were() {
        LayoutGoldens.check(new DatastoreProvider(), Goldens.resource("store-datastore", "layouts.txt"));
    }
}
