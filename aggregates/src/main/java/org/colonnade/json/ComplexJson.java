package org.colonnade.json;

import java.lang.reflect.Type;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import org.colonnade.aggregate.AccessPath;
import org.colonnade.value.ComplexValue;
import tools.jackson.core.JacksonException;
import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.ObjectReader;
import tools.jackson.databind.cfg.JsonNodeFeature;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.module.blackbird.BlackbirdModule;

/**
 * Converts complex values to and from JSON text, and Java objects by way of Jackson.
 *
 * <p>Input of a wrong type raises an {@link IllegalArgumentException} that lists all that is wrong, beginning with
 * {@code what} was read.
 */
public final class ComplexJson {
    private static final JsonMapper MAPPER = JsonMapper.builder(JsonFactory.builder()
                    .streamReadConstraints(StreamReadConstraints.builder()
                            .maxStringLength(Integer.MAX_VALUE)
                            .build())
                    .build())
            .enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS)
            .enable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
            .disable(JsonNodeFeature.STRIP_TRAILING_BIGDECIMAL_ZEROES)
            .addHandler(new EmptyLists())
            .build();

    /** As many characters as most entries have. */
    private static final int USUAL_SIZE = 1024;

    private ComplexJson() {}

    public static String text(ComplexValue value) {
        StringBuilder text = new StringBuilder(USUAL_SIZE);
        ValueWriter.write(text, value);
        return text.toString();
    }

    /** Returns a JSON string. */
    public static String text(String string) {
        return ValueWriter.write(new StringBuilder(string.length() + 2), string).toString();
    }

    public static ComplexValue read(String what, org.colonnade.model.Type type, String text) {
        try {
            return ValueReader.read(what, type, MAPPER.readTree(text));
        } catch (JacksonException e) {
            throw new IllegalArgumentException(what + ": this is no JSON: " + e.getOriginalMessage(), e);
        } catch (NumberFormatException e) {
            throw new IllegalArgumentException(what + ": " + e.getMessage(), e);
        }
    }

    /** Returns the value of a Java object: a record, a bean, a map, a node of JSON, or a complex value. */
    public static ComplexValue of(String what, org.colonnade.model.Type type, Object object) {
        try {
            JsonNode node =
                    object instanceof ComplexValue value ? ValueWriter.write(value) : MAPPER.valueToTree(object);
            return ValueReader.read(what, type, node);
        } catch (JacksonException e) {
            throw new IllegalArgumentException(what + ": " + e.getOriginalMessage(), e);
        }
    }

    /** Returns a reader of a {@linkplain PlainTypes plain type} from values' JSON; for other JSON it gives nothing. */
    public static <T> Function<String, Optional<T>> objects(Class<T> type) {
        ObjectReader reader = Quick.MAPPER.readerFor(type);
        return text -> {
            try {
                return Optional.of(reader.readValue(text));
            } catch (JacksonException | NumberFormatException e) {
                return Optional.empty();
            }
        };
    }

    /** Returns the Java object of a value. */
    public static <T> T object(String what, Type type, ComplexValue value) {
        try {
            return MAPPER.treeToValue(ValueWriter.write(value), MAPPER.constructType(type));
        } catch (JacksonException e) {
            throw new IllegalArgumentException(
                    what + " cannot be read as " + type.getTypeName() + ": " + e.getOriginalMessage(), e);
        }
    }

    /**
     * Returns the fields of a value that a Java object made of it does not write, by their paths with {@code [*]} in
     * place of indices. A text that is no constant of an enum counts as one.
     *
     * @throws IllegalArgumentException if no such object can be made, or written
     */
    public static Set<AccessPath> losses(Class<?> type, ComplexValue value) {
        JsonNode node = ValueWriter.write(value);
        try {
            return Losses.between(node, Lenient.MAPPER.valueToTree(Lenient.MAPPER.treeToValue(node, type)));
        } catch (JacksonException e) {
            throw new IllegalArgumentException(type.getTypeName() + ": " + e.getOriginalMessage(), e);
        }
    }

    /** Made on the first question about what a class does not keep. */
    private static final class Lenient {
        static final JsonMapper MAPPER =
                ComplexJson.MAPPER.rebuild().addHandler(new AnyConstant()).build();
    }

    /** Made when it is first needed, for it takes a while, and makes objects without reflection. */
    private static final class Quick {
        static final JsonMapper MAPPER =
                ComplexJson.MAPPER.rebuild().addModule(new BlackbirdModule()).build();
    }
}
