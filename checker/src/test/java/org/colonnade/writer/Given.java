package org.colonnade.writer;

import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import org.colonnade.model.Attribute;
import org.colonnade.model.Cardinality;
import org.colonnade.model.Entity;
import org.colonnade.model.Relationship;
import org.colonnade.model.Scalar;
import org.colonnade.model.Step;
import org.colonnade.model.Type;
import org.colonnade.text.Source;
import org.colonnade.text.Span;
import org.colonnade.workload.Actor;
import org.colonnade.workload.Assignment;
import org.colonnade.workload.Column;
import org.colonnade.workload.Comparison;
import org.colonnade.workload.Connection;
import org.colonnade.workload.Literal;
import org.colonnade.workload.Node;
import org.colonnade.workload.Operand;
import org.colonnade.workload.Parameter;
import org.colonnade.workload.Predicate;
import org.colonnade.workload.QueryGraph;
import org.colonnade.workload.Request;
import org.colonnade.workload.Statement;

/** Short ways to write down values of the model and the workload. Each entity has a key {@code id} and a number {@code n}. */
final class Given {
    static final Span AT = new Source("test", "").whole();
    static final Parameter ME = parameter("me");

    private Given() {}

    static Entity entity(String name) {
        return new Entity(name, 10, List.of(attribute(name, "id", true), attribute(name, "n", false)), AT);
    }

    private static Attribute attribute(String owner, String name, boolean key) {
        return new Attribute(owner, name, new Type.Simple(Scalar.INT, 4), key, false, OptionalLong.empty(), AT);
    }

    static Relationship relationship(Entity from, String name, Cardinality cardinality, Entity to, String inverse) {
        return new Relationship(name, from, to, Optional.of(inverse), cardinality, false, 1, AT);
    }

    static Parameter parameter(String name) {
        return new Parameter(name, AT);
    }

    static Literal literal(int value) {
        return new Literal(BigDecimal.valueOf(value), AT);
    }

    static Actor by(Entity entity) {
        return new Actor.User(entity, List.of(ME));
    }

    static Column key(Node node) {
        return new Column(node, List.of(node.entity().soleKey().orElseThrow()), AT);
    }

    static Column number(Node node) {
        return new Column(node, List.of(node.entity().attribute("n").orElseThrow()), AT);
    }

    static Predicate where(Column column, Comparison comparison, Operand operand) {
        return new Predicate.Compare(column, comparison, operand, AT);
    }

    static Predicate is(Node node, Operand key) {
        return where(key(node), Comparison.EQUAL, key);
    }

    static Connection to(Step step, Operand key) {
        return new Connection(step, List.of(key), AT);
    }

    static QueryGraph alone(Entity entity) {
        return new Graph(entity).build();
    }

    static Statement insert(Entity entity, Operand key, Connection... connections) {
        Assignment id = new Assignment(entity.soleKey().orElseThrow(), false, key, AT);
        return new Statement.Insert(alone(entity), List.of(id), List.of(connections), AT);
    }

    static Statement update(QueryGraph graph, Node target, Predicate... where) {
        Assignment set = new Assignment(target.entity().attribute("n").orElseThrow(), false, parameter("new"), AT);
        return new Statement.Update(graph, target, List.of(set), List.of(where), AT);
    }

    static Statement delete(QueryGraph graph, Node target, Predicate... where) {
        return new Statement.Delete(graph, target, List.of(where), List.of(), AT);
    }

    static Statement connect(Operand key, Connection connection) {
        return new Statement.Connect(alone(connection.step().source()), List.of(key), connection, AT);
    }

    static Statement disconnect(Operand key, Connection connection) {
        return new Statement.Disconnect(alone(connection.step().source()), List.of(key), connection, AT);
    }

    static Request request(Actor actor, Statement... statements) {
        return new Request("test", actor, Map.of(), List.of(statements), AT);
    }
}
