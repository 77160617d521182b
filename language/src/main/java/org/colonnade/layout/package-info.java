/**
 * The canonical layout of a design: indentation, alignment, line breaks, the case of keywords.
 *
 * <p>{@link org.colonnade.layout.Formatter} takes a source and gives its canonical text. The parse tree of
 * {@link org.colonnade.language} becomes a tree of parts (rows and blocks) made of words; each word knows its joint to
 * the one before it and the comments between the two. Words then fill lines. Editors, the command line and the tests of
 * the examples use it.
 */
package org.colonnade.layout;
