/**
 * What all texts for people share: the forms of numbers, tables, and lines with amounts.
 *
 * <p>{@link org.colonnade.form.Figures} writes estimates, costs, times and sizes, as
 * {@link org.colonnade.model.Numbers} writes the exact numbers of a design. {@link org.colonnade.form.TextTable} lines
 * up columns, {@link org.colonnade.form.Ledger} sets amounts flush to the right.
 */
package org.colonnade.form;
