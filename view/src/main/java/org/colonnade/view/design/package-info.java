/**
 * The forms of a design that has been read. The text is that in which people read it back: its model with both sides of
 * every relationship, each statement with its query graph, and who may do each write.
 */
package org.colonnade.view.design;
