package org.colonnade.overhead;

import java.util.UUID;
import org.colonnade.aggregates.AggregateStore;
import org.colonnade.aggregates.Aggregates;
import org.colonnade.aggregates.Retries;

/** With the interface of aggregates. */
final class AggregateGames implements Games {
    private final AggregateStore store;
    private final Aggregates<Game> games;

    AggregateGames(AggregateStore store) {
        this.store = store;
        store.store().drop(store.family("Game"));
        this.games = store.of(Game.class).withRetries(Retries.upTo(100));
    }

    @Override
    public void put(Game game) {
        games.put(game);
    }

    @Override
    public Game get(UUID id) {
        return games.get(id).orElseThrow();
    }

    @Override
    public void append(UUID id, Game.Round round) {
        games.append(id, "rounds", round);
    }

    @Override
    public void close() {
        store.store().drop(store.family("Game"));
        store.close();
    }
}
