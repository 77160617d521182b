package org.colonnade.diagram;

import java.util.List;

/**
 * What a diagram shows, before it is known where: nodes tied by links, in the order of the model.
 *
 * <p>Invariant: the ends of every link are among the nodes.
 */
record Diagram(String title, List<Node> nodes, List<Link> links) {
    Diagram {
        nodes = List.copyOf(nodes);
        links = List.copyOf(links);
    }

    /** The links from a node back to itself. */
    List<Link> loops(Node node) {
        return links.stream()
                .filter(l -> l.isLoop() && l.left().node().equals(node))
                .toList();
    }
}
