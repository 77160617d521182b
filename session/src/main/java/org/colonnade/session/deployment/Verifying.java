package org.colonnade.session.deployment;

import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import org.colonnade.advice.RequestAdvice;
import org.colonnade.data.GeneratedData;
import org.colonnade.engine.Loader;
import org.colonnade.model.Numbers;
import org.colonnade.relational.Reference;
import org.colonnade.session.Refusal;
import org.colonnade.verification.Difference;
import org.colonnade.verification.RandomArguments;
import org.colonnade.verification.Verification;
import org.colonnade.work.Progress;
import org.colonnade.work.Watcher;

/** Runs random requests on a store and on a relational database, and compares every answer, and all families at the end. */
public record Verifying(Deployment deployment, GeneratedData data, long seed) {
    private static final String DATA = "what a verification left";

    /** A request that would break the application's rules is not run; too many of these end it too. */
    private static final long TRIES = 20;

    /** Loads the same data into both, anew, and runs so many requests. */
    public Verified run(long requests, Watcher watcher) {
        requireRequests(deployment);
        try (Reference reference = new Reference(deployment.design())) {
            return load(reference, watcher) ? compare(reference, requests, watcher) : Verified.NOTHING;
        }
    }

    static void requireRequests(Deployment deployment) {
        if (deployment.advice().requests().stream().noneMatch(RequestAdvice::isComplete)) {
            throw new Refusal("there is no request to run");
        }
    }

    private boolean load(Reference reference, Watcher watcher) {
        Loader loader = new Loader(deployment.store(), data, DATA);
        loader.restart(deployment.engine().families());
        deployment.engine().create();
        boolean finished = loader.load(deployment.engine().families(), watcher).finished();
        if (finished) {
            reference.load(data);
        }
        return finished;
    }

    private Verified compare(Reference reference, long requests, Watcher watcher) {
        Verification verification = new Verification(
                deployment.store(), deployment.advice(), reference, new RandomArguments(data, seed), seed);
        AtomicLong tries = new AtomicLong();
        Optional<Difference> wrong = verification.run(() -> verification.requests() < requests
                && watcher.goesOn(progress(verification.requests(), requests))
                && tries.getAndIncrement() < TRIES * requests);
        Optional<Difference> difference = wrong.isPresent() ? wrong : verification.compareFamilies();
        return new Verified(true, verification.requests(), verification.rows(), difference);
    }

    private static Progress progress(long done, long requests) {
        return Progress.of("verifying")
                .saying(() -> Numbers.text(done) + " requests")
                .at((double) done / requests);
    }
}
