package org.colonnade.diagram;

import java.util.EnumSet;
import org.eclipse.elk.alg.layered.options.LayeredMetaDataProvider;
import org.eclipse.elk.alg.layered.options.LayeredOptions;
import org.eclipse.elk.alg.layered.options.SelfLoopDistributionStrategy;
import org.eclipse.elk.alg.layered.options.SelfLoopOrderingStrategy;
import org.eclipse.elk.core.data.LayoutMetaDataService;
import org.eclipse.elk.core.math.ElkMargin;
import org.eclipse.elk.core.math.ElkPadding;
import org.eclipse.elk.core.math.KVector;
import org.eclipse.elk.core.options.CoreOptions;
import org.eclipse.elk.core.options.Direction;
import org.eclipse.elk.core.options.EdgeLabelPlacement;
import org.eclipse.elk.core.options.EdgeRouting;
import org.eclipse.elk.core.options.PortAlignment;
import org.eclipse.elk.core.options.SizeConstraint;
import org.eclipse.elk.graph.ElkLabel;
import org.eclipse.elk.graph.ElkNode;
import org.eclipse.elk.graph.util.ElkGraphUtil;

/** How ELK is asked to lay out a diagram. Nothing is left to chance: the seed of its random choices is fixed. */
final class LayeredSettings {
    static {
        // ELK finds it by itself, except where its service files have been lost in merging jars.
        LayoutMetaDataService.getInstance().registerLayoutMetaDataProviders(new LayeredMetaDataProvider());
    }

    private LayeredSettings() {}

    static ElkNode graph() {
        ElkNode graph = ElkGraphUtil.createGraph();
        graph.setProperty(CoreOptions.ALGORITHM, LayeredOptions.ALGORITHM_ID);
        graph.setProperty(LayeredOptions.RANDOM_SEED, 1);
        graph.setProperty(LayeredOptions.DIRECTION, Direction.RIGHT);
        graph.setProperty(LayeredOptions.EDGE_ROUTING, EdgeRouting.ORTHOGONAL);
        graph.setProperty(LayeredOptions.ASPECT_RATIO, 1.5);
        graph.setProperty(LayeredOptions.THOROUGHNESS, 30);
        spacing(graph);
        return graph;
    }

    /** Lines end far enough apart for a name between them, and far enough from corners for their marks. */
    private static void spacing(ElkNode graph) {
        graph.setProperty(LayeredOptions.PADDING, new ElkPadding(24));
        graph.setProperty(LayeredOptions.SPACING_NODE_NODE, 36.0);
        graph.setProperty(LayeredOptions.SPACING_NODE_NODE_BETWEEN_LAYERS, 40.0);
        graph.setProperty(LayeredOptions.SPACING_EDGE_NODE, 24.0);
        graph.setProperty(LayeredOptions.SPACING_EDGE_NODE_BETWEEN_LAYERS, 16.0);
        graph.setProperty(LayeredOptions.SPACING_EDGE_EDGE, 20.0);
        graph.setProperty(LayeredOptions.SPACING_EDGE_EDGE_BETWEEN_LAYERS, 14.0);
        graph.setProperty(LayeredOptions.SPACING_PORT_PORT, 24.0);
        graph.setProperty(LayeredOptions.SPACING_PORTS_SURROUNDING, new ElkMargin(12, 22));
        graph.setProperty(LayeredOptions.SPACING_NODE_SELF_LOOP, 30.0);
        graph.setProperty(LayeredOptions.SPACING_COMPONENT_COMPONENT, 40.0);
        graph.setProperty(LayeredOptions.SPACING_EDGE_LABEL, 2.0);
        graph.setProperty(LayeredOptions.SPACING_LABEL_LABEL, 4.0);
    }

    /** Gives a node its size, unless its links need more room to end side by side. */
    static void size(ElkNode node, double width, double height) {
        node.setDimensions(width, height);
        node.setProperty(LayeredOptions.NODE_SIZE_MINIMUM, new KVector(width, height));
        node.setProperty(
                LayeredOptions.NODE_SIZE_CONSTRAINTS, EnumSet.of(SizeConstraint.MINIMUM_SIZE, SizeConstraint.PORTS));
        node.setProperty(LayeredOptions.PORT_ALIGNMENT_DEFAULT, PortAlignment.CENTER);
        node.setProperty(LayeredOptions.PORT_ALIGNMENT_NORTH, PortAlignment.DISTRIBUTED);
        node.setProperty(LayeredOptions.EDGE_ROUTING_SELF_LOOP_DISTRIBUTION, SelfLoopDistributionStrategy.NORTH);
        node.setProperty(LayeredOptions.EDGE_ROUTING_SELF_LOOP_ORDERING, SelfLoopOrderingStrategy.SEQUENCED);
    }

    static void place(ElkLabel label, EdgeLabelPlacement placement) {
        label.setProperty(LayeredOptions.EDGE_LABELS_PLACEMENT, placement);
    }
}
