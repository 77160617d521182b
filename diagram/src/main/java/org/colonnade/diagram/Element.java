package org.colonnade.diagram;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.List;

/**
 * An SVG element under construction; its text form has one element a line.
 *
 * <p>All text that enters is escaped here, and all numbers are written here: with at most two decimals and no
 * exponent, in every locale.
 */
public final class Element {
    private final String name;
    private final StringBuilder attributes = new StringBuilder();
    private final StringBuilder content = new StringBuilder();

    public Element(String name) {
        this.name = name;
    }

    public Element with(String attribute, String value) {
        attributes
                .append(' ')
                .append(attribute)
                .append("=\"")
                .append(escape(value))
                .append('"');
        return this;
    }

    public Element with(String attribute, double value) {
        return with(attribute, number(value));
    }

    public Element text(String text) {
        content.append(escape(text));
        return this;
    }

    public Element add(Element... children) {
        return add(List.of(children));
    }

    public Element add(List<Element> children) {
        children.forEach(
                child -> content.append('\n').append(child.toString().indent(2).stripTrailing()));
        return this;
    }

    public static String number(double value) {
        BigDecimal rounded = BigDecimal.valueOf(value).setScale(2, RoundingMode.HALF_EVEN);
        return rounded.signum() == 0 ? "0" : rounded.stripTrailingZeros().toPlainString();
    }

    /** As the data of paths writes a point. */
    static String point(Point point) {
        return number(point.x()) + " " + number(point.y());
    }

    /** Text as it may stand in content and attributes of XML and HTML. */
    public static String escape(String text) {
        StringBuilder escaped = new StringBuilder();
        text.codePoints().forEach(c -> escaped.append(escape(c)));
        return escaped.toString();
    }

    private static String escape(int character) {
        return switch (character) {
            case '&' -> "&amp;";
            case '<' -> "&lt;";
            case '>' -> "&gt;";
            case '"' -> "&quot;";
            default -> isPrintable(character) ? Character.toString(character) : "\uFFFD";
        };
    }

    /** What XML 1.0 allows (section 2.2), without line ends and tabs. */
    private static boolean isPrintable(int character) {
        return character >= 0x20 && character <= 0xD7FF
                || character >= 0xE000 && character <= 0xFFFD
                || character >= 0x10000;
    }

    @Override
    public String toString() {
        String start = "<" + name + attributes;
        if (content.isEmpty()) {
            return start + "/>";
        }
        return start + ">" + content + (content.charAt(0) == '\n' ? "\n" : "") + "</" + name + ">";
    }
}
