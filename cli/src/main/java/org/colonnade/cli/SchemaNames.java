package org.colonnade.cli;

import java.util.List;
import java.util.stream.Stream;
import org.colonnade.advice.Advisor;
import org.colonnade.advice.Budget;
import org.colonnade.advice.Recommendation;
import org.colonnade.schema.Schema;
import org.colonnade.work.Watcher;
import org.colonnade.workload.Mix;

/** The schemas of a design by their names, and what advise recommends as one of them. */
final class SchemaNames {
    private static final String RECOMMENDED = "recommended";

    private SchemaNames() {}

    /** Those that were asked for, or all of them if none was. */
    static List<String> of(Consultation consultation, List<String> wanted) {
        List<String> known = Stream.concat(
                        Stream.of(RECOMMENDED),
                        consultation.design().schemas().stream().map(Schema::name))
                .distinct()
                .toList();
        for (String name : wanted) {
            if (!known.contains(name)) {
                throw Consultation.unknown("schema", name, known);
            }
        }
        return wanted.isEmpty() ? known : wanted.stream().distinct().toList();
    }

    /** The families of a schema with their plans. */
    static Recommendation price(Consultation consultation, Mix mix, String name, Watcher watcher) {
        Advisor advisor = consultation.advisor(mix);
        return name.equals(RECOMMENDED)
                ? advisor.recommend(Budget.NONE, watcher)
                : advisor.evaluate(consultation.schema(name), watcher);
    }
}
