package org.colonnade.dynamodb;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.atomic.AtomicReference;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.CancellationReason;
import software.amazon.awssdk.services.dynamodb.model.ItemResponse;
import software.amazon.awssdk.services.dynamodb.model.TransactGetItem;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItem;
import software.amazon.awssdk.services.dynamodb.model.TransactionCanceledException;
import software.amazon.awssdk.services.dynamodb.model.TransactionInProgressException;

/**
 * What DynamoDB does with several items together or not at all. It refuses transactions that meet others at the same items;
 * they are begun anew until the time is up.
 */
record Transactions(DynamoDbClient client, Patience patience) {
    /** So many items a transaction can have. */
    static final int MOST_ITEMS = 100;

    private static final String CONDITION = "ConditionalCheckFailed";
    private static final String INVALID = "ValidationError";
    private static final Set<String> PASSING =
            Set.of("None", "TransactionConflict", "ThrottlingError", "ProvisionedThroughputExceeded");

    /** Makes writes; if a condition is not met, a reason for each that says so, else none. */
    List<CancellationReason> write(List<TransactWriteItem> writes) {
        AtomicReference<String> token = new AtomicReference<>(newToken());
        return patience.until(() -> {
            try {
                client.transactWriteItems(t -> t.transactItems(writes).clientRequestToken(token.get()));
                return Optional.of(List.of());
            } catch (TransactionCanceledException e) {
                if (e.cancellationReasons().stream().anyMatch(Transactions::isUnmet)) {
                    return Optional.of(e.cancellationReasons());
                }
                requirePassing(e);
                token.set(newToken());
            } catch (TransactionInProgressException e) {
                // The client has sent it twice, and the first is still under way: by its token, the next finds it.
            }
            return Optional.empty();
        });
    }

    private static String newToken() {
        return UUID.randomUUID().toString();
    }

    /** That a condition is not met by an item. */
    static CancellationReason unmet(Map<String, AttributeValue> item) {
        return CancellationReason.builder().code(CONDITION).item(item).build();
    }

    static boolean isUnmet(CancellationReason reason) {
        return CONDITION.equals(reason.code());
    }

    /** Items of a table as they are at one moment, without attributes if they are not there. */
    List<Map<String, AttributeValue>> read(String table, List<Map<String, AttributeValue>> keys) {
        List<TransactGetItem> gets = keys.stream()
                .map(k -> TransactGetItem.builder()
                        .get(g -> g.tableName(table).key(k))
                        .build())
                .toList();
        return patience.until(() -> {
            try {
                return Optional.of(client.transactGetItems(t -> t.transactItems(gets)).responses().stream()
                        .map(ItemResponse::item)
                        .toList());
            } catch (TransactionCanceledException e) {
                requirePassing(e);
                return Optional.empty();
            }
        });
    }

    /** Whether DynamoDB would not have one of the items, whatever else happens: it is too large. */
    static boolean isInvalid(TransactionCanceledException e) {
        return e.cancellationReasons().stream().anyMatch(r -> INVALID.equals(r.code()));
    }

    private static void requirePassing(TransactionCanceledException e) {
        if (!e.cancellationReasons().stream().map(CancellationReason::code).allMatch(PASSING::contains)) {
            throw e;
        }
    }
}
