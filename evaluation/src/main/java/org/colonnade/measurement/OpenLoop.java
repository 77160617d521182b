package org.colonnade.measurement;

import java.util.concurrent.atomic.AtomicLong;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;

/**
 * Makes calls at a fixed rate, whether or not earlier ones have ended. The time of a call counts from the moment when
 * it should have begun, so that a call that has to wait for a slow one is slow too.
 *
 * <p>At most {@code clients} calls run at once. Calls that have not begun after twice the time are given up.
 */
record OpenLoop(Clock clock, int clients, double rate) {

    void run(Supplier<Call> calls, RunLength extent, Tally tally, BooleanSupplier more) {
        long wanted = extent.at(rate);
        long start = clock.nanos();
        long patience = start + 2 * intended(wanted, 0);
        AtomicLong begun = new AtomicLong();
        tally.begin();
        Crew.work(clients, () -> {
            for (long i = begun.getAndIncrement(); i < wanted && more.getAsBoolean(); i = begun.getAndIncrement()) {
                Call call = calls.get();
                long intended = intended(i, start);
                clock.await(intended);
                if (clock.nanos() > patience) {
                    tally.gaveUp(call.request(), clock.nanos() - intended);
                } else {
                    call.run(clock, intended, tally);
                }
            }
        });
        tally.end(clock.nanos() - start);
    }

    /** When a call should begin, which is known before any has. */
    private long intended(long number, long start) {
        return start + Math.round(number * 1e9 / rate);
    }
}
