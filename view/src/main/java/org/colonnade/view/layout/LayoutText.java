package org.colonnade.view.layout;

import java.util.List;
import java.util.stream.Collectors;
import org.colonnade.form.TextTable;
import org.colonnade.store.BlockLayout;
import org.colonnade.view.representation.RepresentationText;

/** Layouts as terminals show them: the definitions, then the keys and values of an example. */
public final class LayoutText {
    private LayoutText() {}

    public static String of(List<AggregateLayout> layouts) {
        return layouts.stream().map(LayoutText::of).collect(Collectors.joining("\n"));
    }

    private static String of(AggregateLayout shown) {
        BlockLayout layout = shown.layout();
        TextTable table =
                new TextTable(List.of(layout.header().key(), layout.header().value()));
        layout.cells().forEach(c -> table.addPlain(List.of(c.key(), c.value())));
        return shown.cut().aggregate() + " on " + shown.store().title() + ": "
                + RepresentationText.text(shown.cut()) + "\n\n"
                + lines(layout.definition())
                + (layout.definition().isEmpty() ? "" : "\n")
                + table.text("  ") + "\n" + lines(layout.notes());
    }

    private static String lines(List<String> lines) {
        return lines.stream().map(l -> "  " + l + "\n").collect(Collectors.joining());
    }
}
