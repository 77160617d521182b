/**
 * Complex values: what an aggregate is, as immutable Java values (NoAM, Section 3.3).
 *
 * <p>Scalars are the Java types of {@link org.colonnade.store.Values}. JSON is read and written elsewhere.
 */
package org.colonnade.value;
