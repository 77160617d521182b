package org.colonnade.experiment;

import java.util.Map;
import java.util.TreeMap;
import org.hipparchus.stat.regression.SimpleRegression;

/**
 * How something grows with the scale factor of a workload: as which power of it, fitted by least squares to the logarithms.
 *
 * @param values positive ones by their factors, at least two
 */
record Growth(TreeMap<Integer, Double> values) {
    static Growth of(Map<Integer, Double> values) {
        return new Growth(new TreeMap<>(values));
    }

    /** Up to this factor only. */
    Growth to(int factor) {
        return of(values.headMap(factor, true));
    }

    /** More than 1 if it grows faster than the factor. */
    double power() {
        SimpleRegression line = new SimpleRegression();
        values.forEach((factor, value) -> line.addData(Math.log(factor), Math.log(value)));
        return line.getSlope();
    }
}
