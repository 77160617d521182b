package org.colonnade.view.layout;

import java.util.List;
import java.util.stream.Collectors;
import org.colonnade.form.TextTable;
import org.colonnade.store.BlockLayout;
import org.colonnade.store.StoreProfile;
import org.colonnade.view.representation.RepresentationText;

/** Layouts as terminals show them: the definitions, then the keys and values of an example. */
public final class LayoutText {
    private LayoutText() {}

    public static String of(List<AggregateLayout> layouts) {
        return layouts.stream().map(LayoutText::of).collect(Collectors.joining("\n"));
    }

    public static String ofFamilies(List<FamilyLayout> layouts) {
        return layouts.stream().map(LayoutText::of).collect(Collectors.joining("\n"));
    }

    private static String of(AggregateLayout shown) {
        return text(
                shown.cut().aggregate().toString(),
                shown.store(),
                RepresentationText.text(shown.cut()),
                shown.layout());
    }

    private static String of(FamilyLayout shown) {
        return text(shown.family().name(), shown.store(), shown.family().toString(), shown.layout());
    }

    private static String text(String name, StoreProfile store, String kept, BlockLayout layout) {
        TextTable table =
                new TextTable(List.of(layout.header().key(), layout.header().value()));
        layout.cells().forEach(c -> table.addPlain(List.of(c.key(), c.value())));
        return name + " on " + store.title() + ": " + kept + "\n\n"
                + lines(layout.definition())
                + (layout.definition().isEmpty() ? "" : "\n")
                + table.text("  ") + "\n" + lines(layout.notes());
    }

    private static String lines(List<String> lines) {
        return lines.stream().map(l -> "  " + l + "\n").collect(Collectors.joining());
    }
}
