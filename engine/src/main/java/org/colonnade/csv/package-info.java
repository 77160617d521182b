/**
 * A person's own instances, from files of comma-separated values: one for each entity, {@code User.csv}, and one for
 * each many-to-many relationship, {@code Article.tags.csv}.
 *
 * <p>{@link org.colonnade.csv.CsvReading} reads a directory and reports every bad record with its line;
 * {@link org.colonnade.csv.CsvData} is what the loader takes.
 */
package org.colonnade.csv;
