package org.colonnade.generator;

import java.util.List;

/**
 * A type of generated attributes, its share of a hundred attributes, and the attributes that may have it.
 *
 * <p>Invariants: the shares add up to a hundred; a type has at least as many attributes as an entity may have; names
 * differ between all types; no number of distinct values is larger than that of the instances.
 */
enum AttributeKind {
    TEXT(
            35,
            "name text(20)",
            "title text(40)",
            "status text(8) (5 distinct)",
            "email text(25)",
            "phone text(15)",
            "country text(2) (200 distinct)",
            "language text(2) (50 distinct)",
            "description text(200)"),
    INT(
            45,
            "quantity int (100 distinct)",
            "rating int (10 distinct)",
            "points int (1000 distinct)",
            "stock int (500 distinct)",
            "year int (50 distinct)",
            "views int (5000 distinct)",
            "level int (20 distinct)",
            "capacity int (200 distinct)"),
    FLOAT(
            10,
            "price float (2000 distinct)",
            "discount float (20 distinct)",
            "balance float",
            "distance float",
            "width float (1000 distinct)"),
    TIMESTAMP(10, "created timestamp", "changed timestamp", "opened timestamp", "closed timestamp", "seen timestamp");

    private final int share;
    private final List<String> fields;

    AttributeKind(int share, String... fields) {
        this.share = share;
        this.fields = List.of(fields);
    }

    /** Returns the fields of this type, as a design declares them. */
    List<String> fields() {
        return fields;
    }

    static AttributeKind random(SplitMix random) {
        int left = random.below(100);
        for (AttributeKind kind : values()) {
            if (left < kind.share) {
                return kind;
            }
            left -= kind.share;
        }
        throw new IllegalStateException("the shares do not add up to a hundred");
    }
}
