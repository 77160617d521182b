package org.colonnade.cassandra;

import java.util.ArrayList;
import java.util.List;
import org.colonnade.cql.CqlComposites;
import org.colonnade.cql.CqlTable;
import org.colonnade.model.ValueObject;
import org.colonnade.store.Field;
import org.colonnade.store.Shape;

/** The statements that create the table of a family and the types that it needs. */
final class Creation {
    private Creation() {}

    static String table(Shape shape) {
        return "CREATE TABLE IF NOT EXISTS " + new CqlTable(shape).definition();
    }

    static String type(ValueObject value) {
        return "CREATE TYPE IF NOT EXISTS " + CqlComposites.definition(value);
    }

    /** The value objects in the columns of a shape, inner ones first. */
    static List<ValueObject> composites(Shape shape) {
        return CqlComposites.in(shape.values().stream().map(Field::type).toList());
    }

    /** All, in the order in which they are run. */
    static List<String> statements(Shape shape) {
        List<String> statements = new ArrayList<>();
        composites(shape).forEach(v -> statements.add(type(v)));
        statements.add(table(shape));
        return statements;
    }
}
