package org.colonnade.block;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
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

    private final BlockGrammar block;
    private final World world;
    private final Map<Integer, Value> values = new HashMap<>();
    private int slots;
    final List<String> contradictions = new ArrayList<>();
    final Set<String> met = new HashSet<>();
    final Set<String> apart = new HashSet<>();

    Valuation(BlockGrammar block, World world) {
        this.block = block;
        this.world = world;
    }

    void read(Tree root) {
        values.clear();
        Key head = block.grammar().production(root.kind()).orElseThrow().head();
        read(root, head.arguments().stream().mapToInt(a -> slots++).toArray());
    }

    private Read read(Tree tree, int[] slots) {
        Production production = block.grammar().production(tree.kind()).orElseThrow();
        Read read = new Read(tree.kind(), slots, new HashMap<>());
        tree.instance().ifPresent(i -> write(read, i, production.head()));
        compare(read, read, "");
        List<Key> keys = new ArrayList<>();
        production.content().forEachKey(keys::add);
        for (int k = 0; k < keys.size(); k++) {
            List<Read> siblings = new ArrayList<>();
            for (Tree child : tree.branches().get(k)) {
                Read below = read(child, passed(production.head(), keys.get(k), slots));
                compare(read, below, " " + k + " below ");
                siblings.forEach(s -> compare(s, below, " beside "));
                siblings.add(below);
            }
        }
        return read;
    }

    private int[] passed(Key head, Key child, int[] above) {
        return child.arguments().stream()
                .mapToInt(a -> index(head, a) < 0 ? slots++ : above[index(head, a)])
                .toArray();
    }

    private static int index(Key key, Argument argument) {
        return key.arguments().stream().map(Argument::toString).toList().indexOf(argument.toString());
    }

    private void write(Read read, int instance, Key head) {
        block.causes().forEach((write, causes) -> {
            if (write.key().kind().equals(read.kind()) && write.by() instanceof Write.By.User user) {
                causes.forEach(c -> give(read, index(head, user.variable()), instance, c));
            }
        });
    }

    private void give(Read read, int register, int instance, Cause cause) {
        Writer.Reached writer = (Writer.Reached) cause.touch().writer();
        Value value = new Value(writer.paths().get(0).end().name(), world.reached(instance, writer));
        boolean isKnown = writer.isSingle() || writer.paths().size() == 1;
        if (!isKnown || value.users().isEmpty()) {
            return;
        }
        Value before = values.put(read.slots()[register], value);
        if (before != null && !before.equals(value)) {
            contradictions.add(read.kind() + " " + instance + " is written by " + value + " and not " + before + ", by "
                    + cause.touch() + " of " + cause.request());
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
