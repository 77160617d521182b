package org.colonnade.aggregates;

import java.math.BigDecimal;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.UUID;
import org.colonnade.model.Attribute;
import org.colonnade.model.Type;
import org.colonnade.model.ValueObject;
import org.colonnade.store.Bytes;
import org.colonnade.value.ComplexValue;
import org.colonnade.value.ComplexValue.Elements;
import org.colonnade.value.ComplexValue.Fields;

/** Makes up values that show their shape, with two elements in each collection. */
record MadeUpValues(Choice choice) {
    /** Not all that is optional is in each, but some. */
    static final MadeUpValues SHOWING = new MadeUpValues((optional, number) -> (optional + number) % 2 == 0);

    /** All that is optional is there. */
    static final MadeUpValues FULL = new MadeUpValues((optional, number) -> true);

    private static final int ELEMENTS = 2;
    private static final LocalDate FIRST_DAY = LocalDate.of(2014, 6, 1);

    /** Which optional fields records have, by their numbers and those of the records. */
    private interface Choice {
        boolean isThere(int optional, int number);
    }

    ComplexValue of(Type type) {
        return value("", type, 1);
    }

    private ComplexValue record(ValueObject object, int number) {
        Map<String, ComplexValue> fields = new LinkedHashMap<>();
        int optional = 0;
        int references = 0;
        for (Attribute attribute : object.attributes()) {
            optional += attribute.optional() ? 1 : 0;
            references += attribute.type() instanceof Type.Reference ? 1 : 0;
            if (!attribute.optional() || choice.isThere(optional, number)) {
                int which = attribute.type() instanceof Type.Reference ? number + references - 1 : number;
                fields.put(attribute.name(), value(attribute.name(), attribute.type(), which));
            }
        }
        return new Fields(fields);
    }

    private ComplexValue value(String name, Type type, int number) {
        return type.match(
                simple -> new ComplexValue.Scalar(scalar(name, simple, number)),
                composite -> record(composite.value(), number),
                reference -> reference(reference, number),
                collection -> elements(name, collection.element()));
    }

    private static ComplexValue reference(Type.Reference type, int number) {
        return new ComplexValue.Reference(
                type.entity(), scalar(type.entity().toLowerCase(Locale.ROOT), type.key(), number));
    }

    private ComplexValue elements(String name, Type element) {
        List<ComplexValue> elements = new ArrayList<>();
        for (int i = 1; i <= ELEMENTS; i++) {
            elements.add(value(name, element, i));
        }
        return new Elements(elements);
    }

    private static Object scalar(String name, Type.Simple type, int number) {
        return switch (type.scalar()) {
            case BOOLEAN -> number % 2 == 1;
            case INT -> 41 + number;
            case LONG -> 41L + number;
            case FLOAT -> number + 0.5f;
            case DOUBLE -> number + 0.5;
            case DECIMAL -> new BigDecimal(number + ".50");
            case TEXT -> name + number;
            case BYTES -> Bytes.of((byte) number);
            case DATE -> FIRST_DAY.plusDays(number - 1);
            case TIMESTAMP -> FIRST_DAY.plusDays(number - 1).atTime(12, 0).toInstant(ZoneOffset.UTC);
            case UUID -> new UUID(0, 0x2344 + number);
        };
    }
}
