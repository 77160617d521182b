package org.colonnade.dynamodb;

import org.colonnade.aggregates.LayoutGoldens;
import org.colonnade.text.Goldens;
import org.junit.jupiter.api.Test;

class LayoutTextTest {
    @Test
    void layouts_are_what_they_were() {
        LayoutGoldens.check(new DynamoDbProvider(), Goldens.resource("store-dynamodb", "layouts.txt"));
    }
}
