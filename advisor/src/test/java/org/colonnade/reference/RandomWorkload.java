package org.colonnade.reference;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.colonnade.reference.RandomGraph.Occurrence;
import org.colonnade.reference.RandomModel.Field;
import org.colonnade.reference.RandomModel.Kind;
import org.colonnade.reference.RandomModel.Sort;
import org.colonnade.reference.RandomModel.Way;

/**
 * Random requests over a random model, as text.
 *
 * <p>The name of a parameter tells what it holds: {@code ?i1} a number, {@code ?t1} a text, and so on by the
 * letters of {@link Sort}; {@code ?kA1} a key of A, or {@code ?kA1c0} and so on the columns of one; {@code ?newA} a new
 * one; with {@code l} before it, a list.
 */
final class RandomWorkload {
    private final Dice dice;
    private final RandomModel model;
    private final int largest;

    RandomWorkload(Dice dice, RandomModel model, int largest) {
        this.dice = dice;
        this.model = model;
        this.largest = largest;
    }

    /** A whole design. */
    static String design(long seed, int requests, int largest) {
        Dice dice = new Dice(seed);
        RandomModel model = new RandomModel(dice);
        return model.text() + new RandomWorkload(dice, model, largest).requests(1 + dice.below(requests));
    }

    /** A whole design that is so small that all families over its graphs can be looked at. */
    static String tiny(long seed, int requests, int largest) {
        Dice dice = new Dice(seed);
        RandomModel model = RandomModel.tiny(dice);
        return model.text() + new RandomWorkload(dice, model, largest).requests(1 + dice.below(requests));
    }

    /** A whole design in which most requests update. */
    static String busy(long seed, int largest) {
        Dice dice = new Dice(seed);
        RandomModel model = new RandomModel(dice);
        RandomWorkload workload = new RandomWorkload(dice, model, largest);
        StringBuilder text = new StringBuilder(model.text());
        for (int i = 0; i < 2; i++) {
            text.append("request Q" + i + " 1 { " + workload.select() + "; }\n");
        }
        for (int i = 0; i < 4; i++) {
            text.append("request U" + i + " 1 { " + workload.change() + "; }\n");
        }
        return text.toString();
    }

    /** A whole design in which most requests ask for the first rows of several blocks. */
    static String ranking(long seed, int largest) {
        Dice dice = new Dice(seed);
        RandomModel model = new RandomModel(dice);
        RandomWorkload workload = new RandomWorkload(dice, model, largest);
        StringBuilder text = new StringBuilder(model.text());
        for (int i = 0; i < 3; i++) {
            text.append("request Q" + i + " 10 { " + workload.first() + "; }\n");
        }
        return text.append("request U 1 { " + workload.change() + "; }\n").toString();
    }

    private String change() {
        return switch (dice.below(12)) {
            case 0, 1 -> insert();
            case 2, 3, 4, 5, 6 -> update();
            case 7 -> delete();
            case 8, 9, 10 -> link("CONNECT", "TO");
            default -> link("DISCONNECT", "FROM");
        };
    }

    private String requests(int count) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < count; i++) {
            text.append("request R" + i + " " + dice.any("0.1", "1", "5", "20", "100") + " {\n");
            for (int j = dice.any(1, 1, 1, 2, 2, 3); j > 0; j--) {
                text.append("  ")
                        .append(i == 0 && j == 1 ? select() : statement())
                        .append(";\n");
            }
            text.append("}\n");
        }
        return text.toString();
    }

    private String statement() {
        return switch (dice.below(12)) {
            case 0, 1 -> insert();
            case 2, 3 -> update();
            case 4 -> delete();
            case 5, 6 -> link("CONNECT", "TO");
            case 7 -> link("DISCONNECT", "FROM");
            default -> select();
        };
    }

    private RandomGraph graph(int size) {
        return new RandomGraph(dice, model, dice.any(model.kinds), Math.min(size, largest));
    }

    private String select() {
        return dice.chance(0.15) ? first() : any();
    }

    /** The first rows of several blocks: of those that a list names, or of those that rows lead to. */
    private String first() {
        RandomGraph graph = graph(dice.any(1, 2, 2, 3));
        Occurrence begin = graph.nodes.get(0);
        Occurrence end = graph.nodes.get(graph.nodes.size() - 1);
        Field field = dice.any(begin.kind().comparable());
        String column = begin.alias() + "." + field.name();
        String where = dice.chance(0.6)
                ? column + " IN ?l" + type(begin.kind(), field) + "[2]"
                : column + " = " + operand(begin.kind(), field);
        String order = end.alias() + "." + dice.any(end.kind().ordered()).name() + dice.any("", " DESC");
        return "SELECT " + end.alias() + "." + end.kind().fields().get(0).name() + " FROM " + graph + " WHERE " + where
                + (dice.chance(0.8) ? " ORDER BY " + order : "") + " LIMIT " + dice.any(1, 2, 3);
    }

    private String any() {
        RandomGraph graph = graph(dice.any(1, 1, 2, 2, 2, 3, 3, 4));
        List<String> columns = new ArrayList<>();
        for (int i = dice.any(1, 1, 2, 3); i > 0; i--) {
            Occurrence node = dice.any(graph.nodes);
            columns.add(node.alias() + "."
                    + (dice.chance(0.1) ? "*" : dice.any(node.kind().fields()).name()));
        }
        String text = "SELECT " + columns.stream().distinct().collect(Collectors.joining(", ")) + " FROM " + graph
                + where(graph, dice.any(0, 1, 1, 1, 2, 2, 3));
        return text
                + (dice.chance(0.35) ? order(graph) : "")
                + (dice.chance(0.25) ? " LIMIT " + dice.any(1, 2, 3) : "");
    }

    private String order(RandomGraph graph) {
        List<String> columns = new ArrayList<>();
        for (int i = dice.any(1, 1, 2); i > 0; i--) {
            Occurrence node = dice.any(graph.nodes);
            String column = node.alias() + "." + dice.any(node.kind().ordered()).name();
            if (columns.stream().noneMatch(c -> c.startsWith(column))) {
                columns.add(column + dice.any("", " DESC"));
            }
        }
        return " ORDER BY " + String.join(", ", columns);
    }

    private String where(RandomGraph graph, int count) {
        List<String> predicates = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            predicates.add(predicate(dice.any(graph.nodes)));
        }
        return predicates.isEmpty() ? "" : " WHERE " + String.join(" AND ", predicates);
    }

    private String predicate(Occurrence node) {
        boolean range = dice.below(12) < 2;
        Field field = dice.any(range ? node.kind().ordered() : node.kind().comparable());
        String column = node.alias() + "." + field.name();
        if (range) {
            return column + " " + dice.any("<", "<=", ">", ">=") + " " + operand(node.kind(), field);
        }
        return switch (dice.below(10)) {
            case 2 -> column + " != " + operand(node.kind(), field);
            case 3 -> column + " IN (" + operand(node.kind(), field) + ", " + operand(node.kind(), field) + ")";
            case 4 -> column + " IN ?l" + type(node.kind(), field) + "[2]";
            default -> column + " = " + operand(node.kind(), field);
        };
    }

    private static String type(Kind kind, Field field) {
        return field.sort().letter + (field.isKey() ? kind.name() : "");
    }

    private String operand(Kind kind, Field field) {
        boolean literal = field.sort() == Sort.TEXT || field.sort() == Sort.INT;
        if (!literal || dice.chance(0.8)) {
            return "?" + type(kind, field) + dice.any(1, 2);
        }
        return field.sort() == Sort.TEXT ? dice.any("\"a\"", "\"b\"") : dice.any("0", "1", "2");
    }

    /** The operands of a key. */
    private static String key(Kind kind, int number) {
        return kind.isComposite()
                ? IntStream.range(0, kind.key().size())
                        .mapToObj(i -> column(kind, number, i))
                        .collect(Collectors.joining(", "))
                : "?k" + kind.name() + number;
    }

    private static String column(Kind kind, int number, int place) {
        return "?k" + kind.name() + number + "c" + place;
    }

    /** Predicates that give a key. */
    private static String isKey(String alias, Kind kind) {
        return kind.isComposite()
                ? IntStream.range(0, kind.key().size())
                        .mapToObj(i -> alias + "." + kind.key().get(i) + " = " + column(kind, 1, i))
                        .collect(Collectors.joining(" AND "))
                : alias + ".id = " + key(kind, 1);
    }

    private String insert() {
        Kind kind = dice.any(model.kinds);
        List<String> set = new ArrayList<>();
        if (!kind.isComposite()) {
            set.add("id = ?new" + kind.name());
        }
        kind.parts().forEach(f -> set.add(f.name() + " = " + (set.isEmpty() ? "?new" + kind.name() : "?i1")));
        kind.settable().stream().filter(f -> dice.chance(0.85)).forEach(f -> set.add(assignment(kind, f)));
        List<String> connections = new ArrayList<>();
        for (Way way : model.from(kind)) {
            if (way.isIdentifying() && !way.isToOne()) {
                continue;
            }
            if (way.isIdentifying() || dice.chance(way.isMandatory() ? 0.9 : 0.4)) {
                connections.add(way.name() + "(" + key(way.to(), way.isIdentifying() ? dice.any(1, 2) : 1) + ")");
                if (!way.isToOne() && dice.chance(0.2)) {
                    connections.add(way.name() + "(" + key(way.to(), 2) + ")");
                }
            }
        }
        return "INSERT INTO " + kind.name() + (set.isEmpty() ? "" : " SET " + String.join(", ", set))
                + (connections.isEmpty() ? "" : " CONNECT TO " + String.join(", ", connections));
    }

    private String assignment(Kind kind, Field field) {
        return field.sort() == Sort.LIST && dice.chance(0.6)
                ? field.name() + " += ?t" + dice.any(1, 2)
                : field.name() + " = " + operand(kind, field);
    }

    /** Of one instance by its key, or of those that a graph finds. */
    private String update() {
        RandomGraph graph = graph(dice.any(1, 1, 1, 2, 2, 3));
        Occurrence target = dice.chance(0.7) ? graph.nodes.get(0) : dice.any(graph.nodes);
        boolean clear =
                graph.nodes.stream().filter(n -> n.kind().equals(target.kind())).count() == 1;
        Occurrence node = clear ? target : graph.nodes.get(0);
        List<Field> fields = new ArrayList<>(node.kind().settable());
        Field first = dice.any(fields);
        String set = fields.stream()
                .filter(f -> f.equals(first) || dice.chance(0.3))
                .map(f -> assignment(node.kind(), f))
                .collect(Collectors.joining(", "));
        return "UPDATE " + node.kind().name() + " FROM " + graph + " SET " + set + found(graph);
    }

    private String delete() {
        RandomGraph graph = graph(dice.any(1, 1, 2, 2, 3));
        return "DELETE FROM " + graph + found(graph);
    }

    private String found(RandomGraph graph) {
        return switch (dice.below(10)) {
            case 0, 1, 2, 3 -> " WHERE " + isKey("a", graph.nodes.get(0).kind());
            case 4, 5, 6 -> byPartners(graph);
            default -> where(graph, dice.any(0, 1, 1, 2));
        };
    }

    /** As natural keys do: by the keys of partners, and columns of its own; perhaps by its own key too. */
    private String byPartners(RandomGraph graph) {
        List<String> predicates = new ArrayList<>();
        graph.nodes.stream()
                .filter(n -> dice.chance(n.by().isPresent() ? 0.8 : 0.2) && !leadsBack(n))
                .forEach(n -> predicates.add(isKey(n.alias(), n.kind())));
        for (int i = dice.any(0, 1, 1, 2); i > 0; i--) {
            predicates.add(predicate(graph.nodes.get(0)));
        }
        return predicates.isEmpty() ? "" : " WHERE " + String.join(" AND ", predicates);
    }

    /** Whether a part of its key is where the walk came from: the language wants that by the name it has there. */
    private static boolean leadsBack(Occurrence node) {
        return node.by().filter(w -> w.isIdentifying() && !w.isToOne()).isPresent();
    }

    private String link(String verb, String preposition) {
        List<Way> free = model.ways.stream().filter(w -> !w.isIdentifying()).toList();
        if (free.isEmpty()) {
            return update();
        }
        Way way = dice.any(free);
        return verb + " " + way.from().name() + "(" + key(way.from(), 1) + ") " + preposition + " " + way.name() + "("
                + key(way.to(), dice.chance(0.8) ? 2 : 1) + ")";
    }
}
