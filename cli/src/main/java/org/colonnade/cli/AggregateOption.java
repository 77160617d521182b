package org.colonnade.cli;

import java.util.List;
import org.colonnade.aggregate.Aggregate;
import org.colonnade.design.Design;
import org.colonnade.model.Entity;
import org.colonnade.session.Named;
import picocli.CommandLine.Option;

/** Which aggregates of a design a command is about. */
final class AggregateOption {
    @Option(
            names = "--aggregate",
            paramLabel = "NAME",
            description =
                    "An entity; all that the design declares to be aggregates are the default, or else all entities.")
    private String aggregate;

    List<Entity> roots(Design design) {
        return roots(design, aggregate == null ? List.of() : List.of(aggregate));
    }

    /** The entities of these names, each once; without names, those that the design declares, or else all. */
    static List<Entity> roots(Design design, List<String> names) {
        List<Entity> entities = design.model().entities();
        if (!names.isEmpty()) {
            return Named.all("entity", names, entities, Entity::name);
        }
        List<Entity> declared =
                design.aggregates().stream().map(Aggregate::root).toList();
        return declared.isEmpty() ? entities : declared;
    }
}
