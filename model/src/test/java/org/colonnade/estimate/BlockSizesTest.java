package org.colonnade.estimate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static org.colonnade.estimate.Posts.GRAPH;
import static org.colonnade.estimate.Posts.LIKES;
import static org.colonnade.estimate.Posts.POSTS;
import static org.colonnade.estimate.Posts.USERS;
import static org.colonnade.estimate.Posts.column;
import static org.colonnade.estimate.Posts.key;
import static org.colonnade.model.Hotels.NOWHERE;

import java.util.List;
import org.assertj.core.data.Percentage;
import org.colonnade.model.Period;
import org.colonnade.schema.Family;
import org.colonnade.workload.Column;
import org.colonnade.workload.Ordering;
import org.colonnade.workload.QueryGraph;
import org.junit.jupiter.api.Test;

class BlockSizesTest {
    private static final QueryGraph OF_POSTS =
            new QueryGraph(List.of(USERS, POSTS), List.of(GRAPH.edges().get(0)));

    @Test
    void blocks_by_a_skewed_key_are_as_unequal_as_its_partners() {
        BlockSizes sizes = sizes(OF_POSTS, List.of(key(USERS)));
        Distribution posts = Moment.NOW.partners(Posts.AUTHOR.backward());
        assertThat(sizes.blocks()).isEqualTo(posts.occupied());
        assertThat(sizes.mean().rows()).isCloseTo(20_000 / posts.occupied(), within(1e-9));
        assertThat(sizes.met().rows()).isCloseTo(posts.met(), Percentage.withPercentage(0.1));
        assertThat(sizes.high().rows()).isCloseTo(posts.quantile(0.99), Percentage.withPercentage(0.1));
        assertThat(sizes.largest().rows()).isCloseTo(posts.largest(), Percentage.withPercentage(0.1));
        assertThat(sizes.largest().bytes()).isEqualTo(16 + sizes.largest().rows() * 16);
    }

    @Test
    void blocks_by_a_value_have_its_share() {
        BlockSizes sizes = sizes(OF_POSTS, List.of(column(POSTS, "status")));
        assertThat(sizes.largest().rows()).isCloseTo(14_000, within(1e-6));
        assertThat(sizes.met().rows()).isCloseTo(20_000 * 0.52, within(1.0));
        assertThat(sizes.blocks()).isEqualTo(4);
    }

    @Test
    void what_another_column_determines_makes_no_block_smaller() {
        BlockSizes alone = sizes(GRAPH, List.of(key(POSTS)));
        BlockSizes both = sizes(GRAPH, List.of(key(POSTS), key(USERS), column(POSTS, "status")));
        assertThat(both.largest().rows()).isEqualTo(alone.largest().rows());
        assertThat(alone.largest().rows()).isCloseTo(400, Percentage.withPercentage(1));
    }

    @Test
    void even_blocks_and_the_only_block_have_one_size() {
        BlockSizes likes = sizes(GRAPH, List.of(key(LIKES)));
        assertThat(List.of(likes.met(), likes.high(), likes.largest())).containsOnly(likes.mean());
        BlockSizes one = sizes(GRAPH, List.of());
        assertThat(one.blocks()).isEqualTo(1);
        assertThat(one.largest().rows()).isEqualTo(50_000);
    }

    @Test
    void blocks_grow_with_their_entries() {
        Family family = family(OF_POSTS, List.of(key(USERS)));
        BlockSizes later = BlockSizes.of(family, Moment.in(new Period(100, Period.Unit.DAY)));
        BlockSizes now = BlockSizes.of(family, Moment.NOW);
        assertThat(Moment.in(new Period(100, Period.Unit.DAY)).entries(family)).isCloseTo(30_000, within(1e-6));
        assertThat(Moment.in(new Period(9, Period.Unit.YEAR)).entries(family)).isCloseTo(36_524, within(1.0));
        assertThat(later.largest().rows()).isCloseTo(1.5 * now.largest().rows(), Percentage.withPercentage(0.1));
    }

    private static BlockSizes sizes(QueryGraph graph, List<Column> partition) {
        return BlockSizes.of(family(graph, partition), Moment.NOW);
    }

    private static Family family(QueryGraph graph, List<Column> partition) {
        Column last = key(graph.nodes().get(graph.nodes().size() - 1));
        List<Ordering> clustering = partition.contains(last) ? List.of() : List.of(new Ordering(last, false));
        return new Family("f", graph, partition, clustering, List.of(), NOWHERE);
    }
}
