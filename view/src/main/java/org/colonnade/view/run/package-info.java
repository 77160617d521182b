/**
 * The forms of the {@link org.colonnade.engine.Outcome} of a request.
 */
package org.colonnade.view.run;
