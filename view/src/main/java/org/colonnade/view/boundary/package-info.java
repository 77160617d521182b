/**
 * The forms of proposed aggregates, a {@link org.colonnade.boundary.BoundaryAdvice}.
 */
package org.colonnade.view.boundary;
