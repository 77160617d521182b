package org.colonnade.language;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
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

/** Checks a grammar as a whole: kinds are defined and used alike; it points out what can never occur. */
final class GrammarChecks {
    private final Grammar grammar;
    private final Complaints complaints;
    private final Map<String, Key> heads = new HashMap<>();

    GrammarChecks(Grammar grammar, Complaints complaints) {
        this.grammar = grammar;
        this.complaints = complaints;
        grammar.productions().forEach(p -> heads.put(p.head().kind(), p.head()));
    }

    void run(Production root) {
        if (root == null) {
            complaints.error(
                    grammar.at(),
                    "the grammar `" + grammar + "` has no root",
                    "say which keys begin a group: `root ::= ...`");
        } else if (!root.head().arguments().isEmpty()) {
            complaints.error(root.head().at(), "`root` has no arguments");
        }
        grammar.productions().forEach(p -> head(p.head()));
        grammar.root().forEachKey(this::use);
        grammar.productions().forEach(p -> p.content().forEachKey(this::use));
        grammar.writes().forEach(this::write);
        grammar.domains().forEach(this::domain);
        if (!complaints.hasErrors()) {
            pointOutUseless();
        }
    }

    private void head(Key head) {
        Set<String> seen = new HashSet<>();
        for (Argument argument : head.arguments()) {
            if (argument instanceof Argument.Constant) {
                complaints.error(
                        argument.at(),
                        "an argument on the left is a variable",
                        "a production is for every " + head.kind());
            } else if (!seen.add(argument.toString())) {
                complaints.error(argument.at(), "the variable `" + argument + "` is twice on the left");
            }
        }
    }

    private void use(Key key) {
        Key head = heads.get(key.kind());
        if (key.kind().equals(Grammar.ROOT)) {
            complaints.error(key.at(), "`root` stands above all groups, so it cannot occur in one");
        } else if (head == null) {
            complaints.unknown(
                    key.at(),
                    "production for",
                    key.kind(),
                    heads.keySet().stream().sorted().toList());
        } else if (head.arguments().size() != key.arguments().size()) {
            complaints.error(
                    key.at(),
                    "`" + key.kind() + "` has " + key.arguments().size() + " arguments here, but "
                            + head.arguments().size() + " in its production",
                    "its production begins with `" + head + "`");
        }
    }

    private void write(Write write) {
        use(write.key());
        if (write.by() instanceof Write.By.User user
                && write.key().arguments().stream()
                        .noneMatch(a -> a.toString().equals(user.variable().name()))) {
            complaints.warning(
                    write.at(),
                    "the variable `" + user + "` is unbound in `" + write.key() + "`: any user may write it",
                    "write `writes anyone: " + write.key() + "` if that is meant");
        }
    }

    private void domain(Domain domain) {
        Key head = heads.get(domain.kind());
        if (head == null) {
            complaints.unknown(
                    domain.at(),
                    "production for",
                    domain.kind(),
                    heads.keySet().stream().sorted().toList());
        } else if (head.arguments().isEmpty()) {
            complaints.error(domain.at(), "`" + domain.kind() + "` has no argument that could have these values");
        }
    }

    private void pointOutUseless() {
        Set<String> productive = productive();
        Set<String> reachable = reachable();
        for (Production production : grammar.productions()) {
            String kind = production.head().kind();
            if (!reachable.contains(kind)) {
                complaints.warning(
                        production.head().at(),
                        "no group can hold `" + kind + "`: nothing under `root` leads to it",
                        "it does not count in a check");
            } else if (!productive.contains(kind)) {
                complaints.warning(
                        production.head().at(),
                        "no finite group can hold `" + kind + "`: its production never ends",
                        "give it a choice that ends, such as `()`");
            }
        }
        if (!grammar.root().matchesSome(k -> productive.contains(k.kind()))) {
            complaints.warning(
                    grammar.at(),
                    "the grammar `" + grammar + "` describes no group at all",
                    "every check of it holds trivially");
        }
    }

    private Set<String> productive() {
        Set<String> productive = new HashSet<>();
        boolean grew = true;
        while (grew) {
            List<String> more = grammar.productions().stream()
                    .filter(p -> p.content().matchesSome(k -> productive.contains(k.kind())))
                    .map(p -> p.head().kind())
                    .toList();
            grew = productive.addAll(more);
        }
        return productive;
    }

    private Set<String> reachable() {
        Set<String> reachable = new LinkedHashSet<>();
        Deque<Content<Key>> open = new ArrayDeque<>(List.of(grammar.root()));
        while (!open.isEmpty()) {
            open.pop().forEachKey(k -> {
                if (reachable.add(k.kind())) {
                    grammar.production(k.kind()).ifPresent(p -> open.push(p.content()));
                }
            });
        }
        return reachable;
    }
}
