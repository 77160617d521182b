package org.colonnade.json;

import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.deser.DeserializationProblemHandler;

/** Takes the first constant of an enum for a text that is none of them. */
final class AnyConstant extends DeserializationProblemHandler {
    @Override
    public Object handleWeirdStringValue(DeserializationContext context, Class<?> type, String text, String failure) {
        return type.isEnum() && type.getEnumConstants().length > 0 ? type.getEnumConstants()[0] : NOT_HANDLED;
    }
}
