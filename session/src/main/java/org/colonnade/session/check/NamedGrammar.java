package org.colonnade.session.check;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.colonnade.block.BlockGrammar;
import org.colonnade.design.Design;
import org.colonnade.grammar.Grammar;
import org.colonnade.grammar.GrammarText;
import org.colonnade.grouping.Grouping;
import org.colonnade.session.ByName;
import org.colonnade.session.Refusal;

/**
 * A grammar that a person asks for: one of the design, or the one derived for a group of a grouping. A group's is called
 * after the grouping and the root, {@code flat_Article}; for the only root the grouping's name is enough.
 */
public record NamedGrammar(Grammar grammar, String text) {
    public static NamedGrammar find(Design design, String name) {
        return written(design, name)
                .or(() -> onlyGroup(design, name))
                .or(() -> derived(design)
                        .filter(b -> b.grammar().name().equals(name))
                        .map(NamedGrammar::of)
                        .findFirst())
                .orElseThrow(() -> ByName.unknown("grammar or grouping", name, names(design)));
    }

    private static Optional<NamedGrammar> written(Design design, String name) {
        return design.grammars().stream()
                .filter(g -> g.name().equals(name))
                .map(g -> new NamedGrammar(g, GrammarText.of(g)))
                .findFirst();
    }

    private static Optional<NamedGrammar> onlyGroup(Design design, String name) {
        return design.groupings().stream()
                .filter(g -> g.name().equals(name))
                .map(g -> onlyGroup(design, g))
                .findFirst();
    }

    private static NamedGrammar onlyGroup(Design design, Grouping grouping) {
        List<BlockGrammar> groups = BlockGrammar.of(design, grouping);
        if (grouping.roots().size() > 1) {
            List<String> names = groups.stream().map(b -> b.grammar().name()).toList();
            throw new Refusal("the grouping '" + grouping.name() + "' has several roots; choose one of "
                    + String.join(", ", names));
        }
        return of(groups.get(0));
    }

    private static NamedGrammar of(BlockGrammar block) {
        return new NamedGrammar(block.grammar(), block.toString());
    }

    private static Stream<BlockGrammar> derived(Design design) {
        return design.groupings().stream().flatMap(g -> BlockGrammar.of(design, g).stream());
    }

    private static List<String> names(Design design) {
        return Stream.of(
                        design.grammars().stream().map(Grammar::name),
                        design.groupings().stream().map(Grouping::name),
                        derived(design).map(b -> b.grammar().name()))
                .flatMap(n -> n)
                .toList();
    }
}
