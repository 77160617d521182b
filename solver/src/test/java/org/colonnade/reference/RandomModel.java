package org.colonnade.reference;

import java.util.ArrayList;
import java.util.List;

/** A random model of two to four entities, as text: all kinds of relationships, some of them of an entity with itself. */
final class RandomModel {
    /** A number or a text, or the key. */
    record Field(String name, String type, boolean isKey) {
        boolean isText() {
            return type.startsWith("text");
        }
    }

    record Kind(String name, List<Field> fields) {
        List<Field> settable() {
            return fields.stream().filter(f -> !f.isKey()).toList();
        }
    }

    /** A relationship seen from one side, under the name that paths know it by. */
    record Way(int relationship, String name, Kind from, Kind to, boolean isToOne, boolean isMandatory) {}

    final List<Kind> kinds = new ArrayList<>();
    final List<Way> ways = new ArrayList<>();
    private final List<StringBuilder> texts = new ArrayList<>();
    private final Dice dice;
    private int relationships;

    RandomModel(Dice dice) {
        this.dice = dice;
        for (String name : List.of("A", "B", "C", "D").subList(0, dice.any(2, 2, 3, 3, 4))) {
            add(name);
        }
        for (int i = 1; i < kinds.size(); i++) {
            int other = dice.below(i);
            tie(dice.chance(0.5) ? i : other, i, other);
        }
        for (int i = dice.below(3); i > 0; i--) {
            int from = dice.below(kinds.size());
            int to = dice.below(kinds.size());
            tie(from, from, to);
        }
        texts.forEach(t -> t.append("}\n"));
    }

    private void add(String name) {
        List<Field> fields = new ArrayList<>();
        fields.add(new Field("id", "key int", true));
        fields.add(new Field("x", "int (" + dice.any(2, 3, 50) + " distinct)", false));
        if (dice.chance(0.5)) {
            fields.add(new Field("y", "text(" + dice.any(2, 100) + ") (3 distinct)", false));
        }
        if (dice.chance(0.5)) {
            fields.add(new Field("z", "int?", false));
        }
        kinds.add(new Kind(name, fields));
        StringBuilder text = new StringBuilder("entity " + name + " (" + dice.any(5, 40, 300, 2000) + ") {\n");
        fields.forEach(f ->
                text.append("  ").append(f.name()).append(" ").append(f.type()).append('\n'));
        texts.add(text);
    }

    /** A relationship, declared in one of the two. */
    private void tie(int declares, int one, int two) {
        int other = declares == one ? two : one;
        int number = relationships++;
        String arrow = dice.any("->", "->", "->", "--", "<->", "<->");
        boolean many = arrow.equals("<->");
        boolean mandatory = dice.chance(0.6);
        String participation = many ? (mandatory ? "(1..*, 2 each)" : "(3 each)") : mandatory ? "" : "(0..1)";
        boolean inverse = dice.chance(0.85);
        Kind from = kinds.get(declares);
        Kind to = kinds.get(other);
        texts.get(declares)
                .append("  r" + number + " " + arrow + " " + to.name() + (inverse ? ".s" + number : "") + " "
                        + participation + "\n");
        ways.add(new Way(number, "r" + number, from, to, !many, mandatory && !many));
        if (inverse) {
            ways.add(new Way(number, "s" + number, to, from, arrow.equals("--"), false));
        }
    }

    List<Way> from(Kind kind) {
        return ways.stream().filter(w -> w.from().equals(kind)).toList();
    }

    String text() {
        return String.join("", texts);
    }
}
