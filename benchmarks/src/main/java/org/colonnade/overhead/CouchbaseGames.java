package org.colonnade.overhead;

import static com.couchbase.client.java.kv.GetOptions.getOptions;
import static com.couchbase.client.java.kv.MutateInOptions.mutateInOptions;
import static com.couchbase.client.java.kv.ReplaceOptions.replaceOptions;
import static com.couchbase.client.java.kv.UpsertOptions.upsertOptions;

import com.couchbase.client.core.error.CasMismatchException;
import com.couchbase.client.core.error.DocumentNotFoundException;
import com.couchbase.client.core.error.TimeoutException;
import com.couchbase.client.core.msg.kv.DurabilityLevel;
import com.couchbase.client.java.Cluster;
import com.couchbase.client.java.ClusterOptions;
import com.couchbase.client.java.Collection;
import com.couchbase.client.java.codec.Jackson3JsonSerializer;
import com.couchbase.client.java.env.ClusterEnvironment;
import com.couchbase.client.java.kv.GetResult;
import com.couchbase.client.java.kv.LookupInSpec;
import com.couchbase.client.java.kv.MutateInSpec;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.ConcurrentHashMap;
import org.colonnade.store.Address;
import tools.jackson.databind.json.JsonMapper;

/**
 * With Couchbase's client: a document for each game, with an array of its rounds. A round is added either by writing the
 * game anew, or to the array within the document, if the document still has the CAS value that was seen.
 */
final class CouchbaseGames implements Games {
    private static final Duration TIMEOUT = Duration.ofSeconds(10);
    private static final int ATTEMPTS = 5;
    private static final String ROUNDS = "rounds";

    private final ClusterEnvironment environment;
    private final Cluster cluster;
    private final Collection games;
    private final DurabilityLevel durability;
    private final boolean perRound;
    private final Set<String> keys = ConcurrentHashMap.newKeySet();

    CouchbaseGames(Address address, boolean perRound) {
        this.environment = ClusterEnvironment.builder()
                .jsonSerializer(Jackson3JsonSerializer.create(JsonMapper.shared()))
                .timeoutConfig(
                        t -> t.kvTimeout(TIMEOUT).kvDurableTimeout(TIMEOUT).connectTimeout(TIMEOUT))
                .build();
        this.cluster = Cluster.connect(
                "couchbase://" + address.host().orElse("127.0.0.1")
                        + (address.port().isPresent() ? ":" + address.port().getAsInt() : ""),
                ClusterOptions.clusterOptions(
                                address.user().orElseThrow(), address.password().orElseThrow())
                        .environment(environment));
        this.games = cluster.bucket(address.path().orElseThrow()).defaultCollection();
        this.durability = address.option("durability").filter("none"::equals).isPresent()
                ? DurabilityLevel.NONE
                : DurabilityLevel.PERSIST_TO_MAJORITY;
        this.perRound = perRound;
        awaitAnswer();
    }

    /** Asks again and again, since the client may forget a request that comes before it knows the servers. */
    private void awaitAnswer() {
        for (int attempt = 1; ; attempt++) {
            try {
                games.get("by hand", getOptions().timeout(TIMEOUT.dividedBy(ATTEMPTS)));
                return;
            } catch (DocumentNotFoundException e) {
                return;
            } catch (TimeoutException e) {
                if (attempt == ATTEMPTS) {
                    throw e;
                }
            }
        }
    }

    private static String key(UUID id) {
        return "by hand:" + id;
    }

    @Override
    public void put(Game game) {
        games.upsert(key(game.id()), game, upsertOptions().durability(durability));
        keys.add(key(game.id()));
    }

    @Override
    public Game get(UUID id) {
        return games.get(key(id)).contentAs(Game.class);
    }

    @Override
    public boolean isAppended(UUID id, Game.Round round) {
        String key = key(id);
        try {
            if (perRound) {
                long seen = games.lookupIn(key, List.of(LookupInSpec.exists(ROUNDS)))
                        .cas();
                games.mutateIn(
                        key,
                        List.of(MutateInSpec.arrayAppend(ROUNDS, List.of(round))),
                        mutateInOptions().cas(seen).durability(durability));
            } else {
                GetResult seen = games.get(key);
                Game game = seen.contentAs(Game.class).and(round);
                games.replace(key, game, replaceOptions().cas(seen.cas()).durability(durability));
            }
            return true;
        } catch (CasMismatchException e) {
            return false;
        }
    }

    @Override
    public void close() {
        keys.forEach(games::remove);
        cluster.disconnect();
        environment.shutdown();
    }
}
