package org.colonnade.automaton;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.colonnade.grammar.Content;
import org.colonnade.text.NearNames;
import org.colonnade.text.Problems;
import org.colonnade.text.Source;
import org.colonnade.text.Span;
import org.colonnade.text.Words;

/** Reads a Timbuk file section by section, and goes on after a bad transition so that all problems come at once. */
final class TimbukReader {
    private static final Set<String> SECTIONS = Set.of("Ops", "Vars", "Automaton", "States", "Final", "Transitions");
    private static final Pattern DECLARED = Pattern.compile("(.+?)(?::(\\d{1,9}))?");

    private final TimbukTokens tokens;
    private final Problems problems = new Problems();
    private final Map<String, Integer> arities = new LinkedHashMap<>();
    private final Set<String> misused = new LinkedHashSet<>();
    private final Set<String> states = new LinkedHashSet<>();
    private final Map<String, Span> finals = new LinkedHashMap<>();
    private final Set<String> sections = new LinkedHashSet<>();
    private final List<Rule> rules = new ArrayList<>();
    private String name = "";

    TimbukReader(Source source) {
        this.tokens = new TimbukTokens(source);
    }

    /** A transition cannot be read on; the problem is noted already. */
    private static final class Misread extends Exception {
        private static final long serialVersionUID = 1;
    }

    TimbukFile read() {
        while (!tokens.atEnd()) {
            section();
        }
        finals.forEach(this::check);
        List.of("States", "Final", "Transitions").forEach(this::require);
        return new TimbukFile(
                problems.hasErrors()
                        ? Optional.empty()
                        : Optional.of(new HedgeAutomaton(name, List.copyOf(states), finals.keySet(), rules)),
                problems.list());
    }

    private void section() {
        Span at = tokens.place();
        String title = tokens.next().text();
        if (SECTIONS.contains(title) && !sections.add(title)) {
            problems.error(at, "there is a second section `" + title + "`", "a file has one automaton");
        }
        switch (title) {
            case "Ops" -> names(this::operation);
            case "Vars" -> names(n -> {});
            case "Automaton" -> names(n -> name = name.isEmpty() ? n.text() : name);
            case "States" -> names(this::state);
            case "Final" -> finals();
            case "Transitions" -> transitions();
            default -> {
                problems.error(
                        at,
                        "no section begins with `" + title + "`",
                        "sections are Ops, Automaton, States, Final States and Transitions");
                names(n -> {});
            }
        }
    }

    private void names(Consumer<Span> action) {
        while (!tokens.atEnd() && !SECTIONS.contains(tokens.peek())) {
            action.accept(tokens.next());
        }
    }

    private void operation(Span declared) {
        Matcher parts = DECLARED.matcher(declared.text());
        if (!parts.matches() || parts.group(2) == null) {
            problems.error(declared, "this is no symbol with its arity", "write a name, a colon and a number: `f:2`");
        } else if (arities.putIfAbsent(parts.group(1), Integer.valueOf(parts.group(2))) != null) {
            problems.warning(declared, "the symbol `" + parts.group(1) + "` is declared twice", "");
        }
    }

    private void state(Span declared) {
        if (!states.add(plain(declared))) {
            problems.warning(declared, "the state `" + plain(declared) + "` is declared twice", "");
        }
    }

    /** The name of a state, which some write with an arity. */
    private static String plain(Span state) {
        Matcher parts = DECLARED.matcher(state.text());
        return parts.matches() ? parts.group(1) : state.text();
    }

    private void finals() {
        if (!tokens.skip("States")) {
            problems.error(tokens.place(), "`Final` must be followed by `States`", "");
        }
        names(f -> finals.putIfAbsent(plain(f), f));
    }

    private void transitions() {
        while (!tokens.atEnd() && !(SECTIONS.contains(tokens.peek()) && !isTransition())) {
            try {
                transition();
            } catch (Misread e) {
                skipTransition();
            }
        }
    }

    private boolean isTransition() {
        return tokens.peekSecond().equals("(") || tokens.peekSecond().equals("->");
    }

    private void transition() throws Misread {
        Span symbol = word("a symbol");
        List<Content<String>> children = new ArrayList<>();
        if (tokens.skip("(") && !tokens.skip(")")) {
            do {
                children.add(new Content.Child<>(checked(word("a state"))));
            } while (tokens.skip(","));
            expect(")");
        }
        expect("->");
        String state = checked(word("a state"));
        use(symbol, children.size());
        rules.add(new Rule(symbol.text(), new Content.Sequence<>(children), state));
    }

    private Span word(String what) throws Misread {
        if (tokens.atEnd() || List.of("(", ")", ",", "->").contains(tokens.peek())) {
            throw misread(what);
        }
        return tokens.next();
    }

    private void expect(String sign) throws Misread {
        if (!tokens.skip(sign)) {
            throw misread("`" + sign + "`");
        }
    }

    private Misread misread(String expected) {
        if (tokens.atEnd()) {
            problems.error(
                    tokens.place(),
                    "the file ends in the middle of a transition: " + expected + " is missing",
                    "it may be cut off");
        } else {
            problems.error(tokens.place(), expected + " is expected here", "write a transition like `f(q1,q2) -> q`");
        }
        return new Misread();
    }

    /** To where another transition may begin: behind the next arrow and its state. */
    private void skipTransition() {
        while (!tokens.atEnd() && !tokens.skip("->")) {
            tokens.next();
        }
        if (!tokens.atEnd()) {
            tokens.next();
        }
    }

    private String checked(Span state) {
        check(plain(state), state);
        return plain(state);
    }

    private void check(String state, Span at) {
        if (!states.contains(state)) {
            problems.error(at, "there is no state `" + state + "`", NearNames.help(state, states));
        }
    }

    private void use(Span symbol, int children) {
        String label = symbol.text();
        if (children == 0 && states.contains(label) && !arities.containsKey(label)) {
            problems.error(
                    symbol,
                    "`" + label + "` is a state, not a symbol",
                    "transitions from a state without reading a symbol are not part of this format");
            return;
        }
        Integer declared = arities.putIfAbsent(label, children);
        if (declared == null) {
            problems.warning(
                    symbol, "the symbol `" + label + "` is not declared", "it has " + arity(children) + " here");
        } else if (declared != children && misused.add(label + ":" + children)) {
            problems.warning(
                    symbol,
                    "the symbol `" + label + "` is declared with " + arity(declared) + ", but has " + arity(children)
                            + " here",
                    "what the transitions do counts");
        }
    }

    private static String arity(int children) {
        return Words.count(children, "argument");
    }

    private void require(String section) {
        if (!sections.contains(section)) {
            String title = section.equals("Final") ? "Final States" : section;
            problems.error(tokens.place(), "there is no section `" + title + "`", "the file may be cut off");
        }
    }
}
