/**
 * Text that people write, and what is wrong with it.
 *
 * <p>A {@link org.colonnade.text.Source} is the text of one file, a {@link org.colonnade.text.Span} a part of it, a
 * {@link org.colonnade.text.Problem} a sentence about that part. Values of every other package carry spans, so that
 * every later message can point at the text.
 */
package org.colonnade.text;
