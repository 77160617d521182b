package org.colonnade.view.contest;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.colonnade.arrangement.Cell;
import org.colonnade.arrangement.ContestResult;
import org.colonnade.arrangement.Finding;
import org.colonnade.arrangement.StoreResult;
import org.colonnade.arrangement.Workload;
import org.colonnade.form.Figures;
import org.colonnade.form.TextTable;
import org.colonnade.model.Numbers;
import org.colonnade.view.bench.LatencyCells;

/** A benchmark of aggregates as terminals show it: means side by side, then all figures, then findings. */
public final class ContestText {
    private final ContestResult result;
    private final StringBuilder out = new StringBuilder();

    private ContestText(ContestResult result) {
        this.result = result;
        result.stores().forEach(this::add);
        ContestResult.Setting setting = result.setting();
        out.append(setting.aggregate() + " of " + setting.design() + ", " + Figures.bytes(setting.bytes())
                + " each; clients: " + Numbers.text(setting.plan().clients()) + "; seed "
                + setting.plan().seed() + "; " + result.machine().processors() + " processors\n");
    }

    public static String of(ContestResult result) {
        return new ContestText(result).out.toString();
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
                    Numbers.text(size), Figures.bytes(size * result.setting().bytes())));
            store.cells(size, workload)
                    .forEach(c -> line.add(Figures.millis(c.latencies().mean())));
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
            List<String> cells =
                    new ArrayList<>(List.of(cell.workload().title(), Numbers.text(cell.size()), cell.arrangement()));
            cells.addAll(LatencyCells.of(cell.latencies(), Figures::millis));
            cells.addAll(
                    List.of(Numbers.text(cell.loop().errors()), cell.effort().toString()));
            table.add(cells);
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
        return ratios.stream().map(r -> Figures.ratio(r) + "x").collect(Collectors.joining(" "));
    }
}
