package org.colonnade.aggregates;

import java.util.Optional;
import org.colonnade.aggregate.AccessStep;
import org.colonnade.json.ComplexJson;
import org.colonnade.value.Edit;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.databind.json.JsonMapper;

/**
 * The JSON of a record with one more element in a collection that is a field of it, put together without making values of
 * what stays.
 *
 * <p>Invariant: what it makes is the JSON of the value that {@link Edit.Append#apply} makes of the record.
 */
final class AppendedText {
    private static final JsonMapper MAPPER = new JsonMapper();

    private AppendedText() {}

    /** Empty if the collection is further inside, or is not there, or the text is not such JSON. */
    static Optional<String> of(String record, Edit.Append append) {
        return append.path().length() == 1 && append.path().last() instanceof AccessStep.Field field
                ? collection(record, field.name()).map(c -> c.with(ComplexJson.text(append.element())))
                : Optional.empty();
    }

    private static Optional<Collection> collection(String record, String field) {
        try (JsonParser parser = MAPPER.createParser(record)) {
            parser.nextToken();
            for (String name = parser.nextName(); name != null; name = parser.nextName()) {
                JsonToken token = parser.nextToken();
                if (name.equals(field)) {
                    return token == JsonToken.START_ARRAY ? Optional.of(rest(record, parser)) : Optional.empty();
                }
                parser.skipChildren();
            }
            return Optional.empty();
        } catch (JacksonException e) {
            return Optional.empty();
        }
    }

    /** The collection that has just begun. */
    private static Collection rest(String record, JsonParser parser) {
        long begin = parser.currentLocation().getCharOffset();
        parser.skipChildren();
        long bracket = parser.currentLocation().getCharOffset() - 1;
        return new Collection(
                record,
                Math.toIntExact(bracket),
                record.substring((int) begin, (int) bracket).isBlank());
    }

    /** Where a collection ends in a text, and whether it has no elements. */
    private record Collection(String text, int end, boolean isEmpty) {
        String with(String element) {
            return text.substring(0, end) + (isEmpty ? "" : ",") + element + text.substring(end);
        }
    }
}
