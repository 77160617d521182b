package org.colonnade.session.aggregate;

import java.util.List;
import org.colonnade.aggregate.Aggregate;
import org.colonnade.aggregate.AggregateClass;
import org.colonnade.design.Design;
import org.colonnade.model.Entity;
import org.colonnade.session.ByName;
import org.colonnade.session.Refusal;

/** The roots of the aggregates that a person is concerned with. */
public final class Roots {
    private Roots() {}

    /** Returns the entities of these names, each once; without names, those that the design declares, or else all that can be roots. */
    public static List<Entity> of(Design design, List<String> names) {
        List<Entity> entities = design.model().entities();
        if (!names.isEmpty()) {
            List<Entity> named = ByName.all("entity", names, entities, Entity::name);
            refuse(named.stream().filter(e -> !AggregateClass.canBe(e)).toList());
            return named;
        }
        List<Entity> declared =
                design.aggregates().stream().map(Aggregate::root).toList();
        return declared.isEmpty()
                ? entities.stream().filter(AggregateClass::canBe).toList()
                : declared;
    }

    /** Refuses entities whose instances cannot be blocks of their own. */
    public static void refuse(List<Entity> composite) {
        if (!composite.isEmpty()) {
            throw new Refusal(composite.stream()
                    .map(e -> e
                            + " cannot be the root of aggregates, because its key has several parts or partners, and a"
                            + " block has one identifier; give it a key of one attribute, or use `advise`")
                    .toList());
        }
    }
}
