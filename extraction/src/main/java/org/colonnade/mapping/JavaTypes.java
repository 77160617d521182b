package org.colonnade.mapping;

import static java.util.Map.entry;

import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.colonnade.bytecode.TypeUse;
import org.colonnade.bytecode.TypeUse.Array;
import org.colonnade.bytecode.TypeUse.Named;
import org.colonnade.bytecode.TypeUse.Primitive;

/** The types of Java and of the Datastore libraries, and what they are in the design language. */
final class JavaTypes {
    private static final Map<String, String> SCALARS = Map.ofEntries(
            entry("boolean", "boolean"),
            entry("byte", "int"),
            entry("short", "int"),
            entry("int", "int"),
            entry("long", "long"),
            entry("float", "float"),
            entry("double", "double"),
            entry("char", "text(1)"),
            entry("java.lang.Boolean", "boolean"),
            entry("java.lang.Byte", "int"),
            entry("java.lang.Short", "int"),
            entry("java.lang.Integer", "int"),
            entry("java.lang.Long", "long"),
            entry("java.lang.Float", "float"),
            entry("java.lang.Double", "double"),
            entry("java.lang.Character", "text(1)"),
            entry("java.lang.String", "text"),
            entry("java.lang.CharSequence", "text"),
            entry("java.lang.Class", "text"),
            entry("java.math.BigDecimal", "decimal"),
            entry("java.math.BigInteger", "decimal"),
            entry("java.util.UUID", "uuid"),
            entry("java.util.Date", "timestamp"),
            entry("java.util.Calendar", "timestamp"),
            entry("java.util.GregorianCalendar", "timestamp"),
            entry("java.time.Instant", "timestamp"),
            entry("java.time.LocalDateTime", "timestamp"),
            entry("java.time.OffsetDateTime", "timestamp"),
            entry("java.time.ZonedDateTime", "timestamp"),
            entry("java.time.LocalDate", "date"),
            entry("java.time.LocalTime", "text(8)"),
            entry("java.time.OffsetTime", "text(14)"),
            entry("java.time.Duration", "long"),
            entry("java.time.Year", "int"),
            entry("java.time.YearMonth", "text(7)"),
            entry("java.time.ZoneId", "text"),
            entry("java.sql.Timestamp", "timestamp"),
            entry("java.sql.Date", "date"),
            entry("java.sql.Time", "text(8)"),
            entry("java.sql.Blob", "bytes"),
            entry("java.sql.Clob", "text"),
            entry("java.net.URI", "text"),
            entry("java.net.URL", "text"),
            entry("java.util.Locale", "text(5)"),
            entry("java.util.Currency", "text(3)"),
            entry("java.util.TimeZone", "text"),
            entry("org.joda.time.DateTime", "timestamp"),
            entry("org.joda.time.LocalDateTime", "timestamp"),
            entry("org.joda.time.LocalDate", "date"),
            entry("com.google.cloud.Timestamp", "timestamp"),
            entry("com.google.cloud.datastore.Blob", "bytes"),
            entry("com.google.cloud.datastore.LatLng", "bytes(16)"),
            entry("com.google.appengine.api.datastore.Blob", "bytes"),
            entry("com.google.appengine.api.datastore.ShortBlob", "bytes"),
            entry("com.google.appengine.api.datastore.Text", "text"),
            entry("com.google.appengine.api.datastore.Email", "text"),
            entry("com.google.appengine.api.datastore.Link", "text"),
            entry("com.google.appengine.api.datastore.GeoPt", "bytes(16)"),
            entry("com.google.appengine.api.blobstore.BlobKey", "text"));

    private static final Set<String> COLLECTIONS = Set.of(
            "java.lang.Iterable",
            "java.util.Collection",
            "java.util.List",
            "java.util.ArrayList",
            "java.util.LinkedList",
            "java.util.Set",
            "java.util.HashSet",
            "java.util.LinkedHashSet",
            "java.util.SortedSet",
            "java.util.NavigableSet",
            "java.util.TreeSet",
            "java.util.Queue",
            "java.util.Deque",
            "java.util.ArrayDeque",
            "com.google.common.collect.ImmutableList",
            "com.google.common.collect.ImmutableSet");

    private static final Set<String> MAPS = Set.of(
            "java.util.Map",
            "java.util.HashMap",
            "java.util.LinkedHashMap",
            "java.util.SortedMap",
            "java.util.NavigableMap",
            "java.util.TreeMap",
            "java.util.concurrent.ConcurrentMap",
            "java.util.concurrent.ConcurrentHashMap",
            "com.google.common.collect.ImmutableMap");

    private JavaTypes() {}

    /** The scalar type that a Java type is kept as; arrays of bytes and characters are scalars too. */
    static Optional<String> scalar(TypeUse type) {
        if (type instanceof Array array) {
            return switch (name(array.element())) {
                case "byte", "java.lang.Byte" -> Optional.of("bytes");
                case "char", "java.lang.Character" -> Optional.of("text");
                default -> Optional.empty();
            };
        }
        return Optional.ofNullable(SCALARS.get(name(type)));
    }

    /** The type of the elements, if this is an array or a collection; that of a raw one is unknown. */
    static Optional<TypeUse> element(TypeUse type) {
        if (type instanceof Array array) {
            return scalar(type).isPresent() ? Optional.empty() : Optional.of(array.element());
        }
        return type instanceof Named named && COLLECTIONS.contains(named.name())
                ? Optional.of(named.argument(0).orElse(TypeUse.UNKNOWN))
                : Optional.empty();
    }

    /** The map itself, if it is one. */
    static Optional<Named> map(TypeUse type) {
        return type instanceof Named named && MAPS.contains(named.name()) ? Optional.of(named) : Optional.empty();
    }

    /** The class that a type names; none if it is unknown. */
    static Optional<String> className(TypeUse type) {
        return type instanceof Named named && !type.equals(TypeUse.UNKNOWN)
                ? Optional.of(named.name())
                : Optional.empty();
    }

    static boolean isPrimitive(TypeUse type) {
        return type instanceof Primitive;
    }

    /** The name of a class or primitive type, or nothing. */
    private static String name(TypeUse type) {
        return type instanceof Primitive primitive
                ? primitive.name()
                : className(type).orElse("");
    }
}
