package org.colonnade.hbase;

import java.io.IOException;
import java.io.InterruptedIOException;
import java.net.SocketTimeoutException;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/** Waits for what is under way, but not longer than it may take. */
record Calls(Duration longest) {
    <T> T await(CompletableFuture<T> call) throws IOException {
        try {
            return call.get(longest.toMillis(), TimeUnit.MILLISECONDS);
        } catch (TimeoutException e) {
            call.cancel(true);
            throw new SocketTimeoutException("no answer within " + longest.toMillis() + " ms");
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new InterruptedIOException("interrupted");
        } catch (ExecutionException e) {
            throw e.getCause() instanceof IOException cause ? cause : new IOException(e.getCause());
        }
    }

    /** The same calls when all have ended, well or not. */
    <T> List<CompletableFuture<T>> ended(List<CompletableFuture<T>> all) throws IOException {
        return await(
                CompletableFuture.allOf(all.toArray(CompletableFuture[]::new)).handle((done, thrown) -> all));
    }
}
