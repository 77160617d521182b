/**
 * Text that people write, and what is wrong with it.
 *
 * <p>A {@link org.colonnade.text.Source} is the text of one file, a {@link org.colonnade.text.Span} a part
 * of it, a {@link org.colonnade.text.Problem} a sentence about that part. Every other package hangs its
 * values on spans, so that whatever is said later can point at the text.
 */
package org.colonnade.text;
