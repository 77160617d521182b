package org.colonnade.option;

import java.util.List;
import java.util.Optional;
import org.colonnade.design.Design;
import org.colonnade.model.Entity;
import org.colonnade.session.aggregate.Roots;
import picocli.CommandLine.Option;

/** Which aggregates of a design a command is about. */
public final class AggregateOption {
    @Option(
            names = "--aggregate",
            paramLabel = "NAME",
            description =
                    "An entity; all that the design declares to be aggregates are the default, or else all entities.")
    private String aggregate;

    public boolean isGiven() {
        return aggregate != null;
    }

    public List<Entity> roots(Design design) {
        return Roots.of(design, Optional.ofNullable(aggregate).stream().toList());
    }
}
