/**
 * Options that several commands share, read by picocli, and what they stand for: a store, families, costs, amounts.
 */
package org.colonnade.option;
