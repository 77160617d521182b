package org.colonnade.dynamodb;

import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.stream.Stream;
import org.colonnade.store.BlockChange;
import org.colonnade.store.BlockLayout;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** What DynamoDB keeps of a block in a new family, as the command line of AWS shows it. */
final class LayoutText {
    private static final AttributeValue NO_VERSION = AttributeValue.fromS(new UUID(0, 0).toString());
    private static final String PREFIX = DynamoDbOptions.USUAL_PREFIX;

    private LayoutText() {}

    static BlockLayout of(BlockChange change) {
        Layout layout =
                Layout.of(change.shape(), Catalogue.table(PREFIX, change.shape().name()));
        List<BlockLayout.Cell> cells = BlockWrite.of(layout, change).giving(NO_VERSION).items().stream()
                .map(item -> cell(layout, item))
                .toList();
        return new BlockLayout(definition(layout), new BlockLayout.Cell("key", "item"), cells, notes(layout));
    }

    private static List<String> definition(Layout layout) {
        return Stream.of(
                        ShellText.of(Catalogue.creation(PREFIX)),
                        ShellText.of(Tables.creation(layout)),
                        ShellText.put(Catalogue.table(PREFIX), Catalogue.entry(layout.shape())))
                .flatMap(String::lines)
                .toList();
    }

    private static BlockLayout.Cell cell(Layout layout, Map<String, AttributeValue> item) {
        Map<String, AttributeValue> key = layout.item(item.get(layout.names().block()), layout.code(item));
        return new BlockLayout.Cell(ShellText.of(key), ShellText.of(item));
    }

    private static List<String> notes(Layout layout) {
        String prefix = PREFIX + " is the prefix of tables if the address gives none.";
        return layout.hasEntries()
                ? List.of(
                        "A small block is one item, with an attribute for each entry, called / and its key, read by a GetItem. The",
                        "version is the store's own, another one after each write, and "
                                + layout.names().bytes() + " says how large the entries are, or a",
                        "little more. A block that outgrows 16 KB plus sixteen times the largest entry that is written is spread:",
                        "each entry is an item behind the first, in the order of the sort key, which is shown in Base64. While",
                        "several of them are written, the changes stand in the attribute "
                                + layout.names().intention() + " of the first.",
                        prefix)
                : List.of("The version is the store's own, another one after each write.", prefix);
    }
}
