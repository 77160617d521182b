package org.colonnade.mongodb;

import com.mongodb.connection.ServerDescription;
import com.mongodb.event.ClusterDescriptionChangedEvent;
import com.mongodb.event.ClusterListener;
import java.time.Duration;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/**
 * Waits until one server of a deployment answers, or all of them have failed. The driver itself would go on trying for all
 * of its timeout, though nothing listens at the address.
 */
final class Arrival implements ClusterListener {
    private final CompletableFuture<Optional<Throwable>> end = new CompletableFuture<>();

    @Override
    public void clusterDescriptionChanged(ClusterDescriptionChangedEvent event) {
        List<ServerDescription> servers = event.getNewDescription().getServerDescriptions();
        List<Throwable> failures = servers.stream()
                .map(ServerDescription::getException)
                .filter(Objects::nonNull)
                .toList();
        if (servers.stream().anyMatch(ServerDescription::isOk)) {
            end.complete(Optional.empty());
        } else if (!servers.isEmpty() && failures.size() == servers.size()) {
            end.complete(Optional.of(failures.get(0)));
        }
    }

    /** Why nobody answers, if so. */
    Optional<Throwable> await(Duration patience) {
        try {
            return end.get(patience.toMillis(), TimeUnit.MILLISECONDS);
        } catch (TimeoutException e) {
            return Optional.of(new TimeoutException("no answer within " + patience.toMillis() + " ms"));
        } catch (ExecutionException e) {
            return Optional.of(e.getCause());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return Optional.of(e);
        }
    }
}
