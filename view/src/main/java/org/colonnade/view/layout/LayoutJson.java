package org.colonnade.view.layout;

import static org.colonnade.view.form.Json.array;
import static org.colonnade.view.form.Json.object;
import static org.colonnade.view.form.Json.strings;

import java.util.List;
import org.colonnade.cut.CutText;
import org.colonnade.store.BlockLayout;
import org.colonnade.view.form.Json;
import tools.jackson.databind.node.ObjectNode;

/** Layouts as JSON, in the form that docs/representation.schema.json describes. */
public final class LayoutJson {
    private static final String FORM = "colonnade/layout/1";

    private LayoutJson() {}

    public static String of(List<AggregateLayout> layouts) {
        return Json.list(FORM, "layouts", layouts, LayoutJson::of);
    }

    public static String ofFamilies(List<FamilyLayout> layouts) {
        ObjectNode node = object().put("form", FORM);
        node.set("layouts", array(layouts, LayoutJson::of));
        return Json.text(node);
    }

    private static ObjectNode of(AggregateLayout shown) {
        ObjectNode node = object().put("aggregate", shown.cut().aggregate().name())
                .put("store", shown.store().name())
                .put("partition", CutText.of(shown.cut()))
                .put("paper", shown.paper());
        return with(node, shown.layout());
    }

    private static ObjectNode of(FamilyLayout shown) {
        ObjectNode node = object().put("family", shown.family().name())
                .put("store", shown.store().name())
                .put("text", shown.family().toString());
        return with(node, shown.layout());
    }

    private static ObjectNode with(ObjectNode node, BlockLayout layout) {
        node.put("definition", String.join("\n", layout.definition()));
        node.set("header", cell(layout.header()));
        node.set("cells", array(layout.cells(), LayoutJson::cell));
        node.set("notes", strings(layout.notes()));
        return node;
    }

    private static ObjectNode cell(BlockLayout.Cell cell) {
        return object().put("key", cell.key()).put("value", cell.value());
    }
}
