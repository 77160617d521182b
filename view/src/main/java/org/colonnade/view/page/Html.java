package org.colonnade.view.page;

import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import org.colonnade.diagram.Element;

/**
 * An HTML element under construction, written so that it is XML too.
 *
 * <p>All text is escaped here. Blanks matter in HTML, so there are none but those that {@link #lines} adds between
 * blocks. Elements of drawings are {@link Element}s.
 */
public final class Html {
    private static final Set<String> VOID = Set.of("meta", "br");

    private static final Pattern PARAMETER = Pattern.compile("\\?[\\p{L}\\p{N}_]+");

    private final String name;
    private final StringBuilder attributes = new StringBuilder();
    private final StringBuilder content = new StringBuilder();

    public Html(String name) {
        this.name = name;
    }

    /** An element of a class, with text. */
    public static Html of(String name, String style, String text) {
        return new Html(name).with("class", style).text(text);
    }

    public static Html link(String anchor, String text) {
        return new Html("a").with("href", "#" + anchor).text(text);
    }

    /** A drawing under its title. */
    public static Html figure(String title, Element drawing) {
        return new Html("figure").lines(new Html("figcaption").text(title), new Html("div").raw(drawing.toString()));
    }

    /** Code; a parameter is never broken after its question mark. */
    public static Html code(String code) {
        return new Html("code").raw(PARAMETER.matcher(Element.escape(code)).replaceAll("<span>$0</span>"));
    }

    public Html with(String attribute, String value) {
        attributes
                .append(' ')
                .append(attribute)
                .append("=\"")
                .append(Element.escape(value))
                .append('"');
        return this;
    }

    public Html text(String text) {
        content.append(Element.escape(text));
        return this;
    }

    /** What is markup already. */
    public Html raw(String markup) {
        content.append(markup);
        return this;
    }

    /** Children without a blank between them. */
    public Html add(Html... children) {
        for (Html child : children) {
            content.append(child);
        }
        return this;
    }

    public Html add(List<Html> children) {
        return add(children.toArray(Html[]::new));
    }

    /** Children each in a line of its own. */
    public Html lines(Html... children) {
        return lines(List.of(children));
    }

    public Html lines(List<Html> children) {
        children.forEach(c -> content.append('\n').append(c));
        return raw(children.isEmpty() ? "" : "\n");
    }

    @Override
    public String toString() {
        String start = "<" + name + attributes;
        return VOID.contains(name) ? start + "/>" : start + ">" + content + "</" + name + ">";
    }
}
