package org.colonnade.diagram;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.eclipse.elk.core.RecursiveGraphLayoutEngine;
import org.eclipse.elk.core.util.BasicProgressMonitor;
import org.eclipse.elk.graph.ElkEdge;
import org.eclipse.elk.graph.ElkEdgeSection;
import org.eclipse.elk.graph.ElkNode;
import org.eclipse.elk.graph.util.ElkGraphUtil;

/**
 * Lays out a diagram in layers, by the algorithm of Sugiyama et al. as ELK implements it (Schulze, Spönemann
 * and von Hanxleden, Drawing layered graphs with port constraints, 2014).
 *
 * <p>Layers run from left to right, and so do links: from one to many, from owner to value object.
 */
final class LayeredLayout {
    private static final double LOOP_GAP = 16;

    private final ElkNode graph = LayeredSettings.graph();
    private final Map<Node, ElkNode> nodes = new LinkedHashMap<>();
    private final Map<Link, ElkEdge> edges = new LinkedHashMap<>();

    private LayeredLayout(Diagram diagram) {
        diagram.nodes().forEach(n -> nodes.put(n, add(n, diagram.loops(n))));
        diagram.links().forEach(l -> edges.put(l, add(l)));
    }

    static Layout of(Diagram diagram) {
        LayeredLayout layered = new LayeredLayout(diagram);
        new RecursiveGraphLayoutEngine().layout(layered.graph, new BasicProgressMonitor());
        return layered.read();
    }

    private ElkNode add(Node node, List<Link> loops) {
        BoxStyle style = BoxStyle.of(node);
        ElkNode added = ElkGraphUtil.createNode(graph);
        LayeredSettings.size(added, Math.max(style.width(), loopRoom(loops)), style.height());
        return added;
    }

    /**
     * The width that lets several loops of a node stand side by side with their labels above them. Their ends
     * divide the node's upper side evenly, so neighbouring loops are two such parts apart.
     */
    private static double loopRoom(List<Link> loops) {
        double widest = loops.stream().mapToDouble(LinkLabels::loopWidth).max().orElse(0);
        return loops.size() < 2 ? 0 : (2 * loops.size() + 1) * (widest + LOOP_GAP) / 2;
    }

    private ElkEdge add(Link link) {
        ElkEdge edge = ElkGraphUtil.createSimpleEdge(
                nodes.get(link.left().node()), nodes.get(link.right().node()));
        LinkLabels.add(link, edge);
        return edge;
    }

    private Layout read() {
        List<Layout.Box> boxes = new ArrayList<>();
        nodes.forEach((node, placed) -> boxes.add(new Layout.Box(node, bounds(placed))));
        List<Layout.Route> routes = new ArrayList<>();
        List<Layout.Label> labels = new ArrayList<>();
        edges.forEach((link, placed) -> {
            Layout.Route route = new Layout.Route(link, points(placed));
            routes.add(route);
            labels.addAll(LinkLabels.read(route, placed));
        });
        return new Layout(graph.getWidth(), graph.getHeight(), boxes, routes, labels);
    }

    private static Rectangle bounds(ElkNode placed) {
        return new Rectangle(placed.getX(), placed.getY(), placed.getWidth(), placed.getHeight());
    }

    private static List<Point> points(ElkEdge placed) {
        ElkEdgeSection section = placed.getSections().get(0);
        List<Point> points = new ArrayList<>();
        points.add(new Point(section.getStartX(), section.getStartY()));
        section.getBendPoints().forEach(p -> points.add(new Point(p.getX(), p.getY())));
        points.add(new Point(section.getEndX(), section.getEndY()));
        return points;
    }
}
