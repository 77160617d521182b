package org.colonnade.view.design;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.colonnade.form.TextTable;
import org.colonnade.model.Attribute;
import org.colonnade.model.Entity;
import org.colonnade.model.KeyPart;
import org.colonnade.model.Model;
import org.colonnade.model.Numbers;
import org.colonnade.model.Step;
import org.colonnade.model.ValueObject;

/** The entities with their attributes and every way out of them, then the value objects. */
final class ModelText {
    private ModelText() {}

    static List<String> of(Model model) {
        List<String> lines = new ArrayList<>();
        model.entities().forEach(e -> lines.addAll(entity(model, e)));
        model.values().forEach(v -> lines.addAll(value(v)));
        return lines;
    }

    private static List<String> entity(Model model, Entity entity) {
        List<String> lines = new ArrayList<>(List.of(entity + " (" + entity.population() + ")" + key(entity)));
        TextTable table = new TextTable();
        entity.attributes()
                .forEach(a -> table.addPlain(List.of("  " + a.name(), a.type().toString(), notes(a))));
        model.steps(entity).stream()
                .filter(s -> !s.name().startsWith("~"))
                .forEach(s -> table.addPlain(List.of("  " + s.name(), arrow(s) + " " + s.target(), partners(s))));
        lines.addAll(table.lines());
        return lines;
    }

    /** The parts of a key in their order, unless one attribute is all of it. */
    private static String key(Entity entity) {
        return entity.soleKey().isPresent()
                ? ""
                : "  key (" + entity.key().stream().map(KeyPart::name).collect(Collectors.joining(", ")) + ")";
    }

    private static List<String> value(ValueObject value) {
        List<String> lines = new ArrayList<>(List.of("value " + value));
        TextTable table = new TextTable();
        value.attributes()
                .forEach(a -> table.addPlain(List.of("  " + a.name(), a.type().toString(), notes(a))));
        lines.addAll(table.lines());
        return lines;
    }

    private static String notes(Attribute attribute) {
        List<String> notes = new ArrayList<>();
        if (attribute.isKey()) {
            notes.add("key");
        }
        if (attribute.optional()) {
            notes.add("optional");
        }
        attribute.distinct().ifPresent(d -> notes.add(Numbers.text(d) + " distinct"));
        if (!attribute.inequality().isEven()) {
            notes.add(attribute.inequality().toString());
        }
        return String.join(", ", notes);
    }

    static String arrow(Step step) {
        return step.isToOne() ? "─>" : "─<";
    }

    private static String partners(Step step) {
        String inverse = step.reverse().name();
        return Numbers.text(step.fanOut()) + " each"
                + (step.inequality().isEven() ? "" : ", " + step.inequality())
                + (step.isToOne() && !step.isMandatory() ? ", optional" : "")
                + (inverse.startsWith("~") ? "" : "; back by " + inverse);
    }
}
