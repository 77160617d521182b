package org.colonnade.redis;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.colonnade.store.Mutation;
import org.colonnade.store.Shape;

/**
 * Puts whole entries into one block of entries, perhaps in place of all that are there.
 *
 * <p>Invariant: there is at least one, and no more than Lua gives to a command at once.
 *
 * @param entries the code of each, and how it is kept
 */
record PutWriting(Blocks blocks, List<Object> block, Optional<Demand> demand, boolean cleared, List<byte[]> entries)
        implements Writing {
    private static final int MOST = 1_000;
    private static final byte[] NOTHING_EXPECTED = Command.bytes("NOTHING");

    /** The changes as such, if they are no others. */
    static Optional<PutWriting> of(Families families, Optional<Demand> demand, List<Mutation> mutations) {
        if (mutations.isEmpty() || mutations.size() > MOST) {
            return Optional.empty();
        }
        Mutation first = mutations.get(0);
        Blocks blocks = families.of(first.shape());
        boolean cleared = first instanceof Mutation.Clear;
        List<Mutation> rest = mutations.subList(cleared ? 1 : 0, mutations.size());
        return !blocks.areSingle() && !rest.isEmpty() && rest.stream().allMatch(m -> isWholeIn(first, m))
                ? Optional.of(new PutWriting(blocks, first.block(), demand, cleared, entries(blocks, rest)))
                : Optional.empty();
    }

    private static boolean isWholeIn(Mutation first, Mutation mutation) {
        return mutation instanceof Mutation.Put put
                && put.values().size() == put.shape().values().size()
                && put.shape().equals(first.shape())
                && put.block().equals(first.block());
    }

    private static List<byte[]> entries(Blocks blocks, List<Mutation> puts) {
        List<byte[]> entries = new ArrayList<>(2 * puts.size());
        for (Mutation mutation : puts) {
            Mutation.Put put = (Mutation.Put) mutation;
            entries.add(blocks.entry(put.key()));
            entries.add(blocks.text().entry(put.values()));
        }
        return entries;
    }

    @Override
    public List<Shape> shapes() {
        return List.of(blocks.shape());
    }

    @Override
    public Command command() {
        byte[] key = blocks.key(block);
        List<byte[]> arguments = new ArrayList<>(entries.size() + 6);
        arguments.add(blocks.name());
        arguments.add(blocks.layout());
        arguments.add(demand.map(d -> Command.bytes(d.kind().name())).orElse(NOTHING_EXPECTED));
        arguments.add(demand.map(d -> blocks.entry(d.expectation().key())).orElse(Command.NOTHING));
        arguments.add(demand.map(Demand::wanted).orElse(Command.NOTHING));
        arguments.add(Command.flag(cleared));
        arguments.addAll(entries);
        return Script.PUT.call(List.of(Blocks.FAMILIES, key, Blocks.order(key)), arguments);
    }
}
