package org.colonnade.block;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.Function;
import java.util.stream.Stream;
import org.colonnade.design.Design;
import org.colonnade.grouping.Group;
import org.colonnade.grouping.Grouping;
import org.colonnade.law.Tries;
import org.colonnade.schema.Family;
import org.junit.jupiter.api.Test;

/** Derived grammars against brute force: blocks of small random worlds that keep the rules of random designs. */
class WorldLawTest {
    private static final Tries DESIGNS = Tries.of(1000);
    private static final int WORLDS = 8;
    private static final int MOST_WORLDS = 1000;

    @Test
    void users_who_have_one_variable_are_one_user() {
        DESIGNS.run(seed -> {
            Random random = new Random(seed);
            Worlds worlds = new Worlds(Designs.read("design " + seed, RandomDesign.text(random)));
            for (int i = 0; i < WORLDS; i++) {
                worlds.look(random);
            }
        });
    }

    /** Only without assertions about partners that may be missing, of which less is known than is true. */
    @Test
    void users_who_have_two_variables_may_be_two() {
        DESIGNS.run(seed -> {
            Random random = new Random(seed);
            Worlds worlds = new Worlds(Designs.read("design " + seed, RandomDesign.textOfCertainties(random)));
            for (int i = 0; i < WORLDS || !worlds.open().isEmpty() && i < MOST_WORLDS; i++) {
                worlds.look(random);
            }
            assertThat(worlds.open()).as("design " + seed).isEmpty();
        });
    }

    /** A sort of blocks, and how to find them in a world. */
    private record Sort(BlockGrammar grammar, Valuation valuation, Function<World, Stream<Tree>> blocks) {
        Sort(BlockGrammar grammar, Function<World, Stream<Tree>> blocks) {
            this(grammar, new Valuation(grammar), blocks);
        }

        void look(World world) {
            int arguments =
                    grammar.grammar().productions().get(0).head().arguments().size();
            blocks.apply(world).forEach(b -> valuation.read(b, arguments, world));
            assertThat(valuation.contradictions).as(grammar::toString).isEmpty();
        }
    }

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

    /** A design, with all that was seen in its worlds. */
    private static final class Worlds {
        private final Design design;
        private final List<Sort> sorts;

        Worlds(Design design) {
            this.design = design;
            this.sorts = sorts(design);
        }

        void look(Random random) {
            World.of(design, random).ifPresent(w -> sorts.forEach(s -> s.look(w)));
        }

        /** The pairs of variables that had values, but never different ones. */
        List<String> open() {
            return sorts.stream()
                    .flatMap(s -> s.valuation().met.stream()
                            .filter(p -> !s.valuation().apart.contains(p))
                            .map(p -> p + " in " + s.grammar()))
                    .sorted()
                    .toList();
        }
    }
}
