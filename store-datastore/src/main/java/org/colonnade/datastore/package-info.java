/**
 * Families of blocks on Google Datastore.
 *
 * <p>{@link org.colonnade.datastore.DatastoreStore} is the store. {@code Layout} says what a block is there, {@code Writing}
 * makes changes in transactions. A {@code Driver} is Datastore in few words; behind it are App Engine's stub, and the Cloud
 * client with an emulator or the service.
 */
package org.colonnade.datastore;
