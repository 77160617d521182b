package org.colonnade.automaton;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.colonnade.grammar.Argument;
import org.colonnade.grammar.Content;
import org.colonnade.grammar.Content.Times;
import org.colonnade.grammar.Grammar;
import org.colonnade.grammar.Write;

/** Builds Aw: a state for each person, all final, and a rule {@code q <- k(q*)} for each who writes k (Section 3.2). */
final class WritesAutomaton {
    /** More people of a role would be like these. */
    private static final int MOST_MEMBERS = 2;

    private static final String APPLICATION = "q_system";

    private final Grammar grammar;
    private final Map<String, String> users = new LinkedHashMap<>();
    private final Map<String, List<String>> roles = new TreeMap<>();
    private final Map<String, Content<String>> contents = new LinkedHashMap<>();
    private final Map<String, List<Write>> writes = new HashMap<>();

    WritesAutomaton(Grammar grammar, SortValues values) {
        this.grammar = grammar;
        values.users().forEach(u -> users.put(u, user(u)));
        for (Write write : grammar.writes()) {
            writes.computeIfAbsent(write.key().kind(), k -> new ArrayList<>()).add(write);
            if (write.by() instanceof Write.By.Role role) {
                List<String> members = roles.computeIfAbsent(role.name(), r -> new ArrayList<>());
                for (int i = members.size() + 1; i <= Math.min(MOST_MEMBERS, role.population()); i++) {
                    members.add("q_" + role.name() + "(" + i + ")");
                }
            }
        }
        people().forEach(p -> contents.put(p, new Content.Repeat<>(new Content.Child<>(p), Times.ANY)));
    }

    private static String user(String name) {
        String text = GroundKey.text(name);
        return ("q_" + text).equals(APPLICATION) ? "q_'" + text + "'" : "q_" + text;
    }

    private Set<String> people() {
        Set<String> people = new LinkedHashSet<>(users.values());
        roles.values().forEach(people::addAll);
        if (grammar.writes().stream().anyMatch(w -> w.by() instanceof Write.By.Application)) {
            people.add(APPLICATION);
        }
        return people;
    }

    HedgeAutomaton build(List<NamedKey> keys) {
        List<Rule> rules = new ArrayList<>();
        for (NamedKey key : keys) {
            writers(key.key()).forEach(w -> rules.add(new Rule(key.label(), contents.get(w), w)));
        }
        return new HedgeAutomaton(grammar.name(), List.copyOf(contents.keySet()), contents.keySet(), rules);
    }

    private Set<String> writers(GroundKey key) {
        Set<String> writers = new LinkedHashSet<>();
        for (Write write : writes.getOrDefault(key.kind(), List.of())) {
            Map<String, String> bound = new HashMap<>();
            if (matches(write, key, bound)) {
                writers.addAll(writers(write.by(), bound));
            }
        }
        return writers;
    }

    private static boolean matches(Write write, GroundKey key, Map<String, String> bound) {
        for (int i = 0; i < key.arguments().size(); i++) {
            Argument argument = write.key().arguments().get(i);
            String value = key.arguments().get(i);
            String expected = argument instanceof Argument.Constant constant
                    ? constant.value()
                    : bound.getOrDefault(argument.toString(), value);
            if (!value.equals(expected)) {
                return false;
            }
            if (argument instanceof Argument.Variable) {
                bound.put(argument.toString(), value);
            }
        }
        return true;
    }

    private Collection<String> writers(Write.By by, Map<String, String> bound) {
        if (by instanceof Write.By.User user && bound.containsKey(user.toString())) {
            return List.of(users.get(bound.get(user.toString())));
        } else if (by instanceof Write.By.Role role) {
            return roles.get(role.name());
        } else if (by instanceof Write.By.Application) {
            return List.of(APPLICATION);
        }
        return contents.keySet();
    }
}
