package org.colonnade.session.deployment;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.colonnade.advice.Recommendation;
import org.colonnade.advice.RequestAdvice;
import org.colonnade.advice.StatementAdvice;
import org.colonnade.data.Data;
import org.colonnade.data.GeneratedData;
import org.colonnade.data.Skew;
import org.colonnade.design.Design;
import org.colonnade.engine.Arguments;
import org.colonnade.engine.ArgumentsText;
import org.colonnade.engine.Engine;
import org.colonnade.engine.Loaded;
import org.colonnade.engine.Loader;
import org.colonnade.guard.Guard;
import org.colonnade.schema.Family;
import org.colonnade.session.Refusal;
import org.colonnade.session.Session;
import org.colonnade.store.Store;
import org.colonnade.store.Stores;
import org.colonnade.work.Watcher;
import org.colonnade.workload.Request;

/**
 * The families of a recommendation on a store, with a plan for each request. Closing it closes the store.
 *
 * @param title what people call the design
 * @param engine runs requests, as one client among many
 */
public record Deployment(String title, Design design, Recommendation advice, Store store, Engine engine)
        implements AutoCloseable {
    public Deployment(Session session, Recommendation advice, Store store) {
        this(session.title(), session.design(), advice, store, new Engine(store, advice));
    }

    /** Opens a store, or makes one, for the families of a recommendation; they are not made by this. */
    public static Deployment open(Session session, Recommendation advice, String address) {
        return new Deployment(session, advice, Stores.open(Stores.address(address)));
    }

    /** A family, and whether it was there before something was done. */
    public record Before(Family family, boolean wasThere) {
        /** Returns what was done to it, in words that depend on whether it was there: {@code created users}. */
        public String told(String there, String absent) {
            return (wasThere ? there : absent) + " " + family.name();
        }
    }

    /** Makes the families; those that are there stay as they are. */
    public List<Before> create() {
        List<Before> before = before();
        engine.create();
        return before;
    }

    /** Takes the families away, with all that is in them. */
    public List<Before> drop() {
        List<Before> before = before();
        engine.drop();
        return before;
    }

    private List<Before> before() {
        Set<String> there = store.families();
        return advice.families().stream()
                .map(f -> new Before(f, there.contains(f.name())))
                .toList();
    }

    /** Returns the names of the requests that a person's schema cannot run. */
    public List<String> impossible() {
        return advice.requests().stream()
                .filter(r -> !r.isComplete())
                .map(r -> r.request().name())
                .sorted()
                .toList();
    }

    /** Makes the families that are not there, and fills them; goes on where the same load was stopped before. */
    public Loaded load(Data data, Watcher watcher) {
        engine.create();
        return new Loader(store, data, data.identity()).load(engine.families(), watcher);
    }

    /** Returns data that follow the statistics of the design: its numbers of instances times {@code scale}. */
    public GeneratedData generated(double scale, long seed) {
        return new GeneratedData(design, scale, seed, Skew.NONE);
    }

    /** Returns the plans of a request, which is refused if there are none. */
    public RequestAdvice advice(Request request) {
        RequestAdvice found = advice.requests().stream()
                .filter(a -> a.request().equals(request))
                .findFirst()
                .orElseThrow(() -> new Refusal("the mix " + advice.mix().name() + " has no " + request.name()
                        + ", so there is no plan for it; choose another with --mix"));
        found.impossible().stream().findFirst().ifPresent(Deployment::refuse);
        return found;
    }

    private static void refuse(StatementAdvice.Impossible impossible) {
        throw new Refusal("these families cannot run " + impossible.statement() + ":\n  "
                + impossible.reasons().stream().collect(Collectors.joining("\n  ")));
    }

    /**
     * Returns the arguments of a request; what is wrong with them is refused.
     *
     * @param parameters the values of its parameters, each as {@code city=Rome}; numbers stand for generated keys
     */
    public Arguments arguments(Request request, List<String> parameters) {
        ArgumentsText read =
                ArgumentsText.read(request, NumberedKeys.in(request, parameters).parameters());
        return read.arguments().orElseThrow(() -> new Refusal(read.problems()));
    }

    /** Runs a request, as one client among many. */
    public Engine.Outcome run(Request request, Arguments arguments) {
        advice(request);
        return engine.run(request.name(), arguments);
    }

    /** Runs a request as the only client of the store, without locks. */
    public Engine.Outcome runAlone(Request request, Arguments arguments) {
        advice(request);
        return new Engine(store, advice, Guard.NONE).run(request.name(), arguments);
    }

    @Override
    public void close() {
        store.close();
    }
}
