package org.colonnade.engine;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;
import org.colonnade.advice.Recommendation;
import org.colonnade.advice.RequestAdvice;
import org.colonnade.guard.Claims;
import org.colonnade.guard.Guard;
import org.colonnade.schema.Family;
import org.colonnade.store.FamilyShape;
import org.colonnade.store.Store;

/**
 * Runs the requests of a recommendation, or of a person's schema, on a store. Safe for use by many threads.
 *
 * <p>Updates of many threads, and of many clients, have the same effect as one after another, statement by statement,
 * within the reach of the guard. A query may see the work of an unfinished update.
 *
 * <p>Plans rely on the application for this: a key that INSERT names is new, and keys that other updates name exist.
 */
public final class Engine {
    private final Store store;
    private final Map<String, FamilyShape> families = new LinkedHashMap<>();
    private final Map<String, RequestCode> requests = new LinkedHashMap<>();

    /** Makes one engine among many clients. */
    public Engine(Store store, Recommendation advice) {
        this(store, advice, Guard.leases(store));
    }

    /** @param guard keeps updates apart that may run at once */
    public Engine(Store store, Recommendation advice, Guard guard) {
        this(store, advice, guard, UnaryOperator.identity());
    }

    /** @param naming turns the name of a family into its name in the store */
    public Engine(Store store, Recommendation advice, Guard guard, UnaryOperator<String> naming) {
        this.store = store;
        Claims claims = new Claims(advice, store.capabilities().atomicAcrossBlocks());
        for (Family family : advice.families()) {
            families.put(family.name(), FamilyShape.of(family).named(naming.apply(family.name())));
        }
        for (RequestAdvice request : advice.requests()) {
            if (request.isComplete()) {
                requests.put(request.request().name(), new RequestCode(request, families, claims, guard));
            }
        }
    }

    /** Returns the families in the shapes that the store keeps. */
    public Collection<FamilyShape> families() {
        return families.values();
    }

    /** Returns the names of the requests that it can run. */
    public Set<String> requests() {
        return requests.keySet();
    }

    /** Creates the families; those that exist stay as they are. */
    public void create() {
        families.values().forEach(f -> store.create(f.shape()));
    }

    /** Names the data of a load into the families that was begun and has not ended. */
    public Optional<String> unfinishedLoad() {
        return LoadMarks.unfinished(store, families.values());
    }

    /** Drops the families with all that is in them. */
    public void drop() {
        families.values().forEach(f -> store.drop(f.shape().name()));
        LoadMarks.forget(store, families.values());
        Guard.forget(store);
    }

    /** Runs a request, and passes on the rows of its queries as they come. */
    public RequestReport run(String request, Arguments arguments, Receiver receiver) {
        RequestCode code = requests.get(request);
        if (code == null) {
            throw new IllegalArgumentException("there is no plan for the request " + request);
        }
        return code.run(store, arguments, receiver);
    }

    /** Runs a request and collects its rows. */
    public Outcome run(String request, Arguments arguments) {
        Map<Integer, List<List<Object>>> rows = new LinkedHashMap<>();
        RequestReport report = run(
                request,
                arguments,
                (statement, row) ->
                        rows.computeIfAbsent(statement, s -> new ArrayList<>()).add(row));
        return new Outcome(report, rows);
    }

    /** The result of a request: the rows of its queries, by the numbers of the statements, and a report. */
    public record Outcome(RequestReport report, Map<Integer, List<List<Object>>> answers) {
        /** Returns the rows of a statement. */
        public List<List<Object>> rows(int statement) {
            return answers.getOrDefault(statement, List.of());
        }
    }

    /** Receives the rows of queries, in the order of their columns. */
    public interface Receiver {
        void row(int statement, List<Object> row);
    }
}
