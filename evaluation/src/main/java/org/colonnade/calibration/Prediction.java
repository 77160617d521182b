package org.colonnade.calibration;

/**
 * The predicted cost of a request, with its measured time.
 *
 * @param predicted the cost by the model, in its unit
 * @param mean seconds
 * @param median seconds
 */
public record Prediction(String request, double predicted, double mean, double median, int times) {
    /** Returns the factor by which the prediction is too high, or too low if it is below 1. */
    public double ratio() {
        return predicted / median;
    }
}
