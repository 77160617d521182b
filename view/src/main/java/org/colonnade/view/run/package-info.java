/**
 * The forms of the {@link org.colonnade.engine.Engine.Outcome} of a request.
 */
package org.colonnade.view.run;
