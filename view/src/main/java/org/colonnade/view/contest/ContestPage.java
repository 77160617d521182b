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
import org.colonnade.model.Numbers;
import org.colonnade.view.bench.LatencyCells;
import org.colonnade.view.chart.LineChart;
import org.colonnade.view.chart.LineChart.Line;
import org.colonnade.view.page.Html;
import org.colonnade.view.page.NumberTable;
import org.colonnade.view.page.Page;

/** The page of a benchmark of aggregates: NoAM's Figure 12 for each store, the findings, and all figures. */
public final class ContestPage {
    private final ContestResult result;

    private ContestPage(ContestResult result) {
        this.result = result;
    }

    public static String of(ContestResult result) {
        return Page.of(title(result), new ContestPage(result).main());
    }

    private static String title(ContestResult result) {
        return "Ways to keep " + result.setting().aggregate() + " of "
                + result.setting().design();
    }

    private Html main() {
        ContestResult.Setting setting = result.setting();
        List<Html> parts = new ArrayList<>();
        parts.add(new Html("h1").text(title(result)));
        parts.add(Html.of(
                "p",
                "lede",
                "Mean times of retrievals of aggregates and of additions to " + setting.collection() + ", "
                        + Figures.bytes(setting.bytes()) + " each; clients: "
                        + setting.plan().clients() + ". The measuring program ran on "
                        + result.machine().processors() + " processors, "
                        + Figures.bytes(result.machine().memory()) + ", "
                        + result.machine().java() + "."));
        result.stores().forEach(s -> parts.add(section(s)));
        return new Html("main").lines(parts);
    }

    private Html section(StoreResult store) {
        List<Html> charts = new ArrayList<>();
        store.workloads().forEach(w -> charts.add(figure(store, w)));
        return new Html("section")
                .lines(
                        new Html("h2").text(store.product()),
                        new Html("div").with("class", "charts").lines(charts),
                        findings(store),
                        figures(store));
    }

    private Html figure(StoreResult store, Workload workload) {
        List<Line> lines = new ArrayList<>();
        for (String name : store.arrangements()) {
            List<Double> means = store.cells(workload, name).stream()
                    .map(c -> c.latencies().mean() / 1e6)
                    .toList();
            String star = name.equals(store.advised().get(workload)) ? " *" : "";
            lines.add(new Line(name + star, LineChart.colour(lines.size()), means));
        }
        List<String> sizes = store.cells(workload, store.arrangements().get(0)).stream()
                .map(c -> Numbers.text(c.size()))
                .toList();
        String title = workload.title() + ", mean in ms (* as advised)";
        return new LineChart(title, sizes, "aggregates", lines).figure();
    }

    private Html findings(StoreResult store) {
        NumberTable table = new NumberTable("NoAM, Section 8", "of", "means here", "medians here", "holds");
        for (Finding finding : result.findings(store)) {
            table.row(
                    finding.claim(),
                    List.of(
                            finding.ratio(),
                            ratios(finding.ratios()),
                            ratios(finding.medians()),
                            finding.holds() ? "yes" : "no"));
        }
        return table.html();
    }

    private static String ratios(List<Double> ratios) {
        return ratios.stream().map(Figures::ratio).collect(Collectors.joining(", "));
    }

    private static Html figures(StoreResult store) {
        NumberTable table = new NumberTable("", "calls", "mean", "p50", "p95", "p99", "errors", "of the store");
        for (Workload workload : store.workloads()) {
            for (long size : store.sizes()) {
                table.across(new Html("strong").text(workload.title() + ", " + Numbers.text(size) + " aggregates"));
                store.cells(size, workload).forEach(c -> row(table, c));
            }
        }
        return table.html();
    }

    private static void row(NumberTable table, Cell cell) {
        List<String> cells = new ArrayList<>(LatencyCells.of(cell.latencies(), Figures::millis));
        cells.addAll(List.of(Numbers.text(cell.loop().errors()), cell.effort().toString()));
        table.row(cell.arrangement(), cells);
    }
}
