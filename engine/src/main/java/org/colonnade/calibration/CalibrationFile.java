package org.colonnade.calibration;

import java.time.LocalDate;
import java.time.ZoneOffset;

/** A calibration as the text of a cost file, for people and for {@link org.colonnade.cost.CostFile}. */
public record CalibrationFile(Calibration calibration, String store) {

    @Override
    public String toString() {
        StringBuilder text = new StringBuilder("# Measured by colonnade calibrate on " + store.replaceAll("\\s", " ")
                + "\n# " + LocalDate.now(ZoneOffset.UTC) + ", from a machine with " + machine()
                + ".\n# Behind each parameter is the interval that it is in with a confidence of 95 %.\n#\n");
        calibration.qualities().forEach(q -> text.append("# ").append(q).append('\n'));
        text.append("\nunit = seconds\n\n");
        calibration
                .estimates()
                .forEach((p, e) -> text.append(String.format("%-28s# %s", p + " = " + e.number(), e.interval()))
                        .append('\n'));
        return text.toString();
    }

    private static String machine() {
        return Runtime.getRuntime().availableProcessors() + " processors, " + System.getProperty("os.name") + " "
                + System.getProperty("os.arch") + " and Java " + System.getProperty("java.version");
    }
}
