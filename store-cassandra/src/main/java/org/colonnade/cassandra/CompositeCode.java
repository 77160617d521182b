package org.colonnade.cassandra;

import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.colonnade.model.ValueObject;

/** A value object: its attributes in their order. */
record CompositeCode(Map<String, TypeCode> attributes) implements TypeCode {
    static TypeCode of(ValueObject value) {
        Map<String, TypeCode> attributes = new LinkedHashMap<>();
        value.attributes().forEach(a -> attributes.put(a.name(), TypeCode.of(a.type())));
        return new CompositeCode(attributes);
    }

    @Override
    public ByteBuffer encode(Object value) {
        Map<?, ?> map = (Map<?, ?>) value;
        List<ByteBuffer> parts = new ArrayList<>();
        attributes.forEach((name, code) -> parts.add(map.containsKey(name) ? code.encode(map.get(name)) : null));
        return Parts.join(ByteBuffer.allocate(0), parts);
    }

    @Override
    public Object decode(ByteBuffer bytes) {
        Map<String, Object> map = new LinkedHashMap<>();
        attributes.forEach((name, code) -> {
            ByteBuffer part = bytes.hasRemaining() ? Parts.next(bytes) : null;
            if (part != null) {
                map.put(name, code.decode(part));
            }
        });
        return Collections.unmodifiableMap(map);
    }
}
