package org.colonnade.draft;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.colonnade.draft.DraftField.Link;

/**
 * Guesses one request for each entity: the one that inserts it.
 *
 * <p>Who acts is guessed by name: the first entity that is called like people are. It inserts itself, and whatever has
 * a to-one relationship with it; the first such relationship counts. All else is inserted by anyone.
 */
final class Writes {
    static final List<String> MISSING = List.of(
            "Requests are not known: say who does what, and how often. One insertion of each entity, with a guess"
                    + " at who acts, to correct and go on from:");

    static final List<String> GUESSED =
            List.of("The requests are guessed, and so is who acts: correct them, add the reads, the updates and the"
                    + " deletions, and give each its weight.");

    private static final Set<String> PEOPLE =
            Set.of("user", "account", "customer", "member", "person", "player", "author", "employee", "profile");

    private static final String ACTOR = "me";

    private final List<DraftEntity> entities;
    private final Optional<DraftEntity> people;

    Writes(List<DraftEntity> entities) {
        this.entities = entities;
        this.people = entities.stream()
                .filter(e -> isPeople(e.name().toLowerCase(Locale.ROOT)))
                .findFirst();
    }

    /** Some call an entity by the plural. */
    private static boolean isPeople(String name) {
        return PEOPLE.contains(name) || name.endsWith("s") && PEOPLE.contains(name.substring(0, name.length() - 1));
    }

    String text() {
        return entities.stream().map(e -> new Insertion(e).text()).collect(Collectors.joining("\n"));
    }

    /** The request that inserts one entity. Its parameters differ, so that each may have its own type. */
    private final class Insertion {
        private final DraftEntity entity;
        private final Optional<Link> toActor;
        private final Scope parameters = new Scope();

        Insertion(DraftEntity entity) {
            this.entity = entity;
            this.toActor = entity.links()
                    .filter(l -> l.isToOne() && isActor(l.end().entity()))
                    .filter(l -> !isActor(entity.name()))
                    .findFirst();
            parameters.claim(ACTOR);
        }

        String text() {
            String by = people.filter(p -> toActor.isPresent() || isActor(entity.name()))
                    .map(p -> " by " + p.name() + "(?" + ACTOR + ")")
                    .orElse("");
            return "request Put" + entity.name() + by + " {\nINSERT INTO " + entity.name() + " SET " + settings()
                    + connections() + ";\n}\n";
        }

        private String settings() {
            String key = entity.key().name() + " = ?"
                    + (isActor(entity.name()) ? ACTOR : parameters.claim(Nouns.one(entity.name())));
            return Stream.concat(
                            Stream.of(key),
                            entity.fields().stream()
                                    .filter(f -> f instanceof DraftField.Attribute)
                                    .map(f -> f.name() + " = ?" + parameters.claim(f.name())))
                    .collect(Collectors.joining(", "));
        }

        private String connections() {
            String connected = entity.links()
                    .filter(l -> isActing(l) || l.isToOne() && l.partners().mandatory())
                    .map(l -> l.name() + "(?" + (isActing(l) ? ACTOR : parameters.claim(l.name())) + ")")
                    .collect(Collectors.joining(", "));
            return connected.isEmpty() ? "" : " CONNECT TO " + connected;
        }

        private boolean isActing(Link link) {
            return toActor.filter(link::equals).isPresent();
        }

        private boolean isActor(String name) {
            return people.filter(p -> p.name().equals(name)).isPresent();
        }
    }
}
