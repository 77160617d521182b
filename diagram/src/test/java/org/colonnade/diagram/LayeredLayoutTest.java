package org.colonnade.diagram;

import static org.assertj.core.api.Assertions.assertThat;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

class LayeredLayoutTest {

    @Property(tries = 200)
    void nothing_overlaps_and_every_link_meets_its_boxes(@ForAll long seed) {
        Layout layout = LayeredLayout.of(DiagramReader.read(RandomModels.of(seed), "random"));
        assertThat(LayoutFaults.of(layout)).isEmpty();
    }
}
