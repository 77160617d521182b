package org.colonnade.block;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;
import org.colonnade.design.Design;
import org.colonnade.grouping.Group;
import org.colonnade.grouping.Grouping;
import org.colonnade.schema.Family;
import org.junit.jupiter.api.Test;

/**
 * Derived grammars against brute force: blocks of small random worlds that keep the rules of random designs.
 *
 * <p>{@code -Dlaws.tries=n} takes n designs, {@code -Dlaws.seed=s} begins with another one.
 */
class WorldLawTest {
    private static final int WORLDS = 12;
    private static final int MORE_WORLDS = 2000;

    @Test
    void users_who_have_one_variable_are_one_user_and_users_who_have_two_may_differ() {
        long first = Long.getLong("laws.seed", 0);
        long tries = Long.getLong("laws.tries", 1000);
        for (long seed = first; seed < first + tries; seed++) {
            String text = RandomDesign.text(new Random(seed));
            Design design = Designs.read("design " + seed, text);
            check(design, seed);
        }
    }

    private static void check(Design design, long seed) {
        Random random = new Random(seed);
        List<Sort> sorts = sorts(design);
        Set<String> met = new HashSet<>();
        Set<String> apart = new HashSet<>();
        for (int i = 0; i < WORLDS || !apart.containsAll(met) && i < MORE_WORLDS; i++) {
            Optional<World> world = World.of(design, random);
            world.ifPresent(w -> sorts.forEach(s -> check(s, w, met, apart)));
        }
        met.removeAll(apart);
        if (!met.isEmpty()) {
            System.out.println("NEVER " + met + "\n" + design.equalities() + "\n"
                    + design.model().entities().get(0).at().source().text());
            Designs.all(design).forEach(System.out::println);
        }
    }

    /** A sort of blocks, and how to find them in a world. */
    private record Sort(BlockGrammar grammar, Function<World, Stream<Tree>> blocks) {}

    private static List<Sort> sorts(Design design) {
        Grouping grouping = design.groupings().get(0);
        List<BlockGrammar> groups = BlockGrammar.of(design, grouping);
        List<Sort> sorts = new ArrayList<>();
        for (int i = 0; i < grouping.roots().size(); i++) {
            Group root = grouping.roots().get(i);
            BlockGrammar grammar = groups.get(i);
            sorts.add(new Sort(grammar, w -> Tree.groups(root, grammar, w)));
        }
        Family family = design.schemas().get(0).families().get(0);
        BlockGrammar grammar = BlockGrammar.of(design, family);
        sorts.add(new Sort(grammar, w -> Tree.blocks(family, grammar, w)));
        return sorts;
    }

    private static void check(Sort sort, World world, Set<String> met, Set<String> apart) {
        Valuation valuation = new Valuation(sort.grammar(), world);
        sort.blocks().apply(world).forEach(valuation::read);
        assertThat(valuation.contradictions).as(sort.grammar()::toString).isEmpty();
        valuation.met.forEach(p -> met.add(sort.grammar().grammar() + ": " + p));
        valuation.apart.forEach(p -> apart.add(sort.grammar().grammar() + ": " + p));
    }
}
