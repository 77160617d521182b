package org.colonnade.workload;

import java.util.List;
import java.util.OptionalInt;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.colonnade.model.Entity;
import org.colonnade.model.KeyPart;
import org.colonnade.model.Path;
import org.colonnade.text.Span;
import org.colonnade.workload.Tie.Mention;

/** A parameterised query or update over the conceptual model. */
public sealed interface Statement {
    QueryGraph graph();

    Span at();

    /** Applies the function for this kind of statement. */
    default <T> T match(
            Function<Select, T> select,
            Function<Insert, T> insert,
            Function<Update, T> update,
            Function<Delete, T> delete,
            Function<Connect, T> connect,
            Function<Disconnect, T> disconnect) {
        if (this instanceof Select it) {
            return select.apply(it);
        } else if (this instanceof Insert it) {
            return insert.apply(it);
        } else if (this instanceof Update it) {
            return update.apply(it);
        } else if (this instanceof Delete it) {
            return delete.apply(it);
        } else if (this instanceof Connect it) {
            return connect.apply(it);
        }
        return disconnect.apply((Disconnect) this);
    }

    /** Calls the action for this kind of statement. */
    default void visit(
            Consumer<Select> select,
            Consumer<Insert> insert,
            Consumer<Update> update,
            Consumer<Delete> delete,
            Consumer<Connect> connect,
            Consumer<Disconnect> disconnect) {
        this.<Runnable>match(
                        it -> () -> select.accept(it),
                        it -> () -> insert.accept(it),
                        it -> () -> update.accept(it),
                        it -> () -> delete.accept(it),
                        it -> () -> connect.accept(it),
                        it -> () -> disconnect.accept(it))
                .run();
    }

    /** Returns what kind of statement it is, as its first word in small letters. */
    default String kind() {
        return match(
                select -> "select",
                insert -> "insert",
                update -> "update",
                delete -> "delete",
                connect -> "connect",
                disconnect -> "disconnect");
    }

    /** Returns its predicates, if it can have any. */
    default List<Predicate> where() {
        return List.of();
    }

    /** Returns the connections that it makes or removes. */
    default List<Connection> connections() {
        return List.of();
    }

    /** Returns the node whose instances it is about. */
    default Node target() {
        return graph().root();
    }

    /** Selects columns of each tuple of the graph's join that satisfies the predicates, duplicates kept. */
    record Select(
            List<Column> columns,
            QueryGraph graph,
            List<Predicate> where,
            List<Ordering> orderBy,
            OptionalInt limit,
            Span at)
            implements Statement {
        public Select {
            columns = List.copyOf(columns);
            where = List.copyOf(where);
            orderBy = List.copyOf(orderBy);
        }

        /** Returns the columns that it answers, then those that it sorts by. */
        public List<Column> asked() {
            return Stream.concat(columns.stream(), orderBy.stream().map(Ordering::column))
                    .toList();
        }

        /** Returns a text that differs for queries that ask for different things. */
        public String identity() {
            return this + " over " + graph.identity();
        }

        @Override
        public boolean equals(Object other) {
            return this == other
                    || other instanceof Select that
                            && columns.equals(that.columns)
                            && graph.equals(that.graph)
                            && where.equals(that.where)
                            && orderBy.equals(that.orderBy)
                            && limit.equals(that.limit)
                            && at.equals(that.at);
        }

        @Override
        public int hashCode() {
            return 31 * columns.hashCode() + where.hashCode();
        }

        @Override
        public String toString() {
            return "SELECT " + comma(columns) + " FROM " + graph + filter(where)
                    + (orderBy.isEmpty() ? "" : " ORDER BY " + comma(orderBy))
                    + (limit.isPresent() ? " LIMIT " + limit.getAsInt() : "");
        }
    }

    /** Makes a new instance with its attributes and partners. Invariant: these give all parts of the key. */
    record Insert(QueryGraph graph, List<Assignment> set, List<Connection> connections, Span at) implements Statement {
        public Insert {
            set = List.copyOf(set);
            connections = List.copyOf(connections);
        }

        public Entity entity() {
            return graph.root().entity();
        }

        /** Returns the operands of the new key. */
        public List<Operand> key() {
            return entity().key().stream().flatMap(p -> operands(p).stream()).toList();
        }

        private List<Operand> operands(KeyPart part) {
            if (part instanceof KeyPart.Partner) {
                return connections.stream()
                        .filter(c -> c.step().isForward() && c.step().name().equals(part.name()))
                        .findFirst()
                        .orElseThrow()
                        .key();
            }
            return List.of(set.stream()
                    .filter(a -> a.attribute().name().equals(part.name()))
                    .findFirst()
                    .orElseThrow()
                    .value());
        }

        /** Returns the new instance. */
        public Mention mention() {
            return new Mention(entity(), key());
        }

        /** Returns its links from there. */
        public List<Tie> ties() {
            return connections.stream().map(c -> Tie.of(mention(), c)).toList();
        }

        @Override
        public String toString() {
            return "INSERT INTO " + entity() + (set.isEmpty() ? "" : " SET " + comma(set))
                    + (connections.isEmpty() ? "" : " CONNECT TO " + comma(connections));
        }
    }

    /** Sets attributes of each instance at {@code target} that is part of a matching tuple. */
    record Update(QueryGraph graph, Node target, List<Assignment> set, List<Predicate> where, Span at)
            implements Statement {
        public Update {
            set = List.copyOf(set);
            where = List.copyOf(where);
        }

        @Override
        public String toString() {
            return "UPDATE " + target + " FROM " + graph + " SET " + comma(set) + filter(where);
        }
    }

    /**
     * Removes each instance at {@code target} that is part of a matching tuple, with its links and with its dependants: the
     * instances that it belongs to the keys of. {@code dependants} are the paths that lead from these to it.
     */
    record Delete(QueryGraph graph, Node target, List<Predicate> where, List<Path> dependants, Span at)
            implements Statement {
        public Delete {
            where = List.copyOf(where);
            dependants = List.copyOf(dependants);
        }

        @Override
        public String toString() {
            return "DELETE FROM " + graph + filter(where);
        }
    }

    /** Ties two instances; on a to-one side, the previous partner loses its tie. */
    record Connect(QueryGraph graph, List<Operand> key, Connection connection, Span at) implements Statement {
        public Connect {
            key = List.copyOf(key);
        }

        /** Returns its connection, from the instance that it names first. */
        public Tie tie() {
            return Tie.of(new Mention(graph.root().entity(), key), connection);
        }

        @Override
        public List<Connection> connections() {
            return List.of(connection);
        }

        @Override
        public String toString() {
            return "CONNECT " + graph.root() + "(" + Operand.list(key) + ") TO " + connection;
        }
    }

    /** Unties two instances, if they are tied. */
    record Disconnect(QueryGraph graph, List<Operand> key, Connection connection, Span at) implements Statement {
        public Disconnect {
            key = List.copyOf(key);
        }

        /** Returns its connection, from the instance that it names first. */
        public Tie tie() {
            return Tie.of(new Mention(graph.root().entity(), key), connection);
        }

        @Override
        public List<Connection> connections() {
            return List.of(connection);
        }

        @Override
        public String toString() {
            return "DISCONNECT " + graph.root() + "(" + Operand.list(key) + ") FROM " + connection;
        }
    }

    private static String comma(List<?> parts) {
        return parts.stream().map(Object::toString).collect(Collectors.joining(", "));
    }

    private static String filter(List<Predicate> where) {
        return where.isEmpty()
                ? ""
                : " WHERE " + where.stream().map(Object::toString).collect(Collectors.joining(" AND "));
    }
}
