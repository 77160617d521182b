package org.colonnade.measurement;

import java.util.concurrent.atomic.AtomicLong;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;

/** Clients that begin a call when their last one has ended. */
record ClosedLoop(Clock clock, int clients) {

    void run(Supplier<Call> calls, RunLength extent, Tally tally, BooleanSupplier more) {
        AtomicLong begun = new AtomicLong();
        long start = clock.nanos();
        tally.begin();
        Crew.work(clients, () -> {
            while (extent.wants(begun.getAndIncrement(), clock.nanos() - start) && more.getAsBoolean()) {
                Call call = calls.get();
                call.run(clock, clock.nanos(), tally);
            }
        });
        tally.end(clock.nanos() - start);
    }
}
