package org.colonnade.workload;

import static org.colonnade.model.Hotels.GUEST;
import static org.colonnade.model.Hotels.HOTEL;
import static org.colonnade.model.Hotels.HOTEL_OF;
import static org.colonnade.model.Hotels.LIKES;
import static org.colonnade.model.Hotels.NOWHERE;
import static org.colonnade.model.Hotels.ROOM;

import java.util.List;
import org.colonnade.model.Entity;

/** Query graphs over hotels, and columns at their nodes. */
public final class Graphs {
    public static final Node HOTELS = new Node(0, "Hotel", HOTEL, NOWHERE);
    public static final Node ROOMS = new Node(1, "rooms", ROOM, NOWHERE);
    public static final Node GUESTS = new Node(2, "g", GUEST, NOWHERE);

    /** Hotels, their rooms, and the guests who like these. */
    public static final QueryGraph GRAPH = new QueryGraph(
            List.of(HOTELS, ROOMS, GUESTS),
            List.of(new Edge(HOTELS, HOTEL_OF.backward(), ROOMS), new Edge(ROOMS, LIKES.backward(), GUESTS)));

    private Graphs() {}

    public static Column column(Node node, String attribute) {
        Entity entity = node.entity();
        return new Column(node, List.of(entity.attribute(attribute).orElseThrow()), NOWHERE);
    }
}
