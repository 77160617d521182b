package org.colonnade.language;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.colonnade.grammar.Argument;
import org.colonnade.grammar.Content;
import org.colonnade.grammar.Domain;
import org.colonnade.grammar.Grammar;
import org.colonnade.grammar.Key;
import org.colonnade.grammar.Production;
import org.colonnade.grammar.Write;
import org.colonnade.language.Declarations.Declared;
import org.colonnade.language.DesignParser.ArgumentContext;
import org.colonnade.language.DesignParser.DomainContext;
import org.colonnade.language.DesignParser.GrammarBlockContext;
import org.colonnade.language.DesignParser.KeyContext;
import org.colonnade.language.DesignParser.ProductionContext;
import org.colonnade.language.DesignParser.WriterContext;
import org.colonnade.language.DesignParser.WritesContext;
import org.colonnade.text.Span;

/** Reads grammars in the notation of the model-checking paper. */
final class GrammarReader {
    private final Complaints complaints;
    private final NumberReader numbers;

    GrammarReader(Complaints complaints) {
        this.complaints = complaints;
        this.numbers = new NumberReader(complaints);
    }

    List<Grammar> read(Declarations declarations) {
        Names names = new Names("the grammar", complaints);
        return declarations.sound(GrammarBlockContext.class).stream()
                .map(d -> grammar(d, names))
                .toList();
    }

    private Grammar grammar(Declared<GrammarBlockContext> declared, Names names) {
        Unit unit = declared.unit();
        GrammarBlockContext context = declared.context();
        Span at = unit.span(context.name());
        names.declare(context.name().getText(), at);
        Set<String> constants = constants(context);
        List<Domain> domains =
                context.domain().stream().map(d -> domain(unit, d, constants)).toList();
        Map<String, Production> productions = new LinkedHashMap<>();
        Names heads = new Names("the production of", complaints);
        for (ProductionContext production : context.production()) {
            heads.declare(production.key().name().getText(), unit.span(production.key()));
            Production read = production(unit, production, constants);
            productions.putIfAbsent(read.head().kind(), read);
        }
        Production root = productions.remove(Grammar.ROOT);
        List<Write> writes = context.writes().stream()
                .flatMap(w -> writes(unit, w, constants).stream())
                .toList();
        Content<Key> start = root == null ? Content.none() : root.content();
        Grammar grammar =
                new Grammar(context.name().getText(), domains, start, List.copyOf(productions.values()), writes, at);
        new GrammarChecks(grammar, complaints).run(root);
        return grammar;
    }

    /** Collects the names that domains list; they stand for themselves wherever they occur. */
    private static Set<String> constants(GrammarBlockContext context) {
        Set<String> constants = new HashSet<>();
        context.domain()
                .forEach(d ->
                        d.argument().stream().filter(a -> a.name() != null).forEach(a -> constants.add(a.getText())));
        return constants;
    }

    private Domain domain(Unit unit, DomainContext context, Set<String> constants) {
        Names values = new Names("the value", complaints);
        List<Argument.Constant> read = new ArrayList<>();
        for (ArgumentContext value : context.argument()) {
            if (argument(unit, value, constants) instanceof Argument.Constant constant) {
                values.declare(constant.value(), constant.at());
                read.add(constant);
            }
        }
        return new Domain(context.name().getText(), read, unit.span(context.name()));
    }

    private Production production(Unit unit, ProductionContext context, Set<String> constants) {
        Key head = key(unit, context.key(), constants);
        ContentReader contents = new ContentReader(k -> key(unit, k, constants));
        return new Production(head, contents.read(context.choiceOfContents()), unit.span(context));
    }

    private List<Write> writes(Unit unit, WritesContext context, Set<String> constants) {
        Write.By by = by(unit, context.writer());
        return context.write().stream()
                .map(w -> new Write(
                        by,
                        w.DEL() == null ? Write.Verb.PUT : Write.Verb.DEL,
                        key(unit, w.key(), constants),
                        unit.span(w)))
                .toList();
    }

    private Write.By by(Unit unit, WriterContext context) {
        if (context.SYSTEM() != null) {
            return new Write.By.Application();
        }
        if (context.ANYONE() != null) {
            return new Write.By.Anyone();
        }
        String name = context.name().getText();
        return context.number() == null
                ? new Write.By.User(new Argument.Variable(name, unit.span(context)))
                : new Write.By.Role(
                        name, numbers.whole(unit, context.number(), "a population", 1, (long) NumberReader.LARGEST));
    }

    private Key key(Unit unit, KeyContext context, Set<String> constants) {
        List<Argument> arguments = context.argument().stream()
                .map(a -> argument(unit, a, constants))
                .toList();
        return new Key(context.name().getText(), arguments, unit.span(context));
    }

    private static Argument argument(Unit unit, ArgumentContext context, Set<String> constants) {
        Span at = unit.span(context);
        if (context.name() != null && !constants.contains(context.getText())) {
            return new Argument.Variable(context.getText(), at);
        }
        return new Argument.Constant(
                context.STRING() == null ? context.getText() : Strings.value(context.getText()), at);
    }
}
