package org.colonnade.contract;

import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.function.Supplier;

/** A thing that whoever asks first makes, for all who ask; if it cannot be made, nobody tries again. */
public final class Once<T> {
    private final FutureTask<T> making;

    public Once(Supplier<T> maker) {
        this.making = new FutureTask<>(maker::get);
    }

    public T get() {
        making.run();
        try {
            return making.get();
        } catch (ExecutionException e) {
            throw new IllegalStateException(e.getCause());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        }
    }
}
