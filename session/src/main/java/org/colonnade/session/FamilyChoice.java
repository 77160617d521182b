package org.colonnade.session;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.colonnade.advice.Advisor;
import org.colonnade.advice.Budget;
import org.colonnade.advice.Recommendation;
import org.colonnade.schema.Schema;
import org.colonnade.work.Watcher;
import org.colonnade.workload.Mix;

/**
 * Whose families someone wants: those that are recommended, or those of a schema of the design.
 *
 * @param schema the schema; none for what is recommended
 */
public record FamilyChoice(Optional<Schema> schema) {
    public static final String RECOMMENDED = "recommended";

    /** Returns the choice of a name. */
    public static FamilyChoice of(Session session, String name) {
        return new FamilyChoice(name.equals(RECOMMENDED) ? Optional.empty() : Optional.of(session.schema(name)));
    }

    /** Returns the choices of some names, each once; without names, what is recommended and all schemas. */
    public static List<FamilyChoice> all(Session session, List<String> names) {
        List<FamilyChoice> known = Stream.concat(
                        Stream.of(new FamilyChoice(Optional.empty())),
                        session.design().schemas().stream()
                                .filter(s -> !s.name().equals(RECOMMENDED))
                                .map(Optional::of)
                                .map(FamilyChoice::new))
                .toList();
        return names.isEmpty() ? known : Named.all("schema", names, known, FamilyChoice::name);
    }

    public String name() {
        return schema.map(Schema::name).orElse(RECOMMENDED);
    }

    /** Returns the families with their plans. */
    public Recommendation plan(Session session, Mix mix, Watcher watcher) {
        Advisor advisor = session.advisor(mix);
        return schema.map(s -> advisor.evaluate(s, watcher)).orElseGet(() -> advisor.recommend(Budget.NONE, watcher));
    }
}
