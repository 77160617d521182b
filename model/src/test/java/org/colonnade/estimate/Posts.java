package org.colonnade.estimate;

import static org.colonnade.model.Hotels.NOWHERE;

import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.colonnade.model.Attribute;
import org.colonnade.model.Cardinality;
import org.colonnade.model.Entity;
import org.colonnade.model.Inequality;
import org.colonnade.model.Period;
import org.colonnade.model.Rate;
import org.colonnade.model.Relationship;
import org.colonnade.model.Scalar;
import org.colonnade.model.Turnover;
import org.colonnade.model.Type;
import org.colonnade.model.ValueShare;
import org.colonnade.workload.Column;
import org.colonnade.workload.Comparison;
import org.colonnade.workload.Edge;
import org.colonnade.workload.Literal;
import org.colonnade.workload.Node;
import org.colonnade.workload.Operand;
import org.colonnade.workload.Parameter;
import org.colonnade.workload.Predicate;
import org.colonnade.workload.QueryGraph;

/** Users who write very different numbers of posts, and like some of them: few posts are drafts, and each is kept a year. */
final class Posts {
    static final Parameter GIVEN = new Parameter("given", NOWHERE);

    static final Entity USER = new Entity("User", 1000, List.of(key("User")), NOWHERE);
    static final Entity POST = new Entity(
            "Post",
            20_000,
            new Turnover(Optional.of(new Rate(100, Period.Unit.DAY)), Optional.of(Period.YEAR)),
            List.of(
                    key("Post"),
                    attribute("at", Scalar.TIMESTAMP, Inequality.EVEN),
                    attribute(
                            "status",
                            Scalar.INT,
                            new Inequality.Shares(List.of(
                                    new ValueShare(BigDecimal.ONE, 0.1), new ValueShare(BigDecimal.TEN, 0.7))))),
            NOWHERE);
    static final Entity LIKE = new Entity("Like", 50_000, List.of(key("Like")), NOWHERE);

    static final Relationship AUTHOR = skewed("author", POST, USER, "posts", new Inequality.Zipf(1));
    static final Relationship FAN = skewed("fan", LIKE, USER, "likes", Inequality.EVEN);
    static final Relationship LIKED = skewed("post", LIKE, POST, "fans", new Inequality.Largest(400));

    static final Node USERS = new Node(0, "User", USER, NOWHERE);
    static final Node POSTS = new Node(1, "posts", POST, NOWHERE);
    static final Node LIKES = new Node(2, "likes", LIKE, NOWHERE);

    /** Users, their posts, and what likes these. */
    static final QueryGraph GRAPH = new QueryGraph(
            List.of(USERS, POSTS, LIKES),
            List.of(new Edge(USERS, AUTHOR.backward(), POSTS), new Edge(POSTS, LIKED.backward(), LIKES)));

    private Posts() {}

    private static Attribute key(String owner) {
        return new Attribute(owner, "id", new Type.Simple(Scalar.UUID, 16), true, false, OptionalLong.empty(), NOWHERE);
    }

    private static Attribute attribute(String name, Scalar scalar, Inequality inequality) {
        OptionalLong distinct = inequality.isEven() ? OptionalLong.empty() : OptionalLong.of(4);
        Type type = new Type.Simple(scalar, scalar.size());
        return new Attribute("Post", name, type, false, false, distinct, inequality, NOWHERE);
    }

    private static Relationship skewed(String name, Entity from, Entity to, String inverse, Inequality back) {
        return new Relationship(
                name, from, to, Optional.of(inverse), Cardinality.MANY_TO_ONE, true, 1, Inequality.EVEN, back, NOWHERE);
    }

    static Column column(Node node, String attribute) {
        return new Column(node, List.of(node.entity().attribute(attribute).orElseThrow()), NOWHERE);
    }

    static Column key(Node node) {
        return new Column(node, List.of(node.entity().soleKey().orElseThrow()), NOWHERE);
    }

    static Predicate equal(Column column, Operand operand) {
        return new Predicate.Compare(column, Comparison.EQUAL, operand, NOWHERE);
    }

    static Literal literal(int number) {
        return new Literal(BigDecimal.valueOf(number), NOWHERE);
    }
}
