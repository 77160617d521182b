package org.colonnade.mongodb;

import com.mongodb.ErrorCategory;
import com.mongodb.MongoCommandException;
import com.mongodb.MongoWriteException;
import com.mongodb.client.MongoCollection;
import com.mongodb.client.MongoDatabase;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.bson.Document;
import org.colonnade.store.Address;
import org.colonnade.store.KnownFamilies;
import org.colonnade.store.Shape;

/**
 * The families of a database, in a collection of their own: {@code {_id: "hotels", layout: "...", collection: "hotels"}}.
 *
 * <p>A family that is being dropped is marked first, and gone; whoever finds the mark goes on with the work of one who died.
 * A family that is created gets a collection that was not there, so that nothing of an old one is ever seen in it. That a
 * family is there, in the shape which callers think it has, is looked up once a second: others may have dropped it.
 */
final class Catalogue {
    static final String FAMILIES = "colonnade.families";

    private static final String LAYOUT = "layout";
    private static final String COLLECTION = "collection";
    private static final String DROPPING = "dropping";
    private static final int NAMESPACE_EXISTS = 48;

    private final MongoDatabase database;
    private final Address address;
    private final KnownFamilies<Layout> known = KnownFamilies.forASecond();

    Catalogue(MongoDatabase database, Address address) {
        this.database = database;
        this.address = address;
    }

    private MongoCollection<Document> entries() {
        return database.getCollection(FAMILIES);
    }

    private static Document named(String family) {
        return new Document(Layout.ID, family);
    }

    Set<String> families() {
        Set<String> families = new TreeSet<>();
        for (Document entry : entries().find()) {
            if (!entry.containsKey(DROPPING)) {
                families.add(entry.getString(Layout.ID));
            }
        }
        return families;
    }

    void create(Shape shape) {
        known.renew(shape, () -> created(shape), there -> checked(shape, there));
    }

    /** What tells of a family that is there, of this shape or another; it is made if it is not. */
    private Document created(Shape shape) {
        Set<String> left = new HashSet<>();
        Document there = entries().find(named(shape.name())).first();
        while (there == null || there.containsKey(DROPPING)) {
            if (there == null) {
                enter(shape, left);
            } else {
                left.add(there.getString(COLLECTION));
                erase(there);
            }
            there = entries().find(named(shape.name())).first();
        }
        return there;
    }

    /** Enters a family with a new collection, none of those that somebody may still be dropping. */
    private void enter(Shape shape, Set<String> left) {
        String collection = claim(shape.name(), left);
        try {
            entries().insertOne(entry(shape, collection));
        } catch (MongoWriteException e) {
            database.getCollection(collection).drop();
            if (e.getError().getCategory() != ErrorCategory.DUPLICATE_KEY) {
                throw e;
            }
        }
    }

    /** What tells of a family that has a collection. */
    static Document entry(Shape shape, String collection) {
        return named(shape.name()).append(LAYOUT, shape.layout()).append(COLLECTION, collection);
    }

    private String claim(String family, Set<String> left) {
        for (int number = 1; ; number++) {
            String name = CollectionNames.of(family, number);
            try {
                if (!left.contains(name) && !name.equals(FAMILIES)) {
                    database.createCollection(name);
                    return name;
                }
            } catch (MongoCommandException e) {
                if (e.getErrorCode() != NAMESPACE_EXISTS) {
                    throw e;
                }
            }
        }
    }

    /** Where the family of a shape is; fails if it is not there, or has another shape. */
    Layout layout(Shape shape) {
        return known.get(shape, () -> entries().find(named(shape.name())).first(), there -> checked(shape, there));
    }

    private Layout checked(Shape shape, Document there) {
        Optional<Document> family = Optional.ofNullable(there).filter(t -> !t.containsKey(DROPPING));
        shape.requireIn(address, family.map(f -> f.getString(LAYOUT)));
        return Layout.of(shape, there.getString(COLLECTION));
    }

    void drop(String family) {
        known.drop(
                family, () -> entries().updateOne(named(family), new Document("$set", new Document(DROPPING, true))));
        Document there = entries().find(named(family)).first();
        if (there != null && there.containsKey(DROPPING)) {
            erase(there);
        }
    }

    /** Ends a drop, unless somebody else has. */
    private void erase(Document marked) {
        database.getCollection(marked.getString(COLLECTION)).drop();
        entries().deleteOne(marked);
    }
}
