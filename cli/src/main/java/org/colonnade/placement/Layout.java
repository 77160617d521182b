package org.colonnade.placement;

import java.util.List;

/**
 * How a block is kept on a store, by an example.
 *
 * @param definition what has to be declared before, in the store's own language; nothing where a store needs none
 * @param header what the store calls the key and the value of a cell
 * @param cells the keys and values of the example, in the order of their keys
 * @param notes what else there is to know
 */
public record Layout(List<String> definition, Cell header, List<Cell> cells, List<String> notes) {
    public Layout {
        definition = List.copyOf(definition);
        cells = List.copyOf(cells);
        notes = List.copyOf(notes);
    }

    public record Cell(String key, String value) {}
}
