package org.colonnade.diagram;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** That the checker of layouts sees what it is there for. */
class LayoutFaultsTest {
    private static final Node A = new Node(Node.Kind.ENTITY, "A", "1", List.of());
    private static final Node B = new Node(Node.Kind.ENTITY, "B", "1", List.of());
    private static final Link LINK = new Link(
            Link.Kind.RELATIONSHIP,
            new Link.End(A, Optional.of("b"), Multiplicity.ONE),
            new Link.End(B, Optional.empty(), Multiplicity.ZERO_OR_MORE));
    private static final Rectangle LEFT = new Rectangle(0, 0, 50, 50);
    private static final Rectangle RIGHT = new Rectangle(150, 0, 50, 50);

    @Test
    void finds_nothing_in_a_good_layout() {
        assertThat(faults(RIGHT, new Rectangle(80, 27, 20, 10), new Point(50, 25), new Point(150, 25)))
                .isEmpty();
    }

    @Test
    void sees_boxes_that_overlap() {
        assertThat(faults(
                        new Rectangle(40, 0, 50, 50),
                        new Rectangle(0, 60, 9, 9),
                        new Point(50, 25),
                        new Point(150, 25)))
                .anyMatch(f -> f.contains("overlaps"));
    }

    @Test
    void sees_a_line_through_a_label() {
        assertThat(faults(RIGHT, new Rectangle(80, 20, 20, 10), new Point(50, 25), new Point(150, 25)))
                .singleElement()
                .asString()
                .contains("runs through");
    }

    @Test
    void sees_ends_in_the_air_and_in_corners() {
        assertThat(faults(RIGHT, new Rectangle(80, 60, 20, 10), new Point(60, 25), new Point(150, 25)))
                .singleElement()
                .asString()
                .contains("does not touch A");
        assertThat(faults(RIGHT, new Rectangle(80, 60, 20, 10), new Point(50, 2), new Point(150, 2)))
                .allMatch(f -> f.contains("too near a corner"))
                .hasSize(2);
    }

    @Test
    void sees_what_is_off_the_canvas() {
        assertThat(faults(RIGHT, new Rectangle(80, 95, 20, 10), new Point(50, 25), new Point(150, 25)))
                .singleElement()
                .asString()
                .contains("off the canvas");
    }

    private static List<String> faults(Rectangle right, Rectangle label, Point... route) {
        return LayoutFaults.of(new Layout(
                200,
                100,
                List.of(new Layout.Box(A, LEFT), new Layout.Box(B, right)),
                List.of(new Layout.Route(LINK, List.of(route))),
                List.of(new Layout.Label("b", label))));
    }
}
