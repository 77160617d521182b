package org.colonnade.diagram;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.colonnade.model.Attribute;
import org.colonnade.model.Entity;
import org.colonnade.model.Model;
import org.colonnade.model.Relationship;
import org.colonnade.model.Step;
import org.colonnade.model.Type;
import org.colonnade.model.ValueObject;

/** Reads off a model what its diagram shows. */
final class DiagramReader {
    private final Map<String, Node> entities = new LinkedHashMap<>();
    private final Map<String, Node> values = new LinkedHashMap<>();
    private final List<Link> links = new ArrayList<>();

    private DiagramReader() {}

    static Diagram read(Model model, String title) {
        return new DiagramReader().diagram(model, title);
    }

    private Diagram diagram(Model model, String title) {
        model.entities().forEach(e -> entities.put(e.name(), entity(e)));
        model.values().forEach(v -> values.put(v.name(), value(v)));
        model.relationships().forEach(r -> links.add(relationship(r)));
        model.entities().forEach(e -> e.attributes().forEach(a -> linkParts(entities.get(e.name()), a)));
        model.values().forEach(v -> v.attributes().forEach(a -> linkParts(values.get(v.name()), a)));
        List<Node> nodes = new ArrayList<>(entities.values());
        nodes.addAll(values.values());
        return new Diagram(title, nodes, links);
    }

    private static Node entity(Entity entity) {
        return new Node(Node.Kind.ENTITY, entity.name(), entity.population(), rows(entity));
    }

    private static Node value(ValueObject value) {
        return new Node(Node.Kind.VALUE, value.name(), "value", rows(value.attributes()));
    }

    /** The columns of the key that lie at partners, then the attributes. */
    private static List<Node.Row> rows(Entity entity) {
        List<Node.Row> rows = new ArrayList<>();
        entity.keyColumns().stream()
                .filter(c -> !c.path().isEmpty())
                .forEach(c -> rows.add(new Node.Row(c.toString(), c.type().toString(), true, false)));
        rows.addAll(rows(entity.attributes()));
        return rows;
    }

    private static List<Node.Row> rows(List<Attribute> attributes) {
        return attributes.stream()
                .map(a -> new Node.Row(a.name(), a.type().toString(), a.isKey(), a.optional()))
                .toList();
    }

    private Link relationship(Relationship relationship) {
        return Link.of(Link.Kind.RELATIONSHIP, end(relationship.forward()), end(relationship.backward()));
    }

    /** The end where a step starts; how many may stand there is what the way back leads to. */
    private Link.End end(Step step) {
        Optional<String> name = step.isForward()
                ? Optional.of(step.name())
                : step.relationship().inverse();
        Step back = step.reverse();
        Multiplicity multiplicity =
                back.isToOne() ? Multiplicity.one(back.isMandatory()) : Multiplicity.many(back.isMandatory());
        return new Link.End(entities.get(step.source().name()), name, multiplicity);
    }

    /** Links the owner of an attribute to the value object that it nests, or to the entity that it refers to. */
    private void linkParts(Node owner, Attribute attribute) {
        Type element = attribute.type().element();
        Multiplicity parts =
                attribute.type().isCollection() ? Multiplicity.ZERO_OR_MORE : Multiplicity.one(!attribute.optional());
        Optional<String> name = Optional.of(attribute.name());
        if (element instanceof Type.Composite part) {
            Link.End from = new Link.End(owner, name, Multiplicity.ONE);
            Node target = values.get(part.value().name());
            links.add(Link.of(Link.Kind.COMPOSITION, from, new Link.End(target, Optional.empty(), parts)));
        } else if (element instanceof Type.Reference reference) {
            Link.End from = new Link.End(owner, name, Multiplicity.ZERO_OR_MORE);
            Node target = entities.get(reference.entity());
            links.add(Link.of(Link.Kind.REFERENCE, from, new Link.End(target, Optional.empty(), parts)));
        }
    }
}
