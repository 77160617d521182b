package org.colonnade.language;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import org.antlr.v4.runtime.ParserRuleContext;
import org.colonnade.language.DesignParser.DeclarationContext;

/** The declarations of all files of a design, imported files first, with the file that each one stands in. */
final class Declarations {
    /** The tokens that a declaration may begin with. */
    static final Set<Integer> KEYWORDS = Set.of(
            DesignLexer.AGGREGATE,
            DesignLexer.ASSERT,
            DesignLexer.ENTITY,
            DesignLexer.GRAMMAR,
            DesignLexer.GROUPING,
            DesignLexer.IMPORT,
            DesignLexer.MIXES,
            DesignLexer.REQUEST,
            DesignLexer.SCHEMA,
            DesignLexer.VALUE);

    private final List<Unit> units;

    Declarations(List<Unit> units) {
        this.units = List.copyOf(units);
    }

    /** Those of one kind; broken ones too. */
    <C extends ParserRuleContext> List<Declared<C>> all(Function<DeclarationContext, C> kind) {
        List<Declared<C>> found = new ArrayList<>();
        for (Unit unit : units) {
            for (DeclarationContext declaration : unit.tree().declaration()) {
                C context = kind.apply(declaration);
                if (context != null) {
                    found.add(new Declared<>(unit, context));
                }
            }
        }
        return found;
    }

    /** Those of one kind that have no syntax error. */
    <C extends ParserRuleContext> List<Declared<C>> sound(Function<DeclarationContext, C> kind) {
        return all(kind).stream().filter(d -> !d.unit.isBroken(d.context)).toList();
    }

    record Declared<C extends ParserRuleContext>(Unit unit, C context) {}
}
