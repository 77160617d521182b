package org.colonnade.store;

import java.util.List;

/**
 * What a store keeps of a block, and of the family that has it, by an example.
 *
 * @param definition what is declared before, in the store's own language, line by line; nothing where a store needs none
 * @param header what the store calls the key and the value of a cell
 * @param cells the keys and values
 * @param notes what else there is to know, line by line
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
