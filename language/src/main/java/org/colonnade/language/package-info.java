/**
 * The design language: from text to a {@link org.colonnade.design.Design}, or to all that is wrong with the text.
 *
 * <p>ANTLR parses (the grammar is the reference). The readers, one class for each part of the language, resolve names
 * and turn the parse tree straight into the values of the other packages. They skip a part with a syntax error, resolve
 * the rest, and forgive names that only the skipped part may have declared.
 */
package org.colonnade.language;
