package org.colonnade.overhead;

import java.net.URI;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import org.colonnade.store.Address;
import software.amazon.awssdk.auth.credentials.AwsBasicCredentials;
import software.amazon.awssdk.auth.credentials.StaticCredentialsProvider;
import software.amazon.awssdk.awscore.retry.AwsRetryStrategy;
import software.amazon.awssdk.http.urlconnection.UrlConnectionHttpClient;
import software.amazon.awssdk.regions.Region;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeDefinition;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.BillingMode;
import software.amazon.awssdk.services.dynamodb.model.ConditionalCheckFailedException;
import software.amazon.awssdk.services.dynamodb.model.KeySchemaElement;
import software.amazon.awssdk.services.dynamodb.model.KeyType;
import software.amazon.awssdk.services.dynamodb.model.ResourceNotFoundException;
import software.amazon.awssdk.services.dynamodb.model.ScalarAttributeType;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItem;
import software.amazon.awssdk.services.dynamodb.model.TransactionCanceledException;
import tools.jackson.databind.json.JsonMapper;

/**
 * With AWS's client: either an item for each game, or one for the frame and one for each round under the same partition key.
 * Changes are made if the version, which is in the first item, is still the same.
 *
 * <p>All rounds as attributes of one item would be read and written with one plain request. But then each addition costs as
 * much as the whole game, and the game ends at 400 KB; so who has games that grow keeps their rounds apart.
 *
 * <p>Queries may see parts of a transaction. So each round tells since which version its game was there, and the first item
 * how many rounds it has: a game of which rounds are lacking is read again, and rounds that are too many are left out. Of a
 * game that is put, a transaction takes up to 99 rounds.
 */
final class DynamoDbGames implements Games {
    private static final JsonMapper JSON = JsonMapper.shared();
    private static final Duration TIMEOUT = Duration.ofSeconds(20);
    private static final int FIRST = -1;
    private static final String ID = "id";
    private static final String ENTRY = "entry";
    private static final String VERSION = "version";
    private static final String SINCE = "since";
    private static final String SIZE = "size";
    private static final String VALUE = "value";
    private static final Set<String> OVERTAKEN = Set.of("ConditionalCheckFailed", "TransactionConflict");

    private final DynamoDbClient client;
    private final boolean perRound;
    private final String table;

    DynamoDbGames(Address address, boolean perRound) {
        AwsBasicCredentials anybody = AwsBasicCredentials.create("colonnade", "colonnade");
        this.client = DynamoDbClient.builder()
                .region(Region.of(address.option("region").orElse("us-east-1")))
                .credentialsProvider(StaticCredentialsProvider.create(anybody))
                .httpClientBuilder(UrlConnectionHttpClient.builder()
                        .connectionTimeout(TIMEOUT)
                        .socketTimeout(TIMEOUT))
                .overrideConfiguration(c -> c.apiCallTimeout(TIMEOUT)
                        .retryStrategy(AwsRetryStrategy.standardRetryStrategy().toBuilder()
                                .maxAttempts(6)
                                .build()))
                .endpointOverride(URI.create("http://" + address.host().orElse("127.0.0.1") + ":"
                        + address.port().orElse(8000)))
                .build();
        this.perRound = perRound;
        this.table = address.path().orElse("colonnade") + "-by-hand-" + (perRound ? "rounds" : "games");
        drop();
        client.createTable(t -> t.tableName(table)
                .billingMode(BillingMode.PAY_PER_REQUEST)
                .attributeDefinitions(
                        AttributeDefinition.builder()
                                .attributeName(ID)
                                .attributeType(ScalarAttributeType.S)
                                .build(),
                        AttributeDefinition.builder()
                                .attributeName(ENTRY)
                                .attributeType(ScalarAttributeType.N)
                                .build())
                .keySchema(
                        KeySchemaElement.builder()
                                .attributeName(ID)
                                .keyType(KeyType.HASH)
                                .build(),
                        KeySchemaElement.builder()
                                .attributeName(ENTRY)
                                .keyType(KeyType.RANGE)
                                .build()));
        client.waiter().waitUntilTableExists(t -> t.tableName(table));
    }

    private void drop() {
        try {
            client.deleteTable(t -> t.tableName(table));
            client.waiter().waitUntilTableNotExists(t -> t.tableName(table));
        } catch (ResourceNotFoundException e) {
            return;
        }
    }

    private static AttributeValue number(long number) {
        return AttributeValue.fromN(String.valueOf(number));
    }

    private static long number(Map<String, AttributeValue> item, String name) {
        return Long.parseLong(item.get(name).n());
    }

    private static Map<String, AttributeValue> key(UUID id, long entry) {
        return Map.of(ID, AttributeValue.fromS(id.toString()), ENTRY, number(entry));
    }

    private static Map<String, AttributeValue> item(UUID id, long entry, Object value) {
        Map<String, AttributeValue> item = new HashMap<>(key(id, entry));
        item.put(VALUE, AttributeValue.fromS(JSON.writeValueAsString(value)));
        return item;
    }

    private static Map<String, AttributeValue> first(UUID id, Object value, long version) {
        Map<String, AttributeValue> first = item(id, FIRST, value);
        first.put(VERSION, number(version));
        return first;
    }

    private static Map<String, AttributeValue> round(UUID id, long number, Game.Round round, AttributeValue since) {
        Map<String, AttributeValue> item = item(id, number, round);
        item.put(SINCE, since);
        return item;
    }

    private Map<String, AttributeValue> first(UUID id) {
        return client.getItem(g -> g.tableName(table).key(key(id, FIRST)).consistentRead(true))
                .item();
    }

    @Override
    public void put(Game game) {
        if (!perRound) {
            client.putItem(p -> p.tableName(table).item(first(game.id(), game, Games.firstVersion())));
            return;
        }
        boolean done = false;
        while (!done) {
            done = isMade(replacement(game, first(game.id())));
        }
    }

    /** Takes rounds away that were there and are too many. */
    private List<TransactWriteItem> replacement(Game game, Map<String, AttributeValue> seen) {
        AttributeValue since = number(Games.firstVersion());
        int size = game.rounds().size();
        Map<String, AttributeValue> first = item(game.id(), FIRST, game.frame());
        first.put(VERSION, since);
        first.put(SINCE, since);
        first.put(SIZE, number(size));
        List<TransactWriteItem> parts = new ArrayList<>();
        parts.add(
                seen.isEmpty()
                        ? TransactWriteItem.builder()
                                .put(p ->
                                        p.tableName(table).item(first).conditionExpression("attribute_not_exists(id)"))
                                .build()
                        : TransactWriteItem.builder()
                                .put(p -> p.tableName(table)
                                        .item(first)
                                        .conditionExpression("version = :seen")
                                        .expressionAttributeValues(Map.of(":seen", seen.get(VERSION))))
                                .build());
        for (int i = 0; i < size; i++) {
            parts.add(put(round(game.id(), i, game.rounds().get(i), since)));
        }
        for (long i = size; !seen.isEmpty() && i < number(seen, SIZE); i++) {
            Map<String, AttributeValue> key = key(game.id(), i);
            parts.add(TransactWriteItem.builder()
                    .delete(d -> d.tableName(table).key(key))
                    .build());
        }
        return parts;
    }

    private TransactWriteItem put(Map<String, AttributeValue> item) {
        return TransactWriteItem.builder()
                .put(p -> p.tableName(table).item(item))
                .build();
    }

    /** Whether nobody else was quicker. */
    private boolean isMade(List<TransactWriteItem> parts) {
        try {
            client.transactWriteItems(t -> t.transactItems(parts));
            return true;
        } catch (TransactionCanceledException e) {
            if (e.cancellationReasons().stream().noneMatch(r -> OVERTAKEN.contains(r.code()))) {
                throw e;
            }
            return false;
        }
    }

    @Override
    public Game get(UUID id) {
        if (!perRound) {
            return JSON.readValue(first(id).get(VALUE).s(), Game.class);
        }
        List<Game.Round> rounds = new ArrayList<>();
        Map<String, AttributeValue> first = Map.of();
        do {
            rounds.clear();
            for (Map<String, AttributeValue> item : items(id)) {
                if (number(item, ENTRY) == FIRST) {
                    first = item;
                } else if (item.get(SINCE).equals(first.get(SINCE)) && rounds.size() < number(first, SIZE)) {
                    rounds.add(JSON.readValue(item.get(VALUE).s(), Game.Round.class));
                }
            }
        } while (rounds.size() < number(first, SIZE));
        return JSON.readValue(first.get(VALUE).s(), Game.Frame.class).with(rounds);
    }

    private Iterable<Map<String, AttributeValue>> items(UUID id) {
        return client.queryPaginator(q -> q.tableName(table)
                        .keyConditionExpression("id = :id")
                        .expressionAttributeValues(Map.of(":id", AttributeValue.fromS(id.toString())))
                        .consistentRead(true))
                .items();
    }

    @Override
    public void append(UUID id, Game.Round round) {
        boolean done = false;
        while (!done) {
            Map<String, AttributeValue> seen = first(id);
            done = perRound ? isMade(addition(id, round, seen)) : isRewritten(id, round, seen);
        }
    }

    private List<TransactWriteItem> addition(UUID id, Game.Round round, Map<String, AttributeValue> seen) {
        TransactWriteItem first = TransactWriteItem.builder()
                .update(u -> u.tableName(table)
                        .key(key(id, FIRST))
                        .updateExpression("ADD version :one, #size :one")
                        .conditionExpression("version = :seen")
                        .expressionAttributeNames(Map.of("#size", SIZE))
                        .expressionAttributeValues(Map.of(":one", number(1), ":seen", seen.get(VERSION))))
                .build();
        return List.of(first, put(round(id, number(seen, SIZE), round, seen.get(SINCE))));
    }

    private boolean isRewritten(UUID id, Game.Round round, Map<String, AttributeValue> seen) {
        Game game = JSON.readValue(seen.get(VALUE).s(), Game.class).and(round);
        try {
            client.putItem(p -> p.tableName(table)
                    .item(first(id, game, number(seen, VERSION) + 1))
                    .conditionExpression("version = :seen")
                    .expressionAttributeValues(Map.of(":seen", seen.get(VERSION))));
            return true;
        } catch (ConditionalCheckFailedException e) {
            return false;
        }
    }

    @Override
    public void close() {
        drop();
        client.close();
    }
}
