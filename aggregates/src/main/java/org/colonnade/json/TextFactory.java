package org.colonnade.json;

import tools.jackson.core.JsonParser;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.json.JsonFactory;

/** Makes parsers of Jackson's that read texts as {@link TextParser} does. */
final class TextFactory extends JsonFactory {
    private static final long serialVersionUID = 1;

    @Override
    public JsonParser createParser(ObjectReadContext context, String text) {
        return new TextParser(
                context,
                _createContext(_createContentReference(text), true),
                context.getStreamReadFeatures(_streamReadFeatures),
                context.getFormatReadFeatures(_formatReadFeatures),
                text);
    }
}
