package org.colonnade.cli;

import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.colonnade.experiment.Experiment;
import org.colonnade.experiment.Thoroughness;

/** How long experiments are planned to run. */
record Schedule(List<Experiment> experiments, Thoroughness extent) {
    /** Minutes and seconds, without hours. */
    static String text(Duration duration) {
        return duration.toMinutes() + ":" + String.format(Locale.ROOT, "%02d", duration.toSecondsPart());
    }

    private Duration total() {
        return experiments.stream().map(e -> e.planned(extent)).reduce(Duration.ZERO, Duration::plus);
    }

    @Override
    public String toString() {
        String each = experiments.stream()
                .map(e -> e.name() + " " + text(e.planned(extent)))
                .collect(Collectors.joining(", "));
        return "planned in minutes, for two processors that do nothing else: " + each
                + (experiments.size() > 1 ? "; in all " + text(total()) : "");
    }
}
