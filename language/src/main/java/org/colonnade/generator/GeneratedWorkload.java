package org.colonnade.generator;

import java.util.function.Supplier;
import org.colonnade.language.DesignReader;
import org.colonnade.layout.Formatter;
import org.colonnade.model.Model;
import org.colonnade.text.Source;

/**
 * Generates a random workload of RUBiS' shape as the text of a design (NoSE, Section 9.2).
 *
 * <p>At scale factor F it has 7F entities ({@link ModelGenerator}), 30F queries of weight 10, the first F of them over
 * three entities ({@link QueryGenerator}), 3F updates and 5F insertions of weight 1 ({@link UpdateGenerator}), each in
 * a request of its own.
 *
 * <p>Invariants: the same factor and seed give the same text, whatever the machine; the text is in the canonical
 * layout, and reading it finds no problem.
 *
 * <p>Counts are met exactly, shares on average. Where chance leads nowhere, the paper is silent: a link that cannot be
 * rewired stays ({@link WattsStrogatz}), and a walk that is stuck begins again elsewhere ({@link RandomWalk}).
 * Statements may repeat.
 */
public final class GeneratedWorkload {
    /** The largest factor: 7,000 entities and 38,000 statements. */
    public static final int LARGEST_FACTOR = 1000;

    private static final int ENTITIES = 7;
    private static final int QUERIES = 30;
    private static final int UPDATES = 3;
    private static final int INSERTS = 5;
    private static final int QUERY_WEIGHT = 10;
    private static final int UPDATE_WEIGHT = 1;

    private final StringBuilder out = new StringBuilder();

    private GeneratedWorkload() {}

    /** Returns the design for a factor from 1 to {@value #LARGEST_FACTOR}, and any seed. */
    public static String text(int factor, long seed) {
        if (factor < 1 || factor > LARGEST_FACTOR) {
            throw new IllegalArgumentException("no factor from 1 to " + LARGEST_FACTOR + ": " + factor);
        }
        GeneratedWorkload workload = new GeneratedWorkload();
        workload.write(factor, seed);
        return Formatter.format(source(workload.out.toString())).text().orElseThrow();
    }

    private void write(int factor, long seed) {
        SplitMix random = new SplitMix(seed);
        String entities = ModelGenerator.entities(ENTITIES * factor, random);
        out.append("// A random workload of RUBiS' shape, made by\n")
                .append("// colonnade generate --factor " + factor + " --seed " + seed + "\n\n")
                .append(entities);
        statements(model(entities), factor, random);
    }

    private void statements(Model model, int factor, SplitMix random) {
        RandomWalk walk = new RandomWalk(model, random);
        QueryGenerator queries = new QueryGenerator(walk, random);
        UpdateGenerator updates = new UpdateGenerator(model, walk, random);
        requests("LongQuery", QUERY_WEIGHT, factor, () -> queries.query(3));
        requests("Query", QUERY_WEIGHT, (QUERIES - 1) * factor, queries::shortQuery);
        requests("Update", UPDATE_WEIGHT, UPDATES * factor, updates::update);
        requests("Insert", UPDATE_WEIGHT, INSERTS * factor, updates::insert);
    }

    private void requests(String name, int weight, int number, Supplier<String> statement) {
        for (int i = 1; i <= number; i++) {
            out.append("request " + name + i + " " + weight + " {" + statement.get() + ";}\n");
        }
    }

    /** Reads the model, so that statements are made over both sides of its relationships. */
    private static Model model(String entities) {
        return DesignReader.read(source(entities)).design().orElseThrow().model();
    }

    private static Source source(String text) {
        return new Source("generated", text);
    }
}
