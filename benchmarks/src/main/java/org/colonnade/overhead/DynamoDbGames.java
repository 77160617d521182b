package org.colonnade.overhead;

import java.net.URI;
import java.time.Duration;
import java.util.List;
import java.util.Map;
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
import tools.jackson.databind.json.JsonMapper;

/**
 * With AWS's client: an item for each game, either with all of it as one JSON, or with its frame and a list of its rounds.
 * Changes are made if the version is still the same.
 *
 * <p>Each addition costs as much as the whole game, which ends at 400 KB.
 */
final class DynamoDbGames implements Games {
    private static final JsonMapper JSON = JsonMapper.shared();
    private static final Duration TIMEOUT = Duration.ofSeconds(20);
    private static final String ID = "id";
    private static final String VERSION = "version";
    private static final String ROUNDS = "rounds";
    private static final String VALUE = "value";

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
                .attributeDefinitions(AttributeDefinition.builder()
                        .attributeName(ID)
                        .attributeType(ScalarAttributeType.S)
                        .build())
                .keySchema(KeySchemaElement.builder()
                        .attributeName(ID)
                        .keyType(KeyType.HASH)
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

    private static AttributeValue json(Object value) {
        return AttributeValue.fromS(JSON.writeValueAsString(value));
    }

    private static Map<String, AttributeValue> key(UUID id) {
        return Map.of(ID, AttributeValue.fromS(id.toString()));
    }

    private Map<String, AttributeValue> item(Game game, long version) {
        AttributeValue id = AttributeValue.fromS(game.id().toString());
        if (!perRound) {
            return Map.of(ID, id, VERSION, number(version), VALUE, json(game));
        }
        List<AttributeValue> rounds =
                game.rounds().stream().map(DynamoDbGames::json).toList();
        return Map.of(
                ID, id, VERSION, number(version), VALUE, json(game.frame()), ROUNDS, AttributeValue.fromL(rounds));
    }

    private Map<String, AttributeValue> item(UUID id) {
        return client.getItem(g -> g.tableName(table).key(key(id)).consistentRead(true))
                .item();
    }

    @Override
    public void put(Game game) {
        client.putItem(p -> p.tableName(table).item(item(game, Games.firstVersion())));
    }

    @Override
    public Game get(UUID id) {
        return game(item(id));
    }

    private Game game(Map<String, AttributeValue> item) {
        String value = item.get(VALUE).s();
        return perRound
                ? JSON.readValue(value, Game.Frame.class)
                        .with(item.get(ROUNDS).l().stream()
                                .map(r -> JSON.readValue(r.s(), Game.Round.class))
                                .toList())
                : JSON.readValue(value, Game.class);
    }

    @Override
    public boolean isAppended(UUID id, Game.Round round) {
        return perRound ? isAdded(id, round) : isRewritten(id, round);
    }

    private boolean isAdded(UUID id, Game.Round round) {
        AttributeValue seen = client.getItem(g ->
                        g.tableName(table).key(key(id)).consistentRead(true).projectionExpression(VERSION))
                .item()
                .get(VERSION);
        return isMade(() -> client.updateItem(u -> u.tableName(table)
                .key(key(id))
                .updateExpression("SET rounds = list_append(rounds, :more) ADD version :one")
                .conditionExpression("version = :seen")
                .expressionAttributeValues(Map.of(
                        ":more", AttributeValue.fromL(List.of(json(round))), ":one", number(1), ":seen", seen))));
    }

    private boolean isRewritten(UUID id, Game.Round round) {
        Map<String, AttributeValue> seen = item(id);
        long version = Long.parseLong(seen.get(VERSION).n());
        Map<String, AttributeValue> next = item(game(seen).and(round), version + 1);
        return isMade(() -> client.putItem(p -> p.tableName(table)
                .item(next)
                .conditionExpression("version = :seen")
                .expressionAttributeValues(Map.of(":seen", seen.get(VERSION)))));
    }

    /** Whether nobody else was quicker. */
    private static boolean isMade(Runnable change) {
        try {
            change.run();
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
