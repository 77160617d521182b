package org.colonnade.contention;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import org.colonnade.grammar.Argument;
import org.colonnade.grammar.Content;
import org.colonnade.grammar.Domain;
import org.colonnade.grammar.Grammar;
import org.colonnade.grammar.Key;
import org.colonnade.grammar.Production;
import org.colonnade.grammar.Write;
import org.colonnade.text.Source;
import org.colonnade.text.Span;

/**
 * Small grammars of all sorts: recursion, choice, repetition, several identifiers, constants, finite domains,
 * rules that compare, roles, keys that nobody or several people write, kinds that no tree has.
 *
 * <p>First arguments are usually users, others usually not, so that there are several sorts.
 */
public final class RandomGrammar {
    private static final int DECISIONS = 60;
    private static final Span AT = new Source("random", "").whole();
    private static final List<String> HEAD = List.of("u", "x", "y");

    private final Choices choices;
    private final boolean isPlain;
    private final List<Integer> arities = new ArrayList<>();

    private RandomGrammar(Choices choices, boolean isPlain) {
        this.choices = choices;
        this.isPlain = isPlain;
    }

    /** The same one for the same seed. */
    public static Grammar of(long seed) {
        return of(new Choices(
                new SplittableRandom(seed).ints(DECISIONS, 0, 840).boxed().toList()));
    }

    static Grammar of(Choices choices) {
        return new RandomGrammar(choices, false).grammar();
    }

    /** Without constants, domains and rules that compare. */
    static Grammar plain(Choices choices) {
        return new RandomGrammar(choices, true).grammar();
    }

    private Grammar grammar() {
        int kinds = 1 + choices.below(4);
        for (int k = 0; k < kinds; k++) {
            arities.add(choices.of(1, 2, 1, 2, 0, 2, 1, 2, 2, 1, 2, 3));
        }
        List<Content<Key>> roots = new ArrayList<>();
        for (int i = 1 + choices.below(5) / 3; i > 0; i--) {
            roots.add(new Content.Child<>(key(choices.below(kinds), 0)));
        }
        Content<Key> root = roots.size() == 1 ? roots.get(0) : new Content.Choice<>(roots);
        List<Production> productions = new ArrayList<>();
        for (int k = 0; k < kinds; k++) {
            productions.add(new Production(head(k), content(arities.get(k), 3), AT));
        }
        List<Write> writes = new ArrayList<>();
        for (int k = 0; k < kinds; k++) {
            for (int i = choices.of(1, 1, 2, 1, 0, 1, 3); i > 0; i--) {
                writes.add(write(k));
            }
        }
        return new Grammar("random", domains(), root, productions, writes, AT);
    }

    private static String name(int kind) {
        return String.valueOf((char) ('a' + kind));
    }

    private static Argument variable(String name) {
        return new Argument.Variable(name, AT);
    }

    private Key head(int kind) {
        return new Key(
                name(kind),
                HEAD.subList(0, arities.get(kind)).stream()
                        .map(RandomGrammar::variable)
                        .toList(),
                AT);
    }

    private Content<Key> content(int bound, int depth) {
        return switch (depth == 0 ? choices.of(0, 1, 0) : choices.below(8)) {
            case 0 -> Content.none();
            case 1, 2 -> new Content.Child<>(key(choices.below(arities.size()), bound));
            case 3 -> new Content.Choice<>(List.of(content(bound, depth - 1), content(bound, depth - 1)));
            case 4 -> new Content.Sequence<>(List.of(content(bound, depth - 1), content(bound, depth - 1)));
            default -> new Content.Repeat<>(content(bound, depth - 1), choices.of(Content.Times.values()));
        };
    }

    private Key key(int kind, int bound) {
        List<Argument> arguments = new ArrayList<>();
        for (int i = 0; i < arities.get(kind); i++) {
            arguments.add(argument(i, bound));
        }
        return new Key(name(kind), arguments, AT);
    }

    private Argument argument(int position, int bound) {
        String fresh = position == 0 ? "v" : "z" + position;
        return switch (choices.below(8)) {
            case 4, 5 -> variable(fresh);
            case 6 ->
                isPlain || !choices.oneIn(3)
                        ? variable(bound == 0 ? fresh : HEAD.get(choices.below(bound)))
                        : new Argument.Constant(choices.of("k", "m"), AT);
            case 7 -> variable(choices.oneIn(2) ? "v" : fresh);
            default -> variable(position < bound ? HEAD.get(position) : fresh);
        };
    }

    private Write write(int kind) {
        List<Argument> arguments = new ArrayList<>(head(kind).arguments());
        if (!isPlain && !arguments.isEmpty() && choices.oneIn(8)) {
            Argument other = choices.oneIn(2) ? new Argument.Constant("k", AT) : arguments.get(0);
            arguments.set(choices.below(arguments.size()), other);
        }
        return new Write(by(arguments), choices.of(Write.Verb.values()), new Key(name(kind), arguments, AT), AT);
    }

    private Write.By by(List<Argument> arguments) {
        return switch (choices.below(12)) {
            case 7 -> new Write.By.Application();
            case 8 -> new Write.By.Role("R", 1);
            case 9 -> new Write.By.Role("S", 2);
            case 10 -> new Write.By.Anyone();
            case 11 -> new Write.By.User(new Argument.Variable("t", AT));
            default -> arguments.isEmpty() ? new Write.By.Application() : user(arguments);
        };
    }

    private Write.By user(List<Argument> arguments) {
        Argument writer = arguments.get(choices.of(0, 0, 0, arguments.size() - 1));
        return new Write.By.User(new Argument.Variable(writer instanceof Argument.Variable v ? v.name() : "u", AT));
    }

    private List<Domain> domains() {
        List<Domain> domains = new ArrayList<>();
        for (int kind = 0; !isPlain && kind < arities.size(); kind++) {
            if (arities.get(kind) > 0 && choices.oneIn(6)) {
                Set<String> values = new LinkedHashSet<>();
                for (int i = 1 + choices.below(3); i > 0; i--) {
                    values.add(choices.of("k", "l", "m", "n"));
                }
                domains.add(new Domain(
                        name(kind),
                        values.stream().map(v -> new Argument.Constant(v, AT)).toList(),
                        AT));
            }
        }
        return domains;
    }
}
