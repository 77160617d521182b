/**
 * Sampled key paths of Google Datastore: which kinds there are, how many keys of each, and below which others they are.
 *
 * <p>Takes lines of JSON, one key each, and gives a survey of them, which becomes a draft with the grouping that the
 * keys show. Memory is bounded however many lines there are.
 */
package org.colonnade.keypath;
