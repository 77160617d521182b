package org.colonnade.redis;

import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.databind.json.JsonMapper;

/**
 * Texts that are an object or an array of JSON on one line, with nothing around it.
 *
 * <p>They stand within the JSON of an entry as they are. No other text is kept so, and no other value of a column of texts,
 * so they are told from strings by how they begin.
 */
final class InnerJson {
    private static final JsonMapper JSON = JsonMapper.builder().build();

    private InnerJson() {}

    /** @param known whether the text is known to be JSON of some kind */
    static boolean isInner(String text, boolean known) {
        return isBracketed(text) && text.indexOf('\n') < 0 && (known || isOne(text));
    }

    private static boolean isBracketed(String text) {
        return text.startsWith("{") && text.endsWith("}") || text.startsWith("[") && text.endsWith("]");
    }

    /** Whether it is one value of JSON, and not several. */
    private static boolean isOne(String text) {
        try (JsonParser parser = JSON.createParser(text)) {
            parser.nextToken();
            parser.skipChildren();
            return parser.nextToken() == null;
        } catch (JacksonException e) {
            return false;
        }
    }
}
