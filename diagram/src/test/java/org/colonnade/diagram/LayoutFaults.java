package org.colonnade.diagram;

import java.util.ArrayList;
import java.util.List;

/** Finds out how a layout breaks its invariants. */
final class LayoutFaults {
    private static final double TOLERANCE = 0.01;

    private static final double CORNER = 10;

    private final Layout layout;
    private final List<String> faults = new ArrayList<>();

    private LayoutFaults(Layout layout) {
        this.layout = layout;
    }

    static List<String> of(Layout layout) {
        LayoutFaults found = new LayoutFaults(layout);
        found.checkCanvas();
        found.checkOverlaps();
        layout.routes().forEach(found::checkRoute);
        return found.faults;
    }

    private void checkCanvas() {
        Rectangle canvas = new Rectangle(0, 0, layout.width(), layout.height());
        rectangles().stream().filter(r -> !isWithin(canvas, r)).forEach(r -> faults.add(r + " is off the canvas"));
        layout.routes().stream()
                .flatMap(r -> r.points().stream())
                .filter(p -> !isWithin(canvas, at(p)))
                .forEach(p -> faults.add(p + " is off the canvas"));
    }

    private void checkOverlaps() {
        List<Rectangle> all = rectangles();
        for (int i = 0; i < all.size(); i++) {
            for (Rectangle other : all.subList(i + 1, all.size())) {
                if (overlap(all.get(i), other)) {
                    faults.add(all.get(i) + " overlaps " + other);
                }
            }
        }
    }

    private void checkRoute(Layout.Route route) {
        checkEnd(route.link().left().node(), route.start());
        checkEnd(route.link().right().node(), route.end());
        List<Point> points = route.points();
        for (int i = 1; i < points.size(); i++) {
            checkStretch(route, stretch(points.get(i - 1), points.get(i)));
        }
        checkMark(points.get(0), points.get(1));
        checkMark(points.get(points.size() - 1), points.get(points.size() - 2));
    }

    private void checkEnd(Node node, Point end) {
        Rectangle bounds = layout.boxes().stream()
                .filter(b -> b.node().equals(node))
                .findFirst()
                .orElseThrow()
                .bounds();
        double toSide = Math.min(Math.abs(end.x() - bounds.x()), Math.abs(end.x() - bounds.right()));
        double toTop = Math.min(Math.abs(end.y() - bounds.y()), Math.abs(end.y() - bounds.bottom()));
        if (!isWithin(bounds, at(end)) || Math.min(toSide, toTop) > TOLERANCE) {
            faults.add(end + " does not touch " + node.name());
        }
        if (Math.max(toSide, toTop) < CORNER) {
            faults.add(end + " is too near a corner of " + node.name());
        }
    }

    private void checkStretch(Layout.Route route, Rectangle stretch) {
        if (stretch.width() > TOLERANCE && stretch.height() > TOLERANCE) {
            faults.add("slanted: " + stretch);
        }
        rectangles().stream()
                .filter(r -> overlap(r, stretch))
                .forEach(r -> faults.add(route.link().left().name() + " runs through " + r + ": " + stretch));
    }

    private void checkMark(Point end, Point next) {
        if (Math.abs(next.x() - end.x()) + Math.abs(next.y() - end.y()) < EndMark.LENGTH) {
            faults.add("no room for the mark at " + end);
        }
    }

    private List<Rectangle> rectangles() {
        List<Rectangle> all = new ArrayList<>();
        layout.boxes().forEach(b -> all.add(b.bounds()));
        layout.labels().forEach(l -> all.add(l.bounds()));
        return all;
    }

    private static Rectangle at(Point point) {
        return new Rectangle(point.x(), point.y(), 0, 0);
    }

    private static Rectangle stretch(Point a, Point b) {
        return new Rectangle(
                Math.min(a.x(), b.x()), Math.min(a.y(), b.y()), Math.abs(a.x() - b.x()), Math.abs(a.y() - b.y()));
    }

    private static boolean isWithin(Rectangle outer, Rectangle inner) {
        return inner.x() > outer.x() - TOLERANCE
                && inner.y() > outer.y() - TOLERANCE
                && inner.right() < outer.right() + TOLERANCE
                && inner.bottom() < outer.bottom() + TOLERANCE;
    }

    private static boolean overlap(Rectangle a, Rectangle b) {
        return a.x() < b.right() - TOLERANCE
                && b.x() < a.right() - TOLERANCE
                && a.y() < b.bottom() - TOLERANCE
                && b.y() < a.bottom() - TOLERANCE;
    }
}
