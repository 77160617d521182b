package org.colonnade.dynamodb;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.stream.IntStream;
import org.colonnade.model.Scalar;
import org.colonnade.model.Type;
import org.colonnade.store.Address;
import org.colonnade.store.Field;
import org.colonnade.store.Shape;
import org.colonnade.store.Store;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Several clients create one family at once. */
class DynamoDbCreationIT {
    private static final int CLIENTS = 6;
    private static final Field CITY = new Field("city", new Type.Simple(Scalar.TEXT, 10));

    private final RealDynamoDb server = RealDynamoDb.shared();
    private final Store store = server.open("creation", "");

    @AfterEach
    void leaveNothing() {
        store.families().forEach(store::drop);
        store.close();
    }

    private static Shape shape(String name) {
        return new Shape(name, List.of(CITY), List.of(), List.of());
    }

    /** All of them, each with a store of its own; fails if one does. */
    private void createAtOnce(Shape shape) {
        ExecutorService clients = Executors.newFixedThreadPool(CLIENTS);
        List<CompletableFuture<Void>> all = IntStream.range(0, CLIENTS)
                .mapToObj(c -> CompletableFuture.runAsync(
                        () -> {
                            try (Store own = server.open("creation", "")) {
                                own.create(shape);
                            }
                        },
                        clients))
                .toList();
        clients.shutdown();
        all.forEach(CompletableFuture::join);
    }

    @Test
    void all_have_a_family_that_was_not_there() {
        for (int round = 0; round < 3; round++) {
            Shape shape = shape("new" + round);
            createAtOnce(shape);
            assertThat(store.scan(shape).toList()).isEmpty();
        }
    }

    @Test
    void all_have_a_family_whose_drop_nobody_has_ended() {
        for (int round = 0; round < 3; round++) {
            Shape shape = shape("old" + round);
            store.create(shape);
            leaveDropped(shape.name());
            assertThat(store.families()).doesNotContain(shape.name());
            createAtOnce(shape);
            assertThat(store.scan(shape).toList()).isEmpty();
        }
    }

    /** As if the client had died after the first step of a drop. */
    private void leaveDropped(String family) {
        try (DynamoDbClient client = Clients.open(
                DynamoDbOptions.of(Address.of("dynamodb://" + server.server().place() + "/creation")))) {
            client.putItem(p -> p.tableName("creation-families")
                    .item(Map.of("family", AttributeValue.fromS(family), "columns", AttributeValue.fromS("dropped"))));
        }
    }
}
