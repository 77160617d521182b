package org.colonnade.model;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.colonnade.text.Source;
import org.colonnade.text.Span;

/** Hotels with rooms, and guests who like some of them, made by hand: there is no reader of designs in this module. */
public final class Hotels {
    public static final Span NOWHERE = new Source("hotels", "").whole();

    public static final Entity HOTEL =
            new Entity("Hotel", 100, List.of(key("Hotel"), text("Hotel", "city", OptionalLong.of(20))), NOWHERE);
    public static final Entity ROOM =
            new Entity("Room", 1000, List.of(key("Room"), text("Room", "view", OptionalLong.empty())), NOWHERE);
    public static final Entity GUEST = new Entity("Guest", 400, List.of(key("Guest")), NOWHERE);

    /** Each room is in one hotel. */
    public static final Relationship HOTEL_OF =
            new Relationship("hotel", ROOM, HOTEL, Optional.of("rooms"), Cardinality.MANY_TO_ONE, true, 1, NOWHERE);

    /** A guest likes five rooms; who likes a room has no name. */
    public static final Relationship LIKES =
            new Relationship("likes", GUEST, ROOM, Optional.empty(), Cardinality.MANY_TO_MANY, false, 5, NOWHERE);

    public static final Model MODEL = new Model(List.of(HOTEL, ROOM, GUEST), List.of(), List.of(HOTEL_OF, LIKES));

    private Hotels() {}

    private static Attribute key(String owner) {
        return new Attribute(owner, "id", new Type.Simple(Scalar.UUID, 16), true, false, OptionalLong.empty(), NOWHERE);
    }

    private static Attribute text(String owner, String name, OptionalLong distinct) {
        return new Attribute(owner, name, new Type.Simple(Scalar.TEXT, 10), false, false, distinct, NOWHERE);
    }
}
