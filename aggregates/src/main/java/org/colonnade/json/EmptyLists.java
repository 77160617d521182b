package org.colonnade.json;

import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.ValueDeserializer;
import tools.jackson.databind.deser.DeserializationProblemHandler;

/** Ignores empty collections that a Java class lacks: a value has them even if nobody set them, and nothing is lost. */
final class EmptyLists extends DeserializationProblemHandler {
    @Override
    public boolean handleUnknownProperty(
            DeserializationContext context, JsonParser parser, ValueDeserializer<?> reader, Object of, String name) {
        return parser.hasToken(JsonToken.START_ARRAY) && parser.nextToken() == JsonToken.END_ARRAY;
    }
}
