/**
 * The text in which people read a design back: its model with both sides of every relationship, each statement with its
 * query graph, and who may do each write.
 *
 * <p>It takes a resolved {@link org.colonnade.design.Design} and gives its one text form.
 */
package org.colonnade.description;
