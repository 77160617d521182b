package org.colonnade.automaton;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.colonnade.grammar.Argument;
import org.colonnade.grammar.Content;
import org.colonnade.grammar.Grammar;
import org.colonnade.grammar.Key;
import org.colonnade.grammar.Production;

/** Builds As: a state and a rule for each key, its content with states instead of keys (Section 3.1). */
final class SchemaAutomaton {
    private static final int MOST_SYMBOLS = 1_000_000;

    private final Grammar grammar;
    private final SortValues values;
    private final Map<String, Production> productions = new HashMap<>();
    private final Map<GroundKey, NamedKey> known = new HashMap<>();
    private final List<NamedKey> keys = new ArrayList<>();
    private final Map<List<String>, Content<String>> contents = new HashMap<>();
    private final Map<String, Set<String>> used = new HashMap<>();
    private int symbols;

    SchemaAutomaton(Grammar grammar, SortValues values) {
        this.grammar = grammar;
        this.values = values;
        grammar.productions().forEach(p -> productions.put(p.head().kind(), p));
    }

    HedgeAutomaton build() {
        grammar.root().with(k -> keys(k, Map.of()));
        Set<String> finals = new LinkedHashSet<>();
        keys.forEach(k -> finals.add(k.state()));
        List<Rule> rules = new ArrayList<>();
        for (int i = 0; i < keys.size(); i++) {
            NamedKey key = keys.get(i);
            rules.add(new Rule(key.label(), content(key.key()), key.state()));
        }
        return new HedgeAutomaton(
                grammar.name(), keys.stream().map(NamedKey::state).toList(), finals, rules);
    }

    /** All that can be derived from the root, in the order in which they are first met. */
    List<NamedKey> keys() {
        return keys;
    }

    /** Keys that differ only in arguments that their contents do not have share one content. */
    private Content<String> content(GroundKey key) {
        Production production = productions.get(key.kind());
        Map<String, String> bound = new TreeMap<>();
        for (int i = 0; i < key.arguments().size(); i++) {
            String variable = production.head().arguments().get(i).toString();
            if (used(production).contains(variable)) {
                bound.put(variable, key.arguments().get(i));
            }
        }
        List<String> name = new ArrayList<>(bound.values());
        name.add(key.kind());
        Content<String> known = contents.get(name);
        if (known == null) {
            known = production.content().with(k -> keys(k, bound));
            contents.put(name, known);
        }
        return known;
    }

    private Set<String> used(Production production) {
        return used.computeIfAbsent(production.head().kind(), k -> {
            Set<String> variables = new HashSet<>();
            production
                    .content()
                    .forEachKey(c -> c.arguments().stream()
                            .filter(a -> a instanceof Argument.Variable)
                            .forEach(a -> variables.add(a.toString())));
            return variables;
        });
    }

    /** One of the keys that a template stands for. */
    private Content<String> keys(Key template, Map<String, String> bound) {
        refuseTooMany(template, bound.keySet());
        List<Content<String>> found = new ArrayList<>();
        choose(template, 0, new HashMap<>(bound), new ArrayList<>(), found);
        return found.size() == 1 ? found.get(0) : new Content.Choice<>(found);
    }

    /** Before they are made, because making them is what takes long. */
    private void refuseTooMany(Key template, Set<String> bound) {
        Set<String> seen = new HashSet<>(bound);
        double choices = 1;
        for (int i = 0; i < template.arguments().size(); i++) {
            Argument argument = template.arguments().get(i);
            if (argument instanceof Argument.Variable && seen.add(argument.toString())) {
                choices *= values.of(template.kind(), i).size();
            }
        }
        if (symbols + choices > MOST_SYMBOLS) {
            throw new TooLargeException(grammar.name(), MOST_SYMBOLS);
        }
    }

    private void choose(
            Key template, int at, Map<String, String> bound, List<String> chosen, List<Content<String>> found) {
        if (at == template.arguments().size()) {
            add(new GroundKey(template.kind(), chosen), found);
            return;
        }
        Argument argument = template.arguments().get(at);
        String fixed =
                argument instanceof Argument.Constant constant ? constant.value() : bound.get(argument.toString());
        for (String value : fixed == null ? values.of(template.kind(), at) : List.of(fixed)) {
            if (fixed == null) {
                bound.put(argument.toString(), value);
            }
            chosen.add(value);
            choose(template, at + 1, bound, chosen, found);
            chosen.remove(at);
        }
        if (fixed == null) {
            bound.remove(argument.toString());
        }
    }

    private void add(GroundKey key, List<Content<String>> found) {
        if (values.allow(key.kind(), key.arguments())) {
            symbols++;
            found.add(known.computeIfAbsent(key, this::meet).symbol());
        }
    }

    private NamedKey meet(GroundKey key) {
        NamedKey named = NamedKey.of(key);
        keys.add(named);
        return named;
    }
}
