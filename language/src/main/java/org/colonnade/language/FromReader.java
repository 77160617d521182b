package org.colonnade.language;

import java.util.List;
import java.util.Optional;
import org.colonnade.language.DesignParser.FromItemContext;
import org.colonnade.language.DesignParser.NameContext;
import org.colonnade.model.Entity;
import org.colonnade.model.Model;
import org.colonnade.model.Step;
import org.colonnade.workload.Node;

/** Reads the paths of a FROM clause (or of a family's OVER) into a graph. */
final class FromReader {
    private final Model model;
    private final Complaints complaints;
    private final Entities entities;

    FromReader(Model model, Complaints complaints) {
        this.model = model;
        this.complaints = complaints;
        this.entities = new Entities(model, complaints);
    }

    /** Returns the graph of the paths, or nothing if one of them is wrong. */
    Optional<GraphBuilder> read(Unit unit, List<FromItemContext> items) {
        GraphBuilder graph = new GraphBuilder(model, complaints);
        boolean first = true;
        for (FromItemContext item : items) {
            boolean right = first ? begin(unit, graph, item) : extend(unit, graph, item);
            if (!right) {
                return Optional.empty();
            }
            first = false;
        }
        return Optional.of(graph);
    }

    private boolean begin(Unit unit, GraphBuilder graph, FromItemContext item) {
        NameContext name = item.path().name(0);
        Optional<Entity> entity = entities.named(unit, name);
        if (entity.isEmpty()) {
            return false;
        }
        boolean alone = item.path().name().size() == 1;
        String called = alone && item.name() != null ? item.name().getText() : name.getText();
        Node root = graph.root(entity.get(), called, unit.span(name));
        return alone || walk(unit, graph, root, item);
    }

    private boolean extend(Unit unit, GraphBuilder graph, FromItemContext item) {
        NameContext name = item.path().name(0);
        Optional<Entity> entity = model.entity(name.getText());
        if (!graph.isCalled(name.getText())
                && entity.filter(e -> graph.of(e).findAny().isEmpty()).isPresent()) {
            complaints.error(
                    unit.span(name),
                    "`" + name.getText() + "` is not tied to what stands before it",
                    "a later path of a FROM clause begins with a name of an earlier one");
            return false;
        }
        if (item.path().name().size() == 1) {
            complaints.error(
                    unit.span(item), "this path takes no step", "follow a relationship of `" + name.getText() + "`");
            return false;
        }
        return graph.start(unit, name)
                .map(node -> walk(unit, graph, node, item))
                .orElse(false);
    }

    private boolean walk(Unit unit, GraphBuilder graph, Node start, FromItemContext item) {
        List<NameContext> names = item.path().name();
        Node here = start;
        for (NameContext name : names.subList(1, names.size())) {
            boolean aliased = item.name() != null && name == names.get(names.size() - 1);
            Optional<Node> next =
                    aliased ? alias(unit, graph, here, name, item.name()) : plain(unit, graph, here, name);
            if (next.isEmpty()) {
                return false;
            }
            here = next.get();
        }
        return true;
    }

    private Optional<Node> plain(Unit unit, GraphBuilder graph, Node from, NameContext name) {
        Optional<Node> next = graph.follow(unit, from, name);
        if (next.isPresent() && isAliased(unit, graph, next.get(), name)) {
            complaints.error(
                    unit.span(name),
                    "`" + from + "." + name.getText() + "` is called `" + next.get() + "` already",
                    "begin with `" + next.get() + "` if it is the same, or tell them apart with AS");
            return Optional.empty();
        }
        next.ifPresent(n -> graph.call(name.getText(), n));
        return next;
    }

    /** Returns whether a step led to a node that an earlier path made under another name. */
    private static boolean isAliased(Unit unit, GraphBuilder graph, Node node, NameContext name) {
        return !node.at().equals(unit.span(name)) && !graph.isCalled(name.getText(), node);
    }

    /** An alias always makes a node of its own. */
    private Optional<Node> alias(Unit unit, GraphBuilder graph, Node from, NameContext name, NameContext alias) {
        if (graph.isCalled(alias.getText())) {
            complaints.error(
                    unit.span(alias),
                    "`" + alias.getText() + "` is taken: to tie both together would make the query graph cyclic",
                    "give it a name of its own");
            return Optional.empty();
        }
        Optional<Step> step = graph.step(unit, from, name);
        return step.filter(s -> graph.mayGrow(unit.span(name)) && !graph.closesCycle(unit, from, s, name))
                .map(s -> graph.call(alias.getText(), graph.grow(from, s, alias.getText(), unit.span(alias))));
    }
}
