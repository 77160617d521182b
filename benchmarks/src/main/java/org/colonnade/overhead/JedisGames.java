package org.colonnade.overhead;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.ConcurrentHashMap;
import org.colonnade.store.Address;
import redis.clients.jedis.DefaultJedisClientConfig;
import redis.clients.jedis.HostAndPort;
import redis.clients.jedis.RedisClient;
import tools.jackson.databind.json.JsonMapper;

/**
 * With Jedis and its pool of connections: a hash for each game, with a field for its version and number of rounds, and
 * either one for the game or one for the frame and one for each round. A script changes it if the version is still the same.
 */
final class JedisGames implements Games {
    private static final JsonMapper JSON = JsonMapper.shared();
    private static final String HEAD = "!";
    private static final String FRAME = ".";
    private static final String CHANGE = """
            if redis.call('HGET', KEYS[1], '!') ~= ARGV[1] then
              return 0
            end
            redis.call('HSET', KEYS[1], '!', ARGV[2], ARGV[3], ARGV[4])
            return 1
            """;

    private final RedisClient jedis;
    private final boolean perRound;
    private final String script;
    private final Set<String> keys = ConcurrentHashMap.newKeySet();

    JedisGames(Address address, boolean perRound) {
        DefaultJedisClientConfig.Builder client = DefaultJedisClientConfig.builder()
                .resp2()
                .database(address.path().map(Integer::parseInt).orElse(0));
        address.user().ifPresent(client::user);
        address.password().ifPresent(client::password);
        this.jedis = RedisClient.builder()
                .hostAndPort(new HostAndPort(
                        address.host().orElse("127.0.0.1"), address.port().orElse(6379)))
                .clientConfig(client.build())
                .build();
        this.perRound = perRound;
        this.script = jedis.scriptLoad(CHANGE);
    }

    private static String key(UUID id) {
        return "by hand:" + id;
    }

    /** Version, and number of rounds. */
    private static String head(long version, int size) {
        return version + " " + size;
    }

    @Override
    public void put(Game game) {
        Map<String, String> fields = new HashMap<>();
        fields.put(HEAD, head(Games.firstVersion(), game.rounds().size()));
        fields.put(FRAME, JSON.writeValueAsString(perRound ? game.frame() : game));
        for (int i = 0; perRound && i < game.rounds().size(); i++) {
            fields.put(String.valueOf(i), JSON.writeValueAsString(game.rounds().get(i)));
        }
        try (var transaction = jedis.multi()) {
            transaction.del(key(game.id()));
            transaction.hset(key(game.id()), fields);
            transaction.exec();
        }
        keys.add(key(game.id()));
    }

    @Override
    public Game get(UUID id) {
        Map<String, String> fields = jedis.hgetAll(key(id));
        if (!perRound) {
            return JSON.readValue(fields.get(FRAME), Game.class);
        }
        List<Game.Round> rounds = new ArrayList<>();
        for (int i = 0; i < fields.size() - 2; i++) {
            rounds.add(JSON.readValue(fields.get(String.valueOf(i)), Game.Round.class));
        }
        return JSON.readValue(fields.get(FRAME), Game.Frame.class).with(rounds);
    }

    @Override
    public boolean isAppended(UUID id, Game.Round round) {
        return perRound ? appendEntry(id, round) : rewrite(id, round);
    }

    private boolean appendEntry(UUID id, Game.Round round) {
        String head = jedis.hget(key(id), HEAD);
        String size = head.substring(head.indexOf(' ') + 1);
        return change(id, head, size, JSON.writeValueAsString(round));
    }

    private boolean rewrite(UUID id, Game.Round round) {
        List<String> fields = jedis.hmget(key(id), HEAD, FRAME);
        Game game = JSON.readValue(fields.get(1), Game.class).and(round);
        return change(id, fields.get(0), FRAME, JSON.writeValueAsString(game));
    }

    private boolean change(UUID id, String head, String field, String value) {
        String[] parts = head.split(" ");
        String next = head(Long.parseLong(parts[0]) + 1, Integer.parseInt(parts[1]) + 1);
        return jedis.evalsha(script, List.of(key(id)), List.of(head, next, field, value))
                .equals(1L);
    }

    @Override
    public void close() {
        keys.forEach(jedis::del);
        jedis.close();
    }
}
