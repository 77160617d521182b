package org.colonnade.reference;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.BiConsumer;
import java.util.stream.Collectors;

/** A random model of two to four entities, as text: all kinds of relationships, some of them of an entity with itself. */
final class RandomModel {
    /** An attribute, or one inside a value object. */
    record Field(String name, String type, Sort sort) {
        boolean isKey() {
            return sort == Sort.KEY;
        }

        boolean isInner() {
            return name.contains(".");
        }

        boolean isComparable() {
            return sort != Sort.LIST && sort != Sort.OBJECT;
        }

        boolean isOrdered() {
            return isComparable() && sort != Sort.BOOLEAN && sort != Sort.BYTES;
        }
    }

    /** What an attribute holds; parameters for it begin with its letter. */
    enum Sort {
        KEY("k"),
        INT("i"),
        TEXT("t"),
        BOOLEAN("b"),
        LONG("g"),
        FLOAT("f"),
        DOUBLE("d"),
        DECIMAL("m"),
        BYTES("h"),
        DATE("a"),
        TIMESTAMP("s"),
        UUID("u"),
        /** Texts. */
        LIST("c"),
        /** The value object {@code V}. */
        OBJECT("o");

        final String letter;

        Sort(String letter) {
            this.letter = letter;
        }
    }

    private static final List<Sort> RARE = List.of(
            Sort.BOOLEAN,
            Sort.LONG,
            Sort.FLOAT,
            Sort.DOUBLE,
            Sort.DECIMAL,
            Sort.BYTES,
            Sort.DATE,
            Sort.TIMESTAMP,
            Sort.UUID);

    record Kind(String name, List<Field> fields) {
        List<Field> settable() {
            return fields.stream().filter(f -> !f.isKey() && !f.isInner()).toList();
        }

        List<Field> comparable() {
            return fields.stream().filter(Field::isComparable).toList();
        }

        List<Field> ordered() {
            return fields.stream().filter(Field::isOrdered).toList();
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
        this(dice, dice.any(2, 2, 3, 3, 4), RandomModel::several);
        for (int i = dice.below(3); i > 0; i--) {
            int from = dice.below(kinds.size());
            int to = dice.below(kinds.size());
            tie(from, from, to);
        }
    }

    /** One to three entities of one or two attributes beside their key, joined to a tree. */
    static RandomModel tiny(Dice dice) {
        return new RandomModel(dice, dice.any(1, 1, 2, 2, 2, 3), RandomModel::few);
    }

    private RandomModel(Dice dice, int size, BiConsumer<RandomModel, List<Field>> attributes) {
        this.dice = dice;
        for (String name : List.of("A", "B", "C", "D").subList(0, size)) {
            add(name, attributes);
        }
        for (int i = 1; i < kinds.size(); i++) {
            int other = dice.below(i);
            tie(dice.chance(0.5) ? i : other, i, other);
        }
    }

    private void several(List<Field> fields) {
        fields.add(new Field("x", "int (" + dice.any(2, 3, 50) + " distinct)", Sort.INT));
        if (dice.chance(0.5)) {
            fields.add(new Field("y", "text(" + dice.any(2, 100) + ") (3 distinct)", Sort.TEXT));
        }
        if (dice.chance(0.5)) {
            fields.add(new Field("z", "int?", Sort.INT));
        }
        addRare(fields);
    }

    private void few(List<Field> fields) {
        fields.add(new Field("x", "int" + dice.any("", "", "?") + " (" + dice.any(2, 3, 50) + " distinct)", Sort.INT));
        if (dice.chance(kinds.isEmpty() ? 0.7 : 0.3)) {
            fields.add(new Field("y", "text(" + dice.any(2, 100) + ") (3 distinct)", Sort.TEXT));
        }
    }

    private void add(String name, BiConsumer<RandomModel, List<Field>> attributes) {
        List<Field> fields = new ArrayList<>();
        fields.add(new Field("id", "key int", Sort.KEY));
        attributes.accept(this, fields);
        kinds.add(new Kind(name, fields));
        int count = dice.any(5, 40, 300, 2000);
        StringBuilder text = new StringBuilder("entity " + name + " (" + count + ") {\n");
        fields.stream()
                .filter(f -> !f.isInner())
                .forEach(f -> text.append("  ")
                        .append(f.name())
                        .append(" ")
                        .append(f.type().replace("50 distinct", Math.min(50, count) + " distinct"))
                        .append('\n'));
        texts.add(text);
    }

    private void addRare(List<Field> fields) {
        if (dice.chance(0.3)) {
            Sort sort = dice.any(RARE);
            fields.add(new Field("w", sort.name().toLowerCase(Locale.ROOT) + dice.any("", "?", " (2 distinct)"), sort));
        }
        if (dice.chance(0.25)) {
            fields.add(new Field("c", "text(3)[2]", Sort.LIST));
        }
        if (dice.chance(0.2)) {
            fields.add(new Field("v", "V" + dice.any("", "?"), Sort.OBJECT));
            fields.add(new Field("v.p", "int", Sort.INT));
            fields.add(new Field("v.q", "text", Sort.TEXT));
        }
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
        String whole = skewed(texts.stream().map(t -> t + "}\n").collect(Collectors.joining()));
        return whole.contains(" V") ? "value V {\n  p int (3 distinct)\n  q text(3)?\n}\n" + whole : whole;
    }

    /** The same text, in which every other line says how uneven something is, if it could. */
    private static String skewed(String text) {
        Dice skews = new Dice(text.hashCode());
        return text.lines()
                .map(line -> skews.chance(0.5) ? line : skewed(line, skews))
                .collect(Collectors.joining("\n", "", "\n"));
    }

    private static String skewed(String line, Dice skews) {
        return line.replaceAll("(-> \\w+(\\.s\\d+)?) $", "$1 (zipf 0.8)")
                .replaceAll("(-> .*)\\(0\\.\\.1\\)$", "$1(0..1, zipf 1.5)")
                .replace(" each)", " each, back zipf 0.3)")
                .replace(" distinct)", " distinct, " + skews.any("zipf 1)", "at most 60 %)"))
                .replaceAll("^(entity.*\\d)\\)", "$1, 7/day" + skews.any(")", ", kept 3 years)"));
    }
}
