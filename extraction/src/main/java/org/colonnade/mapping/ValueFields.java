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

/** The fields of value objects. They refer to entities, but have no relationships. */
record ValueFields(Contents contents, MappedEntities entities) {
    List<DraftField> of(String owner, List<Member> members, Dialect dialect) {
        Scope scope = new Scope();
        return members.stream()
                .map(dialect::property)
                .map(p -> field(owner, scope.claim(p.name()), p, dialect))
                .toList();
    }

    private DraftField field(String owner, String name, Property property, Dialect dialect) {
        return property.match(
                id -> contents.attribute(
                        owner, name, new Property.Plain(id.name(), id.type(), id.storage(), true), dialect),
                plain -> contents.attribute(owner, name, plain, dialect),
                toOne -> toOne.target()
                        .flatMap(entities::of)
                        .map(e -> reference(name, e))
                        .orElseGet(() -> Unresolved.one(name, toOne)),
                toMany -> Unresolved.many(name, "Keys of " + toMany.target().orElse("any entity") + "."));
    }

    private static DraftField reference(String name, MappedEntity entity) {
        return new Link(name, Arrow.MANY_TO_ONE, new End(entity.name(), Optional.empty()), Partners.USUAL, List.of());
    }
}
