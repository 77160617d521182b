package org.colonnade.redis;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.colonnade.store.BlockChange;
import org.colonnade.store.BlockLayout;
import org.colonnade.store.Field;

/** What Redis keeps of a block in a new family, as redis-cli shows it. */
final class LayoutText {
    private static final BlockLayout.Cell HEADER = new BlockLayout.Cell("key, field or member", "value or score");
    private static final byte[] SCORE = Command.bytes("0");

    private final Blocks blocks;
    private final List<BlockLayout.Cell> cells = new ArrayList<>();

    private LayoutText(Blocks blocks) {
        this.blocks = blocks;
    }

    static BlockLayout of(BlockChange change) {
        LayoutText text = new LayoutText(new Blocks(change.shape()));
        text.add(change);
        return new BlockLayout(List.of(), HEADER, text.cells, notes());
    }

    private void add(BlockChange change) {
        cell(Blocks.FAMILIES, blocks.name(), blocks.layout());
        byte[] key = blocks.key(change.block());
        List<byte[]> members = new ArrayList<>();
        change.byWholeKeys()
                .forEach((entry, what) -> what.values().ifPresent(values -> {
                    members.add(blocks.entry(entry));
                    entry(key, blocks.entry(entry), values);
                }));
        if (members.size() > Blocks.MOST_WITHOUT_ORDER) {
            members.forEach(member -> cell(Blocks.order(key), member, SCORE));
        }
    }

    private void entry(byte[] key, byte[] entry, Map<Field, Object> values) {
        byte[] value = blocks.text().entry(values);
        if (blocks.areSingle()) {
            cells.add(new BlockLayout.Cell(ShellText.of(key), ShellText.of(value)));
        } else {
            cell(key, entry, value);
        }
    }

    private void cell(byte[] key, byte[] field, byte[] value) {
        cells.add(new BlockLayout.Cell(ShellText.of(key) + ", " + ShellText.of(field), ShellText.of(value)));
    }

    private static List<String> notes() {
        return List.of(
                "A block is a hash; one of more than 64 entries has a sorted set beside it that keeps them in order. It is",
                "read by HGETALL, one entry by HGET, a range of them by a script. Every write is a Lua script, which looks at",
                "the families and at what is expected of the block, and so is atomic.");
    }
}
