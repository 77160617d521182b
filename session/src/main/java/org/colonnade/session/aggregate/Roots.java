package org.colonnade.session.aggregate;

import java.util.List;
import org.colonnade.aggregate.Aggregate;
import org.colonnade.design.Design;
import org.colonnade.model.Entity;
import org.colonnade.session.ByName;

/** The roots of the aggregates that a person is concerned with. */
public final class Roots {
    private Roots() {}

    /** Returns the entities of these names, each once; without names, those that the design declares, or else all. */
    public static List<Entity> of(Design design, List<String> names) {
        List<Entity> entities = design.model().entities();
        if (!names.isEmpty()) {
            return ByName.all("entity", names, entities, Entity::name);
        }
        List<Entity> declared =
                design.aggregates().stream().map(Aggregate::root).toList();
        return declared.isEmpty() ? entities : declared;
    }
}
