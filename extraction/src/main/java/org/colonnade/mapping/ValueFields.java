package org.colonnade.mapping;

import java.util.List;
import java.util.Optional;
import org.colonnade.bytecode.Member;
import org.colonnade.draft.DraftField;
import org.colonnade.draft.DraftField.Arrow;
import org.colonnade.draft.DraftField.End;
import org.colonnade.draft.DraftField.Link;
import org.colonnade.draft.DraftField.Partners;
import org.colonnade.draft.Scope;
import org.colonnade.mapping.Property.Cases;
import org.colonnade.mapping.Property.Id;
import org.colonnade.mapping.Property.ToMany;
import org.colonnade.mapping.Property.ToOne;

/** The fields of value objects. They refer to entities, but have no relationships. */
final class ValueFields {
    private final Contents contents;
    private final MappedEntities entities;

    ValueFields(Contents contents, MappedEntities entities) {
        this.contents = contents;
        this.entities = entities;
    }

    List<DraftField> of(String owner, List<Member> members, Dialect dialect) {
        Scope scope = new Scope();
        return members.stream()
                .map(dialect::property)
                .map(p -> field(owner, scope.claim(p.name()), p, dialect))
                .toList();
    }

    private DraftField field(String owner, String name, Property property, Dialect dialect) {
        return property.read(new Cases<>() {
            @Override
            public DraftField id(Id id) {
                return plain(new Property.Plain(id.name(), id.type(), id.storage(), true));
            }

            @Override
            public DraftField plain(Property.Plain plain) {
                return contents.attribute(owner, name, plain, dialect);
            }

            @Override
            public DraftField toOne(ToOne toOne) {
                return toOne.target()
                        .flatMap(entities::of)
                        .map(e -> reference(name, e))
                        .orElseGet(() -> Unresolved.one(name, toOne));
            }

            @Override
            public DraftField toMany(ToMany toMany) {
                return Unresolved.many(name, "Keys of " + toMany.target().orElse("any entity") + ".");
            }
        });
    }

    private static DraftField reference(String name, MappedEntity entity) {
        return new Link(name, Arrow.MANY_TO_ONE, new End(entity.name(), Optional.empty()), Partners.USUAL, List.of());
    }
}
