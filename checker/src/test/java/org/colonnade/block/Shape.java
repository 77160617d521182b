package org.colonnade.block;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.colonnade.grammar.Argument;
import org.colonnade.grammar.Grammar;
import org.colonnade.grammar.Key;
import org.colonnade.grammar.Production;
import org.colonnade.grammar.Write;

/**
 * What a grammar says about users, whatever its names: kinds by number, who writes them, what may stand below them, and
 * which of their users are those of the node above. Arguments that never write are left out, and so are the order
 * and number of children.
 */
record Shape(List<String> lines) {
    static Shape of(Grammar grammar) {
        Reader reader = new Reader(grammar);
        grammar.root().forEachKey(k -> reader.number(k.kind()));
        return new Shape(reader.lines());
    }

    @Override
    public String toString() {
        return lines.toString();
    }

    private static final class Reader {
        private final Grammar grammar;
        private final Map<String, Set<Integer>> owners = new HashMap<>();
        private final Map<String, Integer> numbers = new LinkedHashMap<>();

        Reader(Grammar grammar) {
            this.grammar = grammar;
            for (Write write : grammar.writes()) {
                if (write.by() instanceof Write.By.User user) {
                    owners(write.key().kind()).add(index(write.key(), user.variable()));
                }
            }
            for (int i = 0; i < grammar.productions().size(); i++) {
                grammar.productions().forEach(p -> p.content().forEachKey(k -> inherit(p, k)));
            }
        }

        private void inherit(Production production, Key child) {
            for (int owner : owners(child.kind())) {
                int above = index(production.head(), child.arguments().get(owner));
                if (above >= 0) {
                    owners(production.head().kind()).add(above);
                }
            }
        }

        private Set<Integer> owners(String kind) {
            return owners.computeIfAbsent(kind, k -> new TreeSet<>());
        }

        private static int index(Key key, Argument argument) {
            return key.arguments().stream().map(Argument::toString).toList().indexOf(argument.toString());
        }

        int number(String kind) {
            if (!numbers.containsKey(kind)) {
                numbers.put(kind, numbers.size());
                grammar.production(kind).orElseThrow().content().forEachKey(k -> number(k.kind()));
            }
            return numbers.get(kind);
        }

        List<String> lines() {
            List<String> lines = new ArrayList<>();
            for (String kind : numbers.keySet()) {
                Set<String> facts = new TreeSet<>();
                grammar.writes().stream()
                        .filter(w -> w.key().kind().equals(kind))
                        .forEach(w -> facts.add(number(kind) + " by [" + writer(kind, w) + "]"));
                Production production = grammar.production(kind).orElseThrow();
                production.content().forEachKey(k -> facts.add(edge(production, k)));
                lines.addAll(facts);
            }
            return lines;
        }

        private String writer(String kind, Write write) {
            return write.by() instanceof Write.By.User user
                    ? "" + new ArrayList<>(owners(kind)).indexOf(index(write.key(), user.variable()))
                    : write.by().toString();
        }

        private String edge(Production production, Key child) {
            String head = production.head().kind();
            StringBuilder shared = new StringBuilder();
            for (int owner : owners(child.kind())) {
                int above = index(production.head(), child.arguments().get(owner));
                shared.append(above < 0 ? "-" : new ArrayList<>(owners(head)).indexOf(above));
            }
            return number(head) + "{" + shared + "} -> " + number(child.kind());
        }
    }
}
