package org.colonnade.dynamodb;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Predicate;
import org.colonnade.store.StoreException;
import software.amazon.awssdk.awscore.AwsRequestOverrideConfiguration;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.CancellationReason;
import software.amazon.awssdk.services.dynamodb.model.ConditionalCheckFailedException;
import software.amazon.awssdk.services.dynamodb.model.Delete;
import software.amazon.awssdk.services.dynamodb.model.Put;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItem;
import software.amazon.awssdk.services.dynamodb.model.TransactionConflictException;
import software.amazon.awssdk.services.dynamodb.model.Update;

/**
 * Writes of one item. They cost half of a transaction, but have no token by which DynamoDB knows one again that is sent
 * twice. So if the condition of such a one is not met, the item tells whether the first has changed it.
 */
final class SingleWrites {
    private final DynamoDbClient client;
    private final Patience patience;

    SingleWrites(DynamoDbClient client, Patience patience) {
        this.client = client;
        this.patience = patience;
    }

    /**
     * Makes a write; if its condition is not met, the reason, else none.
     *
     * @param isMade whether an item is as the write leaves it
     */
    List<CancellationReason> write(TransactWriteItem write, Predicate<Map<String, AttributeValue>> isMade) {
        return patience.until(() -> {
            Sending sending = new Sending();
            try {
                send(write, c -> c.putExecutionAttribute(Sending.ATTRIBUTE, sending));
                return Optional.of(List.of());
            } catch (ConditionalCheckFailedException e) {
                if (sending.isDoubtful() && isMade.test(e.item())) {
                    return Optional.of(List.of());
                } else if (sending.isDoubtful()) {
                    throw new StoreException(
                            StoreException.Kind.LOST,
                            "a write got no answer, and when it was sent again others had changed the block; whether it"
                                    + " took place before is not known",
                            e);
                }
                return Optional.of(List.of(Transactions.unmet(e.item())));
            } catch (TransactionConflictException e) {
                return Optional.empty();
            }
        });
    }

    private void send(TransactWriteItem write, Consumer<AwsRequestOverrideConfiguration.Builder> override) {
        if (write.update() != null) {
            send(write.update(), override);
        } else if (write.put() != null) {
            send(write.put(), override);
        } else {
            send(write.delete(), override);
        }
    }

    private void send(Update update, Consumer<AwsRequestOverrideConfiguration.Builder> override) {
        client.updateItem(u -> u.tableName(update.tableName())
                .key(update.key())
                .updateExpression(update.updateExpression())
                .conditionExpression(update.conditionExpression())
                .expressionAttributeNames(
                        orNone(update.hasExpressionAttributeNames(), update.expressionAttributeNames()))
                .expressionAttributeValues(
                        orNone(update.hasExpressionAttributeValues(), update.expressionAttributeValues()))
                .returnValuesOnConditionCheckFailure(update.returnValuesOnConditionCheckFailure())
                .overrideConfiguration(override));
    }

    private void send(Put put, Consumer<AwsRequestOverrideConfiguration.Builder> override) {
        client.putItem(p -> p.tableName(put.tableName())
                .item(put.item())
                .conditionExpression(put.conditionExpression())
                .expressionAttributeNames(orNone(put.hasExpressionAttributeNames(), put.expressionAttributeNames()))
                .expressionAttributeValues(orNone(put.hasExpressionAttributeValues(), put.expressionAttributeValues()))
                .returnValuesOnConditionCheckFailure(put.returnValuesOnConditionCheckFailure())
                .overrideConfiguration(override));
    }

    private void send(Delete delete, Consumer<AwsRequestOverrideConfiguration.Builder> override) {
        client.deleteItem(d -> d.tableName(delete.tableName())
                .key(delete.key())
                .conditionExpression(delete.conditionExpression())
                .expressionAttributeNames(
                        orNone(delete.hasExpressionAttributeNames(), delete.expressionAttributeNames()))
                .expressionAttributeValues(
                        orNone(delete.hasExpressionAttributeValues(), delete.expressionAttributeValues()))
                .returnValuesOnConditionCheckFailure(delete.returnValuesOnConditionCheckFailure())
                .overrideConfiguration(override));
    }

    /** DynamoDB does not take empty maps. */
    private static <V> Map<String, V> orNone(boolean there, Map<String, V> map) {
        return there ? map : null;
    }
}
