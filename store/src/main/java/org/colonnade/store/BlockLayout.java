package org.colonnade.store;

import java.util.List;

/**
 * The data that a store keeps of a block and its family, by an example.
 *
 * @param definition the declarations that the store needs first, in its own language, line by line
 * @param header the store's names for the key and the value of a cell
 * @param cells the keys and values
 * @param notes further remarks, line by line
 */
public record BlockLayout(List<String> definition, Cell header, List<Cell> cells, List<String> notes) {
    public BlockLayout {
        definition = List.copyOf(definition);
        cells = List.copyOf(cells);
        notes = List.copyOf(notes);
    }

    /** A key and a value, each on one line. */
    public record Cell(String key, String value) {}
}
