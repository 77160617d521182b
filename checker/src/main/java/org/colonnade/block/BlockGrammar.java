package org.colonnade.block;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.colonnade.aggregate.Aggregate;
import org.colonnade.design.Design;
import org.colonnade.grammar.Grammar;
import org.colonnade.grammar.GrammarText;
import org.colonnade.grammar.Write;
import org.colonnade.grouping.Group;
import org.colonnade.grouping.Grouping;
import org.colonnade.schema.Family;
import org.colonnade.text.Span;

/**
 * The grammar of all blocks of one sort that a design allows, with the origin of its parts in the design.
 *
 * <p>Invariants: {@code places} has every kind of the grammar, {@code causes} every write, each with at least one
 * cause, in the order of the text. The root is a single key.
 */
public record BlockGrammar(Grammar grammar, Map<String, Place> places, Map<Write, List<Cause>> causes) {
    public BlockGrammar {
        places = Collections.unmodifiableMap(new LinkedHashMap<>(places));
        causes = Collections.unmodifiableMap(new LinkedHashMap<>(causes));
    }

    /** Derives one grammar for each root of a grouping, then one for each entity that the grouping does not name. */
    public static List<BlockGrammar> of(Design design, Grouping grouping) {
        return grouping.whole(design.model()).stream()
                .map(r -> of(design, r, grouping.name() + "_" + r.entity()))
                .toList();
    }

    /** Derives the grammar of an aggregate's blocks: one instance each, with the links that belong to it. */
    public static BlockGrammar of(Design design, Aggregate aggregate) {
        return of(
                design,
                Group.alone(aggregate.root(), aggregate.at()),
                aggregate.root().name());
    }

    /** Derives the grammar of one group's blocks, under a name. */
    public static BlockGrammar of(Design design, Group root, String name) {
        return of(design, GroupDraft.of(root, Causes.of(design), Rules.of(design)), name, root.at());
    }

    /** Derives the grammar of a family's blocks: one partition each. */
    public static BlockGrammar of(Design design, Family family) {
        return of(design, FamilyDraft.of(family, Causes.of(design)), family.name(), family.at());
    }

    private static BlockGrammar of(Design design, GrammarDraft draft, String name, Span at) {
        return new GrammarAssembly(draft, new Registers(draft, Rules.of(design))).grammar(name, at);
    }

    /** Returns the text of the design language, with the requests behind each write. */
    @Override
    public String toString() {
        return GrammarText.of(grammar, w -> requests(causes.get(w)));
    }

    private static String requests(List<Cause> causes) {
        return causes.stream().map(c -> c.request().name()).distinct().collect(Collectors.joining(", "));
    }
}
