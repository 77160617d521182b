package org.colonnade.cli;

import java.util.Map;
import java.util.TreeSet;
import java.util.function.Predicate;
import org.colonnade.advice.Recommendation;
import org.colonnade.advice.RequestAdvice;
import org.colonnade.engine.Engine;
import org.colonnade.store.Store;

/** The families of a design on a store, with a plan for each request. */
record Deployment(Consultation consultation, Recommendation advice, Store store, Engine engine)
        implements AutoCloseable {
    Deployment(Consultation consultation, Recommendation advice, Store store) {
        this(consultation, advice, store, new Engine(store, advice));
    }

    /** Says which families there are now that a command has done its work: {@code created users}. */
    String families(Map<Boolean, String> verbs, Predicate<String> before) {
        StringBuilder text = new StringBuilder();
        advice.families()
                .forEach(f -> text.append(verbs.get(before.test(f.name())))
                        .append(' ')
                        .append(f.name())
                        .append('\n'));
        return text.toString();
    }

    /** Notes the requests that a person's schema cannot run. */
    void noteImpossible(Console console) {
        TreeSet<String> names = new TreeSet<>();
        advice.requests().stream()
                .filter(r -> !r.isComplete())
                .map(RequestAdvice::request)
                .forEach(r -> names.add(r.name()));
        if (!names.isEmpty()) {
            console.err()
                    .println("colonnade: these families cannot run " + String.join(", ", names)
                            + "; colonnade cost says why");
        }
    }

    /** Warns of answers that lack rows, because a load has not ended. */
    void noteUnfinished(Console console) {
        engine.unfinishedLoad()
                .ifPresent(data -> console.err()
                        .println("colonnade: warning: the load of these families has not ended, so rows may be missing;"
                                + " the same load, given again, goes on (" + data + ")"));
    }

    @Override
    public void close() {
        store.close();
    }
}
