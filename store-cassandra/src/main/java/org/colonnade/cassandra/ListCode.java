package org.colonnade.cassandra;

import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;

/** A list: the number of its elements, then these. */
record ListCode(TypeCode element) implements TypeCode {
    @Override
    public ByteBuffer encode(Object value) {
        List<?> list = (List<?>) value;
        ByteBuffer head = ByteBuffer.allocate(Integer.BYTES).putInt(list.size()).flip();
        return Parts.join(head, list.stream().map(element::encode).toList());
    }

    @Override
    public Object decode(ByteBuffer bytes) {
        int size = bytes.getInt();
        List<Object> list = new ArrayList<>();
        for (int i = 0; i < size; i++) {
            list.add(element.decode(Parts.next(bytes)));
        }
        return List.copyOf(list);
    }
}
