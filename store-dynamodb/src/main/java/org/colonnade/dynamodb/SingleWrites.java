package org.colonnade.dynamodb;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import software.amazon.awssdk.core.exception.SdkException;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.CancellationReason;
import software.amazon.awssdk.services.dynamodb.model.ConditionalCheckFailedException;
import software.amazon.awssdk.services.dynamodb.model.Delete;
import software.amazon.awssdk.services.dynamodb.model.Put;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItem;
import software.amazon.awssdk.services.dynamodb.model.TransactionConflictException;
import software.amazon.awssdk.services.dynamodb.model.Update;

/**
 * Writes of one item. They cost half of a transaction, but have no token by which DynamoDB knows one again that is sent twice.
 * So the client does not send one again that may have been made: if no answer came, the item tells.
 *
 * @param careful a client that sends nothing again that may have been carried out
 */
record SingleWrites(DynamoDbClient careful, Items items, Patience patience) {
    /** Makes the write of a block's first item; if its condition is not met, the reason, else none. */
    List<CancellationReason> write(BlockWrite owner, TransactWriteItem write) {
        AtomicReference<SdkException> doubt = new AtomicReference<>();
        return patience.until(() -> {
            try {
                send(write);
                return Optional.of(List.of());
            } catch (ConditionalCheckFailedException e) {
                if (doubt.get() == null) {
                    return Optional.of(List.of(Transactions.unmet(e.item())));
                }
                require(owner.isMade(e.item()), doubt.get());
                return Optional.of(List.of());
            } catch (TransactionConflictException e) {
                return Optional.empty();
            } catch (SdkException e) {
                require(Faults.isUncertain(e), e);
                if (isMade(owner)) {
                    return Optional.of(List.of());
                }
                require(owner.isRepeatable() && doubt.getAndSet(e) == null, e);
                return Optional.empty();
            }
        });
    }

    private boolean isMade(BlockWrite owner) {
        Layout layout = owner.layout();
        return owner.isMade(items.get(layout.table(), layout.head(owner.block())));
    }

    private static void require(boolean isSo, SdkException otherwise) {
        if (!isSo) {
            throw otherwise;
        }
    }

    private void send(TransactWriteItem write) {
        if (write.update() != null) {
            send(write.update());
        } else if (write.put() != null) {
            send(write.put());
        } else {
            send(write.delete());
        }
    }

    private void send(Update update) {
        careful.updateItem(u -> u.tableName(update.tableName())
                .key(update.key())
                .updateExpression(update.updateExpression())
                .conditionExpression(update.conditionExpression())
                .expressionAttributeNames(
                        orNone(update.hasExpressionAttributeNames(), update.expressionAttributeNames()))
                .expressionAttributeValues(
                        orNone(update.hasExpressionAttributeValues(), update.expressionAttributeValues()))
                .returnValuesOnConditionCheckFailure(update.returnValuesOnConditionCheckFailure()));
    }

    private void send(Put put) {
        careful.putItem(p -> p.tableName(put.tableName())
                .item(put.item())
                .conditionExpression(put.conditionExpression())
                .expressionAttributeNames(orNone(put.hasExpressionAttributeNames(), put.expressionAttributeNames()))
                .expressionAttributeValues(orNone(put.hasExpressionAttributeValues(), put.expressionAttributeValues()))
                .returnValuesOnConditionCheckFailure(put.returnValuesOnConditionCheckFailure()));
    }

    private void send(Delete delete) {
        careful.deleteItem(d -> d.tableName(delete.tableName())
                .key(delete.key())
                .conditionExpression(delete.conditionExpression())
                .expressionAttributeNames(
                        orNone(delete.hasExpressionAttributeNames(), delete.expressionAttributeNames()))
                .expressionAttributeValues(
                        orNone(delete.hasExpressionAttributeValues(), delete.expressionAttributeValues()))
                .returnValuesOnConditionCheckFailure(delete.returnValuesOnConditionCheckFailure()));
    }

    /** DynamoDB does not take empty maps. */
    private static <V> Map<String, V> orNone(boolean there, Map<String, V> map) {
        return there ? map : null;
    }
}
