package org.colonnade.view.migration;

import static org.colonnade.view.form.Json.object;

import java.util.List;
import org.colonnade.aggregates.MigrationOutcome;
import org.colonnade.view.form.Json;
import tools.jackson.databind.node.ObjectNode;

/** What a migration has done, as JSON, in the form that docs/migration.schema.json describes. */
public final class MigrationJson {
    private static final String FORM = "colonnade/migration/1";

    private MigrationJson() {}

    public static String of(List<Migrated> all) {
        return Json.list(FORM, "aggregates", all, MigrationJson::one);
    }

    private static ObjectNode one(Migrated migrated) {
        ObjectNode node = object().put("aggregate", migrated.name())
                .put("partition", migrated.cut())
                .put("present", migrated.done().isPresent());
        migrated.done()
                .ifPresent(done -> node.put("seen", done.seen())
                        .put("moved", done.moved())
                        .put("there", done.count(MigrationOutcome.THERE))
                        .put("ahead", done.count(MigrationOutcome.AHEAD))
                        .put("deleted", done.count(MigrationOutcome.DELETED))
                        .put("foreign", done.count(MigrationOutcome.FOREIGN))
                        .put("kept", done.count(MigrationOutcome.KEPT))
                        .put("stopped", done.stopped())
                        .put("behind", done.behind()));
        return node;
    }
}
