package org.colonnade.oracle;

import java.util.List;
import org.colonnade.model.Scalar;
import org.colonnade.model.Type;
import org.colonnade.store.Address;
import org.colonnade.store.Field;
import org.colonnade.store.Shape;
import org.colonnade.store.Sorted;

/** Families that tests use. */
final class Hotels {
    static final Field CITY = field("city", Scalar.TEXT);
    static final Field BUILT = field("built", Scalar.DATE);
    static final Field NAME = field("name", Scalar.TEXT);
    static final Field ROOMS = field("rooms", Scalar.LONG);
    static final Field STARS = field("stars", Scalar.INT);

    /** The newest hotels of a city first. */
    static final Layout HOTELS = new Layout(new Shape(
            "hotels", List.of(CITY), List.of(new Sorted(BUILT, true), new Sorted(NAME, false)), List.of(ROOMS, STARS)));

    static final Layout CITIES = new Layout(new Shape("cities", List.of(CITY), List.of(), List.of(ROOMS, STARS)));

    static final Layout NAMES =
            new Layout(new Shape("all names!", List.of(), List.of(new Sorted(NAME, false)), List.of()));

    static final Address ADDRESS = Address.of("oracle-nosql://host:8080/shop");

    private Hotels() {}

    static Field field(String name, Scalar scalar) {
        return new Field(name, new Type.Simple(scalar, scalar.size()));
    }

    static Connection connection(Script script) {
        return new Connection(script.handle(), new Faults(ADDRESS));
    }
}
