package org.colonnade.diagram;

import java.util.List;

/** Writes one route as SVG: a line with rounded corners, and a mark at each end. */
final class RouteWriter {
    private static final double CORNER = 5;

    private RouteWriter() {}

    static Element write(Layout.Route route) {
        Link link = route.link();
        List<Point> points = route.points();
        EndMark left = new EndMark(points.get(0), points.get(1));
        EndMark right = new EndMark(points.get(points.size() - 1), points.get(points.size() - 2));
        boolean owns = link.kind() == Link.Kind.COMPOSITION;
        return new Element("g")
                .add(line(link, points))
                .add(owns ? left.diamond() : left.crowsFoot(link.left().multiplicity()))
                .add(right.crowsFoot(link.right().multiplicity()));
    }

    private static Element line(Link link, List<Point> points) {
        Element line = new Element("path").with("d", data(points));
        return link.kind() == Link.Kind.REFERENCE ? line.with("stroke-dasharray", "5 4") : line;
    }

    private static String data(List<Point> points) {
        StringBuilder data = new StringBuilder("M" + Element.point(points.get(0)));
        for (int i = 1; i < points.size() - 1; i++) {
            Point corner = points.get(i);
            data.append("L").append(Element.point(rounded(corner, points.get(i - 1))));
            data.append("Q").append(Element.point(corner));
            data.append(" ").append(Element.point(rounded(corner, points.get(i + 1))));
        }
        return data.append("L")
                .append(Element.point(points.get(points.size() - 1)))
                .toString();
    }

    /** Where the rounding of a corner meets the stretch towards a neighbour: at most half-way. */
    private static Point rounded(Point corner, Point neighbour) {
        double dx = neighbour.x() - corner.x();
        double dy = neighbour.y() - corner.y();
        double share = Math.min(0.5, CORNER / (Math.abs(dx) + Math.abs(dy)));
        return corner.plus(share * dx, share * dy);
    }
}
