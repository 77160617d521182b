package org.colonnade.cli;

import java.util.List;
import org.colonnade.aggregate.Aggregate;
import org.colonnade.design.Design;
import org.colonnade.model.Entity;
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
        if (aggregate != null) {
            List<String> names =
                    design.model().entities().stream().map(Entity::name).toList();
            return List.of(design.model()
                    .entity(aggregate)
                    .orElseThrow(() -> Consultation.unknown("entity", aggregate, names)));
        }
        List<Entity> declared =
                design.aggregates().stream().map(Aggregate::root).toList();
        return declared.isEmpty() ? design.model().entities() : declared;
    }
}
