/**
 * Complex values: the contents of aggregates as immutable Java values (NoAM, Section 3.3).
 *
 * <p>Scalars are the Java types of {@link org.colonnade.store.Values}. JSON is converted elsewhere.
 */
package org.colonnade.value;
