package org.colonnade.dynamodb;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.colonnade.store.Address;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.CancellationReason;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItemsRequest;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItemsResponse;
import software.amazon.awssdk.services.dynamodb.model.TransactionCanceledException;
import software.amazon.awssdk.services.dynamodb.model.TransactionInProgressException;

/** Which transactions are sent again, and as what. */
class TransactionsTest {
    private final List<String> tokens = new ArrayList<>();

    /** Fails once, and then succeeds. */
    private List<CancellationReason> write(RuntimeException first) {
        DynamoDbClient client = new DynamoDbClient() {
            @Override
            public TransactWriteItemsResponse transactWriteItems(TransactWriteItemsRequest request) {
                tokens.add(request.clientRequestToken());
                if (tokens.size() == 1) {
                    throw first;
                }
                return TransactWriteItemsResponse.builder().build();
            }

            @Override
            public String serviceName() {
                return "dynamodb";
            }

            @Override
            public void close() {}
        };
        Patience patience = new Patience(Address.of("dynamodb://host/shop"), Duration.ofSeconds(5));
        return new Transactions(client, patience).write(List.of());
    }

    private static TransactionCanceledException canceled(String code) {
        return TransactionCanceledException.builder()
                .cancellationReasons(CancellationReason.builder().code(code).build())
                .build();
    }

    @Test
    void one_that_is_still_under_way_is_asked_for_and_not_made_twice() {
        assertThat(write(TransactionInProgressException.builder().build())).isEmpty();
        assertThat(tokens).hasSize(2).doesNotContainNull();
        assertThat(tokens.get(1)).isEqualTo(tokens.get(0));
    }

    @Test
    void one_that_collided_is_begun_anew() {
        assertThat(write(canceled("TransactionConflict"))).isEmpty();
        assertThat(tokens).doesNotHaveDuplicates().hasSize(2);
    }

    @Test
    void one_whose_condition_is_not_met_is_not_sent_again() {
        assertThat(write(canceled("ConditionalCheckFailed"))).hasSize(1);
        assertThat(tokens).hasSize(1);
    }
}
