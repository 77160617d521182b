package org.colonnade.check;

import java.util.ArrayList;
import java.util.List;
import org.colonnade.aggregate.Aggregate;
import org.colonnade.block.BlockGrammar;
import org.colonnade.design.Design;
import org.colonnade.estimate.Estimates;
import org.colonnade.grammar.Grammar;
import org.colonnade.grouping.Grouping;
import org.colonnade.schema.Family;

/** Checks everything in a design that says which data share a block. */
public final class Checker {
    private Checker() {}

    /** Checks the groupings, aggregates and grammars, in the order of the text. */
    public static List<Check> of(Design design) {
        List<Check> checks = new ArrayList<>();
        design.groupings().forEach(g -> checks.add(of(design, g)));
        design.aggregates().forEach(a -> checks.add(of(design, a)));
        design.grammars().forEach(g -> checks.add(of(g)));
        return checks;
    }

    public static Check of(Design design, Grouping grouping) {
        return new Check(
                new Subject(Subject.Kind.GROUPING, grouping.name(), grouping.toString(), grouping.at()),
                BlockGrammar.of(design, grouping).stream().map(BlockCheck::of).toList());
    }

    private static Check of(Design design, Aggregate aggregate) {
        String name = aggregate.root().name();
        return new Check(
                new Subject(Subject.Kind.AGGREGATE, name, name, aggregate.at()),
                List.of(BlockCheck.of(BlockGrammar.of(design, aggregate))));
    }

    private static Check of(Grammar grammar) {
        return new Check(
                new Subject(
                        Subject.Kind.GRAMMAR, grammar.name(), Grammar.ROOT + " ::= " + grammar.root(), grammar.at()),
                List.of(BlockCheck.of(grammar)));
    }

    /** Checks families, whose blocks are partitions. */
    public static List<Check> of(Design design, List<Family> families) {
        return families.stream()
                .map(f -> new Check(
                        new Subject(Subject.Kind.FAMILY, f.name(), f.toString(), f.at()),
                        List.of(BlockCheck.of(BlockGrammar.of(design, f), Estimates.entries(f) / Estimates.blocks(f)))))
                .toList();
    }
}
