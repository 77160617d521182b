package org.colonnade.arrangement;

import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;

/** The workloads of the paper's experiment: game retrievals only, round additions only, and half of each. */
public enum Workload {
    RETRIEVALS(0),
    ADDITIONS(1),
    MIXED(0.5);

    static final String RETRIEVAL = "retrieval";
    static final String ADDITION = "addition";

    private final double additions;

    Workload(double additions) {
        this.additions = additions;
    }

    /** Returns its name for people, which is also that of a design's mix that does the same. */
    public String title() {
        return name().toLowerCase(Locale.ROOT);
    }

    double additions() {
        return additions;
    }

    Map<String, Double> weights() {
        Map<String, Double> weights = new LinkedHashMap<>();
        if (additions < 1) {
            weights.put(RETRIEVAL, 1 - additions);
        }
        if (additions > 0) {
            weights.put(ADDITION, additions);
        }
        return weights;
    }
}
