/**
 * The forms of a {@link org.colonnade.advice.Recommendation}, and of several side by side.
 *
 * <p>The page for design reviews begins at {@link org.colonnade.view.advice.HtmlReport}.
 */
package org.colonnade.view.advice;
