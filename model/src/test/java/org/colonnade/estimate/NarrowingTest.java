package org.colonnade.estimate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static org.colonnade.estimate.Posts.GIVEN;
import static org.colonnade.estimate.Posts.GRAPH;
import static org.colonnade.estimate.Posts.LIKES;
import static org.colonnade.estimate.Posts.POSTS;
import static org.colonnade.estimate.Posts.USERS;
import static org.colonnade.estimate.Posts.column;
import static org.colonnade.estimate.Posts.equal;
import static org.colonnade.estimate.Posts.key;
import static org.colonnade.estimate.Posts.literal;
import static org.colonnade.model.Hotels.NOWHERE;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.assertj.core.data.Percentage;
import org.colonnade.model.Period;
import org.colonnade.workload.Breadth;
import org.colonnade.workload.Column;
import org.colonnade.workload.Comparison;
import org.colonnade.workload.Edge;
import org.colonnade.workload.Node;
import org.colonnade.workload.Predicate;
import org.colonnade.workload.QueryGraph;
import org.junit.jupiter.api.Test;

class NarrowingTest {
    private static final Column STATUS = column(POSTS, "status");
    private static final Column AT = column(POSTS, "at");

    @Test
    void a_literal_keeps_the_share_of_its_value_and_a_parameter_that_of_one_it_meets() {
        assertThat(share(equal(STATUS, literal(1)))).isEqualTo(0.1);
        assertThat(share(equal(STATUS, literal(5)))).isCloseTo(0.1, within(1e-9));
        assertThat(share(equal(STATUS, GIVEN))).isCloseTo(0.01 + 0.49 + 2 * 0.01, within(1e-9));
        assertThat(share(new Predicate.Compare(STATUS, Comparison.NOT_EQUAL, literal(10), NOWHERE)))
                .isCloseTo(0.3, within(1e-9));
        assertThat(share(new Predicate.OneOf(STATUS, List.of(literal(1), literal(10)), NOWHERE)))
                .isCloseTo(0.8, within(1e-9));
    }

    private static double share(Predicate predicate) {
        return new Narrowing(GRAPH, List.of(predicate)).share(predicate.column());
    }

    @Test
    void a_range_covers_what_the_statement_says() {
        assertThat(share(range(Optional.empty()))).isEqualTo(Estimates.RANGE);
        assertThat(share(range(Optional.of(new Breadth.Part(0.02))))).isEqualTo(0.02);
        assertThat(share(range(Optional.of(new Breadth.Time(new Period(20, Period.Unit.DAY))))))
                .isCloseTo(0.1, within(1e-9));
        assertThat(new Narrowing(GRAPH, List.of(range(Optional.of(new Breadth.Rows(500))), equal(STATUS, literal(1))))
                        .share(AT))
                .isCloseTo(500 / (50_000 * 0.1), within(1e-9));
    }

    private static Predicate range(Optional<Breadth> breadth) {
        return new Predicate.Compare(AT, Comparison.LESS, GIVEN, breadth, NOWHERE);
    }

    @Test
    void a_user_whom_a_parameter_names_has_more_posts_than_the_average_one() {
        Set<Node> both = Set.of(USERS, POSTS);
        double met = Moment.NOW.partners(Posts.AUTHOR.backward()).met();
        assertThat(met).isGreaterThan(5 * 20);
        assertThat(Estimates.targets(GRAPH, POSTS, List.of(equal(key(USERS), GIVEN))))
                .isCloseTo(met, Percentage.withPercentage(0.1));
        assertThat(Estimates.targets(GRAPH, POSTS, List.of(equal(key(USERS), literal(1)))))
                .isCloseTo(20, within(1e-9));
        assertThat(Estimates.partnersOfMet(GRAPH, USERS, USERS, both)).isCloseTo(met, Percentage.withPercentage(0.1));
        assertThat(Estimates.partners(GRAPH, USERS, USERS, both)).isEqualTo(20);
    }

    @Test
    void of_the_partners_of_a_met_instance_one_is_met_itself() {
        Set<Node> all = Set.of(USERS, POSTS, LIKES);
        double posts = Moment.NOW.partners(Posts.AUTHOR.backward()).met();
        double fans = Moment.NOW.partners(Posts.LIKED.backward()).met();
        assertThat(Moment.NOW.met(GRAPH, USERS, USERS, all))
                .isCloseTo((posts - 1) * 2.5 + fans, Percentage.withPercentage(0.1));
    }

    @Test
    void siblings_of_a_post_are_those_of_a_met_author() {
        Node post = new Node(0, "Post", Posts.POST, NOWHERE);
        Node author = new Node(1, "author", Posts.USER, NOWHERE);
        Node sibling = new Node(2, "posts", Posts.POST, NOWHERE);
        QueryGraph graph = new QueryGraph(
                List.of(post, author, sibling),
                List.of(
                        new Edge(post, Posts.AUTHOR.forward(), author),
                        new Edge(author, Posts.AUTHOR.backward(), sibling)));
        double met = Moment.NOW.partners(Posts.AUTHOR.backward()).met();
        assertThat(Estimates.partners(graph, post, post, Set.of(post, author, sibling)))
                .isCloseTo(met, Percentage.withPercentage(0.1));
        assertThat(Estimates.rows(graph, Set.of(author, sibling))).isEqualTo(20_000);
    }

    @Test
    void there_is_a_like_of_a_given_post_by_a_given_user() {
        Node like = new Node(0, "Like", Posts.LIKE, NOWHERE);
        Node fan = new Node(1, "fan", Posts.USER, NOWHERE);
        Node post = new Node(2, "post", Posts.POST, NOWHERE);
        QueryGraph graph = new QueryGraph(
                List.of(like, fan, post),
                List.of(new Edge(like, Posts.FAN.forward(), fan), new Edge(like, Posts.LIKED.forward(), post)));
        List<Predicate> keys = List.of(equal(key(fan), GIVEN), equal(key(post), literal(7)));
        assertThat(Estimates.targets(graph, like, keys)).isCloseTo(1, within(1e-9));
        double bias = Moment.NOW.partners(Posts.LIKED.backward()).bias();
        assertThat(Estimates.targets(graph, like, List.of(equal(key(fan), GIVEN), equal(key(post), GIVEN))))
                .isCloseTo(1 + bias * 50_000 / (1000 * 20_000.0), Percentage.withPercentage(0.1));
        assertThat(Estimates.targets(graph, like, keys.subList(0, 1))).isCloseTo(50, within(1e-9));
    }
}
