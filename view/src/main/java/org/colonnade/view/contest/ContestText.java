package org.colonnade.view.contest;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.colonnade.advice.ByteCount;
import org.colonnade.arrangement.Cell;
import org.colonnade.arrangement.ContestResult;
import org.colonnade.arrangement.Finding;
import org.colonnade.arrangement.StoreResult;
import org.colonnade.arrangement.Workload;
import org.colonnade.measurement.Latencies;
import org.colonnade.model.Numbers;
import org.colonnade.view.form.TextTable;

/** A benchmark of aggregates as terminals show it: means side by side, then all figures, then findings. */
public final class ContestText {
    private final ContestResult result;
    private final StringBuilder out = new StringBuilder();

    public ContestText(ContestResult result) {
        this.result = result;
        result.stores().forEach(this::add);
        ContestResult.Setting setting = result.setting();
        out.append(setting.aggregate())
                .append(" of ")
                .append(setting.design())
                .append(", ")
                .append(ByteCount.text(setting.bytes()))
                .append(" each; clients: ")
                .append(Numbers.text(setting.plan().clients()))
                .append("; seed ")
                .append(setting.plan().seed())
                .append("; ")
                .append(result.machine().processors())
                .append(" processors\n");
    }

    private void add(StoreResult store) {
        out.append("STORE ").append(store.product()).append('\n');
        for (Workload workload : store.workloads()) {
            addMeans(store, workload);
        }
        addFigures(store);
        addFindings(store);
    }

    /** A line for each size, a column for each arrangement; the advised one has a star. */
    private void addMeans(StoreResult store, Workload workload) {
        List<String> header = new ArrayList<>(List.of(workload.title(), "database"));
        store.arrangements()
                .forEach(a -> header.add(a + (a.equals(store.advised().get(workload)) ? " *" : "")));
        TextTable table = new TextTable(header);
        for (long size : store.sizes()) {
            List<String> line = new ArrayList<>(List.of(
                    Numbers.text(size), ByteCount.text(size * result.setting().bytes())));
            store.cells(size, workload)
                    .forEach(c -> line.add(millis(c.latencies().mean())));
            if (line.size() == header.size()) {
                table.add(line);
            }
        }
        out.append(table.text("  ")).append("  mean; * as advised\n\n");
    }

    private void addFigures(StoreResult store) {
        TextTable table = new TextTable(
                List.of("workload", "aggregates", "", "calls", "mean", "p50", "p95", "p99", "errors", "of the store"));
        for (Cell cell : store.cells()) {
            Latencies latencies = cell.latencies();
            table.add(List.of(
                    cell.workload().title(),
                    Numbers.text(cell.size()),
                    cell.arrangement(),
                    Numbers.text(latencies.count()),
                    millis(latencies.mean()),
                    millis(latencies.percentile(50)),
                    millis(latencies.percentile(95)),
                    millis(latencies.percentile(99)),
                    Numbers.text(cell.loop().errors()),
                    cell.effort().toString()));
        }
        out.append(table.text("  ")).append('\n');
    }

    private void addFindings(StoreResult store) {
        TextTable table = new TextTable(List.of("NoAM, Section 8", "of", "means here", "medians here", "holds"));
        for (Finding finding : result.findings(store)) {
            table.add(List.of(
                    finding.claim(),
                    finding.ratio(),
                    ratios(finding.ratios()),
                    ratios(finding.medians()),
                    finding.holds() ? "yes" : "no"));
        }
        out.append(table.text("  ")).append('\n');
    }

    private static String ratios(List<Double> ratios) {
        return ratios.stream().map(r -> String.format(Locale.ROOT, "%.2fx", r)).collect(Collectors.joining(" "));
    }

    private static String millis(double nanos) {
        return String.format(Locale.ROOT, "%.3f ms", nanos / 1e6);
    }

    @Override
    public String toString() {
        return out.toString();
    }
}
