package org.colonnade.cut;

import org.colonnade.value.ComplexValue;

/** An entry of a block: a key in the form of {@link EntryKey}, and a value that is not absent. */
public record BlockEntry(String key, ComplexValue value) {
    @Override
    public String toString() {
        return key + " = " + value;
    }
}
