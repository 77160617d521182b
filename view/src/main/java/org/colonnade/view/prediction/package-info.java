/**
 * The forms of predicted costs beside what requests took.
 */
package org.colonnade.view.prediction;
