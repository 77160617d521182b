package org.colonnade.view.check;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.colonnade.contention.Person;
import org.colonnade.contention.Tree;
import org.colonnade.diagram.Element;
import org.colonnade.view.chart.Shapes;

/** A tree, its root on top, each node in the colour of its writers. Parents stand above the middle of their children. */
final class TreeDrawing {
    private static final double CHARACTER = 8;
    private static final double HEIGHT = 46;
    private static final double GAP = 24;
    private static final int COLOURS = 4;

    private final Tree tree;
    private final Map<String, Integer> colours = new LinkedHashMap<>();
    private final List<Element> shapes = new ArrayList<>();
    private double right;
    private double bottom;

    TreeDrawing(Tree tree) {
        this.tree = tree;
    }

    Element draw() {
        place(tree, 0, 0);
        return new Element("svg")
                .with("xmlns", "http://www.w3.org/2000/svg")
                .with("class", "tree")
                .with("role", "img")
                .with("width", right + 2)
                .with("height", bottom + 2)
                .with("viewBox", "-1 -1 " + Element.number(right + 2) + " " + Element.number(bottom + 2))
                .add(new Element("title").text("A block that several people write: " + tree))
                .add(shapes);
    }

    /** Draws a subtree that begins at a left edge, and gives back the middle of its root. */
    private double place(Tree node, double left, int depth) {
        double width = CHARACTER * Math.max(node.key().length(), writers(node).length()) + 20;
        double top = depth * (HEIGHT + GAP);
        List<Double> below = new ArrayList<>();
        double edge = left;
        for (Tree child : node.children()) {
            below.add(place(child, edge, depth + 1));
            edge = right + GAP;
        }
        double middle = below.isEmpty() ? left + width / 2 : (below.get(0) + below.get(below.size() - 1)) / 2;
        double start = Math.max(left, middle - width / 2);
        double centre = start + width / 2;
        right = Math.max(right, start + width);
        bottom = Math.max(bottom, top + HEIGHT);
        below.forEach(x -> shapes.add(line(centre, top + HEIGHT, x, top + HEIGHT + GAP)));
        shapes.add(box(node, start, top, width));
        return centre;
    }

    private static Element line(double x1, double y1, double x2, double y2) {
        return new Element("line").with("x1", x1).with("y1", y1).with("x2", x2).with("y2", y2);
    }

    private Element box(Tree node, double x, double y, double width) {
        int colour = colours.computeIfAbsent(writers(node), w -> colours.size() % COLOURS);
        return new Element("g")
                .with("class", "writer" + colour)
                .add(
                        new Element("rect")
                                .with("x", x)
                                .with("y", y)
                                .with("width", width)
                                .with("height", HEIGHT)
                                .with("rx", 6),
                        Shapes.text(node.key(), x + width / 2, y + 19, "middle"),
                        Shapes.text(writers(node), x + width / 2, y + 37, "middle")
                                .with("class", "who"));
    }

    private static String writers(Tree node) {
        return node.writers().isEmpty()
                ? "nobody"
                : node.writers().stream().map(Person::toString).collect(Collectors.joining(", "));
    }
}
