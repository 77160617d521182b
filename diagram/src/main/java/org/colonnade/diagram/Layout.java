package org.colonnade.diagram;

import java.util.List;

/**
 * Where everything of a diagram is shown, on a canvas from the origin to {@code width} and {@code height}.
 *
 * <p>Invariants: boxes do not overlap; labels overlap neither boxes nor labels; a route starts and ends on
 * the borders of its link's boxes, runs upright or level only, and enters no box; all of it lies on the
 * canvas. Boxes and routes keep the order of the diagram's nodes and links.
 */
record Layout(double width, double height, List<Box> boxes, List<Route> routes, List<Label> labels) {

    record Box(Node node, Rectangle bounds) {}

    /** The corners of a link's line, from its left end to its right one. */
    record Route(Link link, List<Point> points) {
        Route {
            points = List.copyOf(points);
        }

        Point start() {
            return points.get(0);
        }

        Point end() {
            return points.get(points.size() - 1);
        }
    }

    /** A link's name, near the end that it is read from. */
    record Label(String text, Rectangle bounds) {}

    Layout {
        boxes = List.copyOf(boxes);
        routes = List.copyOf(routes);
        labels = List.copyOf(labels);
    }
}
