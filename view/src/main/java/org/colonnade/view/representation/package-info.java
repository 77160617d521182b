/**
 * The forms of a {@link org.colonnade.representation.RepresentationAdvice} and of the sweep from one mix to another.
 */
package org.colonnade.view.representation;
