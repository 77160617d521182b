package org.colonnade.mapping;

import java.util.List;
import java.util.Optional;
import org.colonnade.draft.DraftField;
import org.colonnade.draft.DraftField.Presence;
import org.colonnade.mapping.Property.Bond;
import org.colonnade.mapping.Property.ToOne;

/** What becomes of references that cannot be relationships: attributes that hold the keys. */
final class Unresolved {
    private Unresolved() {}

    static DraftField.Attribute one(String name, ToOne reference) {
        String lost = reference.bond() == Bond.PARENT ? " The grouping lacks this parent." : "";
        return new DraftField.Attribute(
                name,
                DraftField.Content.of("text"),
                reference.required() ? Presence.ALWAYS : Presence.MAYBE,
                List.of(why(reference.target()) + lost));
    }

    static DraftField.Attribute many(String name, String remark) {
        return new DraftField.Attribute(name, DraftField.Content.of("text"), Presence.SEVERAL, List.of(remark));
    }

    static String why(Optional<String> target) {
        return target.map(t -> "It refers to " + t + ", which is no entity among these classes.")
                .orElse("It refers to some entity, and its type does not say which.");
    }
}
