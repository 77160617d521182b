package org.colonnade.language;

import java.util.Optional;
import org.colonnade.language.DesignParser.NameContext;
import org.colonnade.model.Entity;
import org.colonnade.model.Model;

/** Finds the entities that names mean. */
final class Entities {
    private final Model model;
    private final Complaints complaints;

    Entities(Model model, Complaints complaints) {
        this.model = model;
        this.complaints = complaints;
    }

    /** Returns the entity of a name, or complains and returns nothing. */
    Optional<Entity> named(Unit unit, NameContext name) {
        Optional<Entity> entity = model.entity(name.getText());
        if (entity.isEmpty()) {
            complaints.unknown(
                    unit.span(name),
                    "entity",
                    name.getText(),
                    model.entities().stream().map(Entity::name).toList());
        }
        return entity;
    }
}
