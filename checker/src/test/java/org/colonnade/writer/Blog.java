package org.colonnade.writer;

import static org.colonnade.writer.Given.by;
import static org.colonnade.writer.Given.entity;
import static org.colonnade.writer.Given.is;
import static org.colonnade.writer.Given.parameter;
import static org.colonnade.writer.Given.relationship;
import static org.colonnade.writer.Given.update;

import org.colonnade.model.Cardinality;
import org.colonnade.model.Entity;
import org.colonnade.model.Step;
import org.colonnade.workload.Actor;
import org.colonnade.workload.Node;
import org.colonnade.workload.Operand;
import org.colonnade.workload.Statement;

/** The blog, with a few more relationships between its users. */
final class Blog {
    static final Entity USER = entity("User");
    static final Entity ARTICLE = entity("Article");
    static final Entity COMMENT = entity("Comment");
    static final Step ARTICLE_AUTHOR = step(ARTICLE, "author", Cardinality.MANY_TO_ONE, USER, "articles");
    static final Step AUTHOR = step(COMMENT, "author", Cardinality.MANY_TO_ONE, USER, "comments");
    static final Step ON = step(COMMENT, "article", Cardinality.MANY_TO_ONE, ARTICLE, "comments");
    static final Step PARENT = step(COMMENT, "parent", Cardinality.MANY_TO_ONE, COMMENT, "replies");
    static final Step BOSS = step(USER, "boss", Cardinality.MANY_TO_ONE, USER, "reports");
    static final Step SPOUSE = step(USER, "spouse", Cardinality.ONE_TO_ONE, USER, "spouseOf");
    static final Step EDITORS = step(ARTICLE, "editors", Cardinality.MANY_TO_MANY, USER, "edits");
    static final Operand ID = parameter("id");
    static final Operand OTHER = parameter("other");

    private static Step step(Entity from, String name, Cardinality cardinality, Entity to, String inverse) {
        return relationship(from, name, cardinality, to, inverse).forward();
    }

    static String touched(Statement statement) {
        return touched(by(USER), statement);
    }

    static String touched(Actor actor, Statement statement) {
        return Touches.of(actor, statement).toString();
    }

    static boolean isSingle(Statement statement) {
        return Touches.of(by(USER), statement).touches().get(0).writer().isSingle();
    }

    /** {@code UPDATE root WHERE root.id = ?id AND root.steps.id = key}. */
    static Statement updateIf(Operand key, Step... steps) {
        Graph graph = new Graph(steps[0].source());
        Node end = graph.walk(graph.root(), steps);
        return update(graph.build(), graph.root(), is(graph.root(), ID), is(end, key));
    }

    static Statement updateAny(Entity entity) {
        Graph graph = new Graph(entity);
        return update(graph.build(), graph.root(), is(graph.root(), ID));
    }

    private Blog() {}
}
