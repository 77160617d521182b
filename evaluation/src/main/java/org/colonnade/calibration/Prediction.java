package org.colonnade.calibration;

/**
 * What a request should cost, and what it took.
 *
 * @param predicted the cost by the model, in its unit
 * @param mean seconds
 * @param median seconds
 */
public record Prediction(String request, double predicted, double mean, double median, int times) {
    /** How many times too high the prediction is, or too low if it is below 1. */
    public double ratio() {
        return predicted / median;
    }
}
