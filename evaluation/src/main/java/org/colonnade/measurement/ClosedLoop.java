package org.colonnade.measurement;

import java.util.concurrent.atomic.AtomicLong;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import org.colonnade.store.StoreException;

/** Clients that begin a call when their last one has ended. */
record ClosedLoop(Clock clock, int clients) {

    void run(Supplier<Call> calls, RunLength extent, Tally tally, BooleanSupplier more) {
        AtomicLong begun = new AtomicLong();
        long start = clock.nanos();
        tally.begin();
        Crew.work(clients, () -> {
            while (extent.wants(begun.getAndIncrement(), clock.nanos() - start) && more.getAsBoolean()) {
                run(calls.get(), tally);
            }
        });
        tally.end(clock.nanos() - start);
    }

    private void run(Call call, Tally tally) {
        long begin = clock.nanos();
        try {
            call.work().run();
            tally.took(call.request(), clock.nanos() - begin);
        } catch (StoreException e) {
            tally.failed(call.request(), e);
        }
    }
}
