package org.colonnade.overhead;

import static com.mongodb.client.model.Filters.eq;
import static com.mongodb.client.model.Projections.include;
import static com.mongodb.client.model.Updates.combine;
import static com.mongodb.client.model.Updates.inc;
import static com.mongodb.client.model.Updates.push;

import com.mongodb.MongoClientSettings;
import com.mongodb.ServerAddress;
import com.mongodb.WriteConcern;
import com.mongodb.client.MongoClient;
import com.mongodb.client.MongoClients;
import com.mongodb.client.MongoCollection;
import com.mongodb.client.model.ReplaceOptions;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.TimeUnit;
import org.bson.Document;
import org.bson.UuidRepresentation;
import org.bson.codecs.pojo.annotations.BsonId;
import org.bson.conversions.Bson;
import org.colonnade.store.Address;

/**
 * With MongoDB's driver and its codec of records: a document for each game, with an array of its rounds and its version. A
 * round is added either by writing the game anew, or by {@code $push}, if the version is still the same.
 */
final class MongoGames implements Games {
    private static final String ID = "_id";
    private static final String VERSION = "version";
    private static final int TIMEOUT_SECONDS = 10;

    private final MongoClient client;
    private final boolean perRound;
    private final MongoCollection<Kept> games;

    MongoGames(Address address, boolean perRound) {
        ServerAddress server = new ServerAddress(
                address.host().orElse("127.0.0.1"), address.port().orElse(27017));
        this.client = MongoClients.create(MongoClientSettings.builder()
                .applyToClusterSettings(c -> c.hosts(List.of(server)))
                .retryWrites(address.option("retryWrites").map(Boolean::valueOf).orElse(true))
                .writeConcern(WriteConcern.MAJORITY.withJournal(true))
                .uuidRepresentation(UuidRepresentation.STANDARD)
                .timeout(TIMEOUT_SECONDS, TimeUnit.SECONDS)
                .build());
        this.perRound = perRound;
        this.games = client.getDatabase(address.path().orElse("colonnade"))
                .getCollection("by_hand_" + (perRound ? "rounds" : "games"), Kept.class);
        games.drop();
    }

    /** A game as a document. */
    public record Kept(
            @BsonId UUID id, long version, String firstPlayer, String secondPlayer, List<Game.Round> rounds) {
        static Kept of(Game game, long version) {
            return new Kept(game.id(), version, game.firstPlayer(), game.secondPlayer(), game.rounds());
        }

        Game game() {
            return new Game(id, firstPlayer, secondPlayer, rounds);
        }
    }

    @Override
    public void put(Game game) {
        games.replaceOne(eq(ID, game.id()), Kept.of(game, Games.firstVersion()), new ReplaceOptions().upsert(true));
    }

    @Override
    public Game get(UUID id) {
        return games.find(eq(ID, id)).first().game();
    }

    @Override
    public boolean isAppended(UUID id, Game.Round round) {
        return perRound ? isPushed(id, round) : isRewritten(id, round);
    }

    private boolean isPushed(UUID id, Game.Round round) {
        long seen = games.withDocumentClass(Document.class)
                .find(eq(ID, id))
                .projection(include(VERSION))
                .first()
                .getLong(VERSION);
        Bson change = combine(push("rounds", round), inc(VERSION, 1L));
        return games.updateOne(unchanged(id, seen), change).getMatchedCount() == 1;
    }

    private boolean isRewritten(UUID id, Game.Round round) {
        Kept seen = games.find(eq(ID, id)).first();
        Kept next = Kept.of(seen.game().and(round), seen.version() + 1);
        return games.replaceOne(unchanged(id, seen.version()), next).getMatchedCount() == 1;
    }

    /** Without {@code $and}, with which servers that stand in for MongoDB look at all documents. */
    private static Bson unchanged(UUID id, long version) {
        return new Document(ID, id).append(VERSION, version);
    }

    @Override
    public void close() {
        games.drop();
        client.close();
    }
}
