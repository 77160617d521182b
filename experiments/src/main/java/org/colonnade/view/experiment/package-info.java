/**
 * The forms of what an {@link org.colonnade.experiment.Experiment} found. They stand beside the experiments because those
 * start servers, which no other view needs.
 */
package org.colonnade.view.experiment;
