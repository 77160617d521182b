package org.colonnade.reference;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.BiConsumer;
import java.util.stream.Collectors;

/**
 * A random model of two to four entities, as text: all kinds of relationships, some of them of an entity with itself, and
 * some keys of several attributes and partners.
 */
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
        /** A number that belongs to a key of several parts. */
        PART("i"),
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

    /** {@code key} has the paths to the columns of its key, where that is not {@code id} alone. */
    record Kind(String name, List<Field> fields, List<String> key) {
        boolean isComposite() {
            return !key.isEmpty();
        }

        /** The attributes that belong to a key of several parts. */
        List<Field> parts() {
            return fields.stream().filter(f -> f.sort() == Sort.PART).toList();
        }

        List<Field> settable() {
            return fields.stream()
                    .filter(f -> !f.isKey() && f.sort() != Sort.PART && !f.isInner())
                    .toList();
        }

        List<Field> comparable() {
            return fields.stream().filter(Field::isComparable).toList();
        }

        List<Field> ordered() {
            return fields.stream().filter(Field::isOrdered).toList();
        }
    }

    /** A relationship seen from one side, under the name that paths know it by. */
    record Way(
            int relationship,
            String name,
            Kind from,
            Kind to,
            boolean isToOne,
            boolean isMandatory,
            boolean isIdentifying) {}

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
        StringBuilder head = new StringBuilder();
        List<String> key = new ArrayList<>();
        List<Kind> partners = new ArrayList<>();
        if (dice.chance(0.3)) {
            identify(fields, key, partners, head);
        } else {
            fields.add(new Field("id", "key int", Sort.KEY));
        }
        attributes.accept(this, fields);
        int count = dice.any(5, 40, 300, 2000);
        Kind kind = new Kind(name, fields, key);
        kinds.add(kind);
        StringBuilder text = new StringBuilder("entity " + name + " (" + count + ") {\n" + head);
        for (int i = 0; i < partners.size(); i++) {
            ways.add(new Way(relationships, "p" + i, kind, partners.get(i), true, true, true));
            boolean inverse = dice.chance(0.85);
            if (inverse) {
                ways.add(new Way(relationships, "q" + relationships, partners.get(i), kind, false, false, true));
            }
            text.append("  p" + i + " -> " + partners.get(i).name() + (inverse ? ".q" + relationships : "") + "\n");
            relationships++;
        }
        fields.stream()
                .filter(f -> !f.isInner())
                .forEach(f -> text.append("  ")
                        .append(f.name())
                        .append(" ")
                        .append(f.type().replace("50 distinct", Math.min(50, count) + " distinct"))
                        .append('\n'));
        texts.add(text);
    }

    /** Attributes alone, a partner and an attribute, or two partners, which may have such keys themselves. */
    private void identify(List<Field> fields, List<String> key, List<Kind> partners, StringBuilder head) {
        int others = kinds.isEmpty() ? 0 : dice.any(0, 1, 1, 2);
        List<String> parts = new ArrayList<>();
        for (int i = others == 2 ? 2 : others == 1 ? dice.any(0, 1, 1) : 0; i < 2; i++) {
            fields.add(new Field(i == 0 ? "id" : "n", "int (3 distinct)", Sort.PART));
            parts.add(i == 0 ? "id" : "n");
        }
        for (int i = 0; i < others; i++) {
            partners.add(dice.any(kinds));
            parts.add(dice.below(parts.size() + 1), "p" + i);
        }
        head.append("  key (" + String.join(", ", parts) + ")\n");
        parts.forEach(p -> key.addAll(p.startsWith("p") ? columns(p, partners.get(p.charAt(1) - '0')) : List.of(p)));
    }

    private static List<String> columns(String path, Kind partner) {
        List<String> columns = partner.isComposite() ? partner.key() : List.of("id");
        return columns.stream().map(c -> path + "." + c).toList();
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
        boolean composite =
                kinds.get(declares).isComposite() || kinds.get(other).isComposite();
        String arrow = dice.any("->", "->", "->", composite ? "->" : "--", "<->", "<->");
        boolean many = arrow.equals("<->");
        boolean mandatory = dice.chance(0.6);
        String participation = many ? (mandatory ? "(1..*, 2 each)" : "(3 each)") : mandatory ? "" : "(0..1)";
        boolean inverse = dice.chance(0.85);
        Kind from = kinds.get(declares);
        Kind to = kinds.get(other);
        texts.get(declares)
                .append("  r" + number + " " + arrow + " " + to.name() + (inverse ? ".s" + number : "") + " "
                        + participation + "\n");
        ways.add(new Way(number, "r" + number, from, to, !many, mandatory && !many, false));
        if (inverse) {
            ways.add(new Way(number, "s" + number, to, from, arrow.equals("--"), false, false));
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
