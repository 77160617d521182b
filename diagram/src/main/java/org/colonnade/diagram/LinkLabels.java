package org.colonnade.diagram;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.eclipse.elk.core.options.EdgeLabelPlacement;
import org.eclipse.elk.graph.ElkEdge;
import org.eclipse.elk.graph.ElkLabel;
import org.eclipse.elk.graph.util.ElkGraphUtil;

/**
 * The names of a link, as labels that ELK places.
 *
 * <p>Near an end, ELK is asked for room for the name and for the end's mark before it; the name then takes
 * the part beyond the mark. ELK places all labels of a loop together, so a loop has one label that holds the
 * names of both ends side by side.
 */
final class LinkLabels {
    static final double TEXT_SIZE = 11;
    private static final double HEIGHT = 13;
    private static final double GAP = 14;

    /** ELK drops labels without text; it does not look at the text itself. */
    private static final String ANY_TEXT = "label";

    private LinkLabels() {}

    static void add(Link link, ElkEdge edge) {
        if (link.isLoop()) {
            add(edge, EdgeLabelPlacement.CENTER, loopWidth(link));
        } else {
            add(edge, EdgeLabelPlacement.TAIL, endWidth(link.left()));
            add(edge, EdgeLabelPlacement.HEAD, endWidth(link.right()));
        }
    }

    private static void add(ElkEdge edge, EdgeLabelPlacement placement, double width) {
        ElkLabel label = ElkGraphUtil.createLabel(ANY_TEXT, edge);
        label.setDimensions(width, HEIGHT);
        LayeredSettings.place(label, placement);
    }

    /** The room for both names of a loop. */
    static double loopWidth(Link link) {
        return width(link.left()) + GAP + width(link.right());
    }

    private static double endWidth(Link.End end) {
        return EndMark.LENGTH + width(end);
    }

    private static double width(Link.End end) {
        return end.name().map(n -> Font.REGULAR.width(n, TEXT_SIZE)).orElse(0.0);
    }

    /** The names of a link's ends, where ELK has placed them. */
    static List<Layout.Label> read(Layout.Route route, ElkEdge edge) {
        return route.link().isLoop() ? readLoop(route, edge) : readEnds(route, edge);
    }

    private static List<Layout.Label> readEnds(Layout.Route route, ElkEdge edge) {
        Rectangle left = bounds(edge.getLabels().get(0));
        Rectangle right = bounds(edge.getLabels().get(1));
        return Stream.of(
                        label(route.link().left(), beyondMark(left, route.start())),
                        label(route.link().right(), beyondMark(right, route.end())))
                .flatMap(Optional::stream)
                .toList();
    }

    /** What remains of the room near an end when its mark has taken its part. */
    private static Rectangle beyondMark(Rectangle room, Point end) {
        double x = end.x() <= room.x() ? room.x() + EndMark.LENGTH : room.x();
        return new Rectangle(x, room.y(), room.width() - EndMark.LENGTH, room.height());
    }

    private static List<Layout.Label> readLoop(Layout.Route route, ElkEdge edge) {
        boolean leftToRight = route.start().x() <= route.end().x();
        Link.End left = leftToRight ? route.link().left() : route.link().right();
        Link.End right = leftToRight ? route.link().right() : route.link().left();
        Rectangle room = bounds(edge.getLabels().get(0));
        Rectangle onLeft = new Rectangle(room.x(), room.y(), width(left), room.height());
        Rectangle onRight = new Rectangle(room.right() - width(right), room.y(), width(right), room.height());
        return Stream.of(label(left, onLeft), label(right, onRight))
                .flatMap(Optional::stream)
                .toList();
    }

    private static Optional<Layout.Label> label(Link.End end, Rectangle bounds) {
        return end.name().map(n -> new Layout.Label(n, bounds));
    }

    private static Rectangle bounds(ElkLabel placed) {
        return new Rectangle(placed.getX(), placed.getY(), placed.getWidth(), placed.getHeight());
    }
}
