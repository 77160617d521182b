/**
 * Families of blocks on DynamoDB.
 *
 * <p>{@link org.colonnade.dynamodb.DynamoDbStore} is the store; {@code Layout} says what a block is there. {@code
 * BlockWriter} makes changes of blocks, by an {@code Intention} where they are more than one item; {@code BlockReader}
 * reads blocks as they are at one moment.
 */
package org.colonnade.dynamodb;
