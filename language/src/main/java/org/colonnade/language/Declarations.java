package org.colonnade.language;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.antlr.v4.runtime.ParserRuleContext;
import org.colonnade.language.DesignParser.DeclarationContext;

/** The declarations of all files of a design, imported files first, each with its file. */
final class Declarations {
    /** The tokens that a declaration may begin with. */
    static final Set<Integer> KEYWORDS = Set.of(
            DesignLexer.AGGREGATE,
            DesignLexer.ASSERT,
            DesignLexer.ENTITY,
            DesignLexer.GRAMMAR,
            DesignLexer.GROUPING,
            DesignLexer.HORIZON,
            DesignLexer.IMPORT,
            DesignLexer.MIXES,
            DesignLexer.REQUEST,
            DesignLexer.SCHEMA,
            DesignLexer.VALUE);

    private final List<Unit> units;

    Declarations(List<Unit> units) {
        this.units = List.copyOf(units);
    }

    /** Returns the declarations of one kind, broken ones too. */
    <C extends ParserRuleContext> List<Declared<C>> all(Class<C> kind) {
        List<Declared<C>> found = new ArrayList<>();
        for (Unit unit : units) {
            for (DeclarationContext declaration : unit.tree().declaration()) {
                if (kind.isInstance(declaration.getChild(0))) {
                    found.add(new Declared<>(unit, kind.cast(declaration.getChild(0))));
                }
            }
        }
        return found;
    }

    /** Returns the declarations of one kind that have no syntax error. */
    <C extends ParserRuleContext> List<Declared<C>> sound(Class<C> kind) {
        List<Declared<C>> found = all(kind);
        found.removeIf(d -> d.unit.isBroken(d.context));
        return found;
    }

    record Declared<C extends ParserRuleContext>(Unit unit, C context) {}
}
