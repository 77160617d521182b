/**
 * The design language: from text to a {@link org.colonnade.design.Design}, or to all that is wrong with the
 * text.
 *
 * <p>ANTLR parses (the grammar is the reference); the readers here resolve names, one class for each part of
 * the language, straight from the parse tree to the values of the other packages. A part with a syntax error
 * is skipped, the rest is still resolved, and names that only the skipped part may have declared are not
 * complained about.
 */
package org.colonnade.language;
