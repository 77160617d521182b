package org.colonnade.block;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import org.colonnade.grammar.Argument;
import org.colonnade.grammar.Key;
import org.colonnade.grammar.Production;
import org.colonnade.grammar.Write;
import org.colonnade.writer.Writer;

/**
 * A block of a world read as a tree of its grammar: the values of its registers that its writers ask for.
 *
 * <p>A value is a set of users: one, or all that a to-many path leads to. Registers are shared as the productions say.
 * {@code met} and {@code apart} collect what pairs of neighbouring registers that are not the same variable had
 * values, and different ones.
 */
final class Valuation {
    private record Value(String entity, Set<Integer> users) {}

    /** A node: where its registers are, and the values that its own writers ask for, if one path is all that is said of them. */
    private record Read(String kind, int[] slots, Map<Integer, Value> own) {}

    /** A register of a kind that somebody writes as. */
    private record Owner(int register, List<Cause> causes) {}

    /** For each child that a production names, the registers of the parent that it takes over; -1 for any value. */
    private final Map<String, List<int[]>> passed = new HashMap<>();

    private final Map<String, List<Owner>> owners = new HashMap<>();
    private final Map<Integer, Value> values = new HashMap<>();
    private int slots;
    final List<String> contradictions = new ArrayList<>();
    final Set<String> met = new HashSet<>();
    final Set<String> apart = new HashSet<>();

    Valuation(BlockGrammar block) {
        for (Production production : block.grammar().productions()) {
            List<int[]> children = new ArrayList<>();
            production
                    .content()
                    .forEachKey(k -> children.add(k.arguments().stream()
                            .mapToInt(a -> index(production.head(), a))
                            .toArray()));
            passed.put(production.head().kind(), children);
            owners.put(production.head().kind(), new ArrayList<>());
        }
        block.causes().forEach((write, causes) -> {
            if (write.by() instanceof Write.By.User user) {
                owners.get(write.key().kind()).add(new Owner(index(write.key(), user.variable()), causes));
            }
        });
    }

    private static int index(Key key, Argument argument) {
        return key.arguments().stream().map(Argument::toString).toList().indexOf(argument.toString());
    }

    void read(Tree root, int arguments, World world) {
        values.clear();
        read(root, IntStream.range(0, arguments).map(i -> slots++).toArray(), world);
    }

    private Read read(Tree tree, int[] above, World world) {
        Read read = new Read(tree.kind(), above, new HashMap<>());
        tree.instance()
                .ifPresent(i -> owners.get(tree.kind())
                        .forEach(o ->
                                o.causes().forEach(c -> give(read, o.register(), world.reached(i, writer(c)), c))));
        compare(read, read, "");
        List<int[]> children = passed.get(tree.kind());
        for (int k = 0; k < children.size(); k++) {
            List<Read> siblings = new ArrayList<>();
            for (Tree child : tree.branches().get(k)) {
                int[] below = Arrays.stream(children.get(k))
                        .map(i -> i < 0 ? slots++ : above[i])
                        .toArray();
                Read next = read(child, below, world);
                compare(read, next, " " + k + " below ");
                siblings.forEach(s -> compare(s, next, " beside "));
                siblings.add(next);
            }
        }
        return read;
    }

    private static Writer.Reached writer(Cause cause) {
        return (Writer.Reached) cause.touch().writer();
    }

    private void give(Read read, int register, Set<Integer> users, Cause cause) {
        Writer.Reached writer = writer(cause);
        boolean isKnown = writer.isSingle() || writer.paths().size() == 1;
        if (!isKnown || users.isEmpty()) {
            return;
        }
        Value value = new Value(writer.paths().get(0).end().name(), users);
        Value before = values.put(read.slots()[register], value);
        if (before != null && !before.equals(value)) {
            contradictions.add(read.kind() + " is written by " + value + " and not " + before + ", by " + cause.touch()
                    + " of " + cause.request());
        }
        if (writer.isSingle() && writer.paths().size() == 1) {
            read.own().put(register, value);
        }
    }

    private void compare(Read one, Read other, String how) {
        one.own()
                .forEach((i, value) -> other.own().forEach((j, another) -> {
                    if (one.slots()[i] != other.slots()[j]) {
                        String pair = one.kind() + "." + i + how + other.kind() + "." + j;
                        met.add(pair);
                        if (!value.equals(another)) {
                            apart.add(pair);
                        }
                    }
                }));
    }
}
