package org.colonnade.aggregates;

import java.util.Optional;
import java.util.OptionalInt;
import org.colonnade.aggregate.AccessStep;
import org.colonnade.json.ComplexJson;
import org.colonnade.store.JsonScan;
import org.colonnade.value.ComplexValue;
import org.colonnade.value.Edit;

/**
 * Adds an element to a collection in the JSON of a record that has it as a field, without reading the rest as values.
 *
 * <p>Invariant: its result is the JSON of the value that {@link Edit.Append#apply} makes of the record.
 */
final class AppendedText {
    private AppendedText() {}

    /** Empty if the collection is further inside, or is not there. */
    static Optional<String> of(String record, Edit.Append append) {
        if (append.path().length() != 1 || !(append.path().last() instanceof AccessStep.Field field)) {
            return Optional.empty();
        }
        OptionalInt end = JsonScan.endOfArray(record, field.name());
        return end.isEmpty() ? Optional.empty() : Optional.of(with(record, end.getAsInt(), append.element()));
    }

    /** @param end where the collection ends */
    private static String with(String record, int end, ComplexValue element) {
        String added = ComplexJson.text(element);
        return new StringBuilder(record.length() + added.length() + 1)
                .append(record, 0, end)
                .append(isEmpty(record, end) ? "" : ",")
                .append(added)
                .append(record, end, record.length())
                .toString();
    }

    /** Returns whether nothing but blanks is before the end of a collection. */
    private static boolean isEmpty(String record, int end) {
        int last = end - 1;
        while (record.charAt(last) <= ' ') {
            last--;
        }
        return record.charAt(last) == '[';
    }
}
