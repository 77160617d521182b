package org.colonnade.mapping;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.Stream;
import org.colonnade.bytecode.Classes;
import org.colonnade.draft.Draft;
import org.colonnade.draft.DraftEntity;
import org.colonnade.draft.DraftField;
import org.colonnade.draft.DraftField.Link;
import org.colonnade.draft.DraftGrouping;
import org.colonnade.draft.NestingDraft;
import org.colonnade.draft.Scope;
import org.colonnade.mapping.Property.Bond;
import org.colonnade.mapping.Property.ToOne;

/** The entry of this package: makes a draft of the classes of an application. */
public final class ClassMapping {
    private final Classes classes;
    private final MappedEntities entities;
    private final Contents contents;
    private final Map<MappedEntity, EntityFields> fields = new LinkedHashMap<>();
    private final Links links;
    private final Map<MappedEntity, Map<Property, DraftField>> declared = new LinkedHashMap<>();

    private ClassMapping(Classes classes) {
        Scope types = new Scope();
        this.classes = classes;
        this.entities = new MappedEntities(classes, types);
        this.contents = new Contents(classes, entities, types);
        this.links = new Links(entities, fields);
        entities.all().forEach(e -> fields.put(e, new EntityFields(e, classes, contents)));
    }

    /** The draft, unless no class is an entity. */
    public static Optional<Draft> draft(Classes classes) {
        ClassMapping mapping = new ClassMapping(classes);
        return mapping.entities.all().isEmpty() ? Optional.empty() : Optional.of(mapping.draft());
    }

    /** Parents come first, so that the plain names from the other side are theirs. */
    private Draft draft() {
        entities.all().forEach(e -> declare(e, true));
        entities.all().forEach(e -> declare(e, false));
        List<DraftEntity> drafted = entities.all().stream().map(this::entity).toList();
        return new Draft(head(), contents.values(), drafted, groupings());
    }

    private void declare(MappedEntity entity, boolean parents) {
        Map<Property, DraftField> own = declared.computeIfAbsent(entity, e -> new LinkedHashMap<>());
        entity.properties().stream()
                .filter(p -> isParent(p) == parents)
                .forEach(p -> field(entity, p).ifPresent(f -> own.put(p, f)));
    }

    private Optional<DraftField> field(MappedEntity entity, Property property) {
        return property.match(
                id -> Optional.empty(),
                plain -> Optional.of(fields.get(entity).attribute(plain)),
                toOne -> links.toOne(entity, toOne),
                toMany -> links.toMany(entity, toMany));
    }

    private static boolean isParent(Property property) {
        return property instanceof ToOne toOne && toOne.bond() == Bond.PARENT;
    }

    private DraftEntity entity(MappedEntity entity) {
        List<DraftField> all = new ArrayList<>(fields.get(entity).identification());
        entity.properties()
                .forEach(p -> Optional.ofNullable(declared.get(entity).get(p)).ifPresent(all::add));
        all.addAll(links.added(entity));
        return new DraftEntity(entity.name(), OptionalLong.empty(), all, entity.remarks());
    }

    private List<String> head() {
        List<String> head = new ArrayList<>();
        int size = classes.all().size();
        head.add("Drafted from " + size + (size == 1 ? " compiled class." : " compiled classes."));
        head.add(
                "Classes tell nothing of amounts: say how many instances there are of each entity (1,000 where"
                        + " nothing is said), how long texts are on average, and how many elements collections have ([1] here).");
        if (stored().findAny().isEmpty()) {
            head.add("Jakarta Persistence knows no entity groups: add a grouping to have one checked.");
        }
        return head;
    }

    /** The entities that Datastore keeps. */
    private Stream<MappedEntity> stored() {
        return entities.all().stream().filter(e -> e.dialect().equals(new Objectify()));
    }

    private List<DraftGrouping> groupings() {
        if (stored().findAny().isEmpty()) {
            return List.of();
        }
        NestingDraft nesting = new NestingDraft();
        List<String> remarks = new ArrayList<>();
        remarks.add("How Objectify's @Parent groups them.");
        stored().forEach(e -> nesting.add(e.name()));
        stored().forEach(e -> declared.get(e).forEach((property, field) -> {
            if (isParent(property) && field instanceof Link link && !nesting.nest(e.name(), link)) {
                remarks.add(e.name() + " is not below " + link.end().entity()
                        + " here: it is below another, or that is below it.");
            }
        }));
        return List.of(new DraftGrouping("as_stored", nesting.roots(), remarks));
    }
}
