package org.colonnade.overhead;

import java.util.UUID;
import org.colonnade.aggregates.AggregateStore;
import org.colonnade.aggregates.Aggregates;
import org.colonnade.aggregates.Retries;

/** With the interface of aggregates. */
record AggregateGames(AggregateStore store, Aggregates<Game> games) implements Games {
    /** None at first. */
    static AggregateGames on(AggregateStore store) {
        store.store().drop(store.family("Game"));
        return new AggregateGames(store, store.of(Game.class).withRetries(Retries.upTo(100)));
    }

    /** The same games; additions look at the version first. */
    Games lookingFirst() {
        return new AggregateGames(store, games.lookingFirst());
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
    public boolean isAppended(UUID id, Game.Round round) {
        games.append(id, "rounds", round);
        return true;
    }

    @Override
    public void close() {
        store.store().drop(store.family("Game"));
        store.close();
    }
}
