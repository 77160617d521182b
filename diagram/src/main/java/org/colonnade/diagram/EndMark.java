package org.colonnade.diagram;

import java.util.List;

/**
 * The mark at one end of a route: a crow's foot for many or a bar for one, and beyond it a bar where at least
 * one is sure or a circle where there may be none; a diamond at the owner of a value object.
 *
 * <p>It is drawn along the route's last stretch, from the box's border outwards, and is shorter than
 * {@link #LENGTH}.
 */
record EndMark(Point border, double dx, double dy) {
    static final double LENGTH = 24;
    private static final double FOOT = 12;
    private static final double SPREAD = 6;
    private static final double RADIUS = 4;
    private static final double BAR = 7;
    private static final double BAR_GAP = 5;

    /** At {@code border}, towards the route's next corner. */
    EndMark(Point border, Point next) {
        this(border, Math.signum(next.x() - border.x()), Math.signum(next.y() - border.y()));
    }

    List<Element> crowsFoot(Multiplicity multiplicity) {
        double length = multiplicity.isMany() ? FOOT : BAR;
        String nearest = multiplicity.isMany() ? foot() : bar(BAR);
        return multiplicity.isMandatory()
                ? List.of(path(nearest + bar(length + BAR_GAP)))
                : List.of(path(nearest), circle(length + RADIUS));
    }

    List<Element> diamond() {
        String corners = "M" + at(0, 0) + "L" + at(8, 5) + "L" + at(16, 0) + "L" + at(8, -5) + "Z";
        return List.of(path(corners).with("fill", Palette.LINE));
    }

    private String foot() {
        return "M" + at(0, SPREAD) + "L" + at(FOOT, 0) + "L" + at(0, -SPREAD);
    }

    private String bar(double distance) {
        return "M" + at(distance, SPREAD) + "L" + at(distance, -SPREAD);
    }

    private static Element path(String data) {
        return new Element("path").with("d", data);
    }

    private Element circle(double distance) {
        Point center = point(distance, 0);
        return new Element("circle")
                .with("cx", center.x())
                .with("cy", center.y())
                .with("r", RADIUS)
                .with("fill", Palette.PAPER);
    }

    private String at(double along, double across) {
        return Element.point(point(along, across));
    }

    private Point point(double along, double across) {
        return border.plus(along * dx - across * dy, along * dy + across * dx);
    }
}
