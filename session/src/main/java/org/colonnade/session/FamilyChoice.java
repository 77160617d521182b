package org.colonnade.session;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.colonnade.advice.Budget;
import org.colonnade.advice.Recommendation;
import org.colonnade.schema.Family;
import org.colonnade.schema.Schema;
import org.colonnade.work.Watcher;
import org.colonnade.workload.Mix;

/** Whose families someone wants. */
public sealed interface FamilyChoice {
    /** The name of what is recommended, beside the names of schemas. */
    String RECOMMENDED = "recommended";

    String name();

    /** Returns the schema of the design that it is, if it is one. */
    default Optional<Schema> asSchema() {
        return Optional.empty();
    }

    /** Returns the families with their plans for a mix. */
    Recommendation plan(Session session, Mix mix, Watcher watcher);

    /** Returns the families, whether or not they can run every statement. */
    default List<Family> families(Session session, Mix mix, Watcher watcher) {
        return plan(session, mix, watcher).families();
    }

    /** Returns the mix that the plans are for, if nobody names one. */
    default Mix usualMix(Session session) {
        return session.design().defaultMix();
    }

    /** The families that cost least. */
    record Recommended() implements FamilyChoice {
        @Override
        public String name() {
            return RECOMMENDED;
        }

        @Override
        public Recommendation plan(Session session, Mix mix, Watcher watcher) {
            return session.advisor(mix).recommend(Budget.NONE, watcher);
        }
    }

    /** The families of a schema of the design. */
    record Given(Schema schema) implements FamilyChoice {
        @Override
        public String name() {
            return schema.name();
        }

        @Override
        public Optional<Schema> asSchema() {
            return Optional.of(schema);
        }

        @Override
        public Recommendation plan(Session session, Mix mix, Watcher watcher) {
            return session.advisor(mix).evaluate(schema, watcher);
        }

        @Override
        public List<Family> families(Session session, Mix mix, Watcher watcher) {
            return schema.families();
        }
    }

    /** The families of a recommendation that was kept. It is for the mix that it was made for, and for no other. */
    record Kept(String name, Recommendation recommendation) implements FamilyChoice {
        @Override
        public Recommendation plan(Session session, Mix mix, Watcher watcher) {
            if (!mix.equals(recommendation.mix())) {
                throw new Refusal(name + " has plans for the mix "
                        + recommendation.mix().name() + ", and none for " + mix.name());
            }
            return recommendation;
        }

        @Override
        public Mix usualMix(Session session) {
            return recommendation.mix();
        }
    }

    /** Returns the choice of a name. */
    static FamilyChoice of(Session session, String name) {
        return name.equals(RECOMMENDED) ? new Recommended() : new Given(session.schema(name));
    }

    /** Returns the choices of some names, each once; without names, what is recommended and all schemas. */
    static List<FamilyChoice> all(Session session, List<String> names) {
        List<FamilyChoice> known = new ArrayList<>(List.of(new Recommended()));
        session.design().schemas().stream()
                .filter(s -> !s.name().equals(RECOMMENDED))
                .map(Given::new)
                .forEach(known::add);
        return names.isEmpty() ? known : ByName.all("schema", names, known, FamilyChoice::name);
    }
}
