/**
 * The forms of a calibrated cost model.
 */
package org.colonnade.view.calibration;
