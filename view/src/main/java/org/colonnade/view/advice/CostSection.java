package org.colonnade.view.advice;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import org.colonnade.advice.Recommendation;
import org.colonnade.estimate.Estimates;
import org.colonnade.form.Figures;
import org.colonnade.view.chart.BarChart;
import org.colonnade.view.chart.BarChart.Bar;
import org.colonnade.view.chart.BarChart.Segment;
import org.colonnade.view.page.Html;
import org.colonnade.view.page.NumberTable;

/** Where the cost goes: by request, by family, and the bytes of each family; drawn, and the same numbers in tables. */
record CostSection(Recommendation recommendation, Charges charges) {
    /** A bar and a row of a table: something that costs. */
    private record Item(String name, String anchor, Charges charges, double bytes) {}

    Html html() {
        List<Item> requests = byCost(recommendation.requests().stream()
                .map(r -> new Item(r.request().name(), Anchors.request(r), charges.of(r), 0)));
        List<Item> families = byCost(recommendation.families().stream()
                .map(f -> new Item(f.name(), Anchors.family(f.name()), charges.of(f), Estimates.bytes(f))));
        return new Html("section")
                .with("id", "cost")
                .lines(
                        new Html("h2").text("Where the cost goes"),
                        legend(),
                        new Html("div")
                                .with("class", "charts")
                                .lines(
                                        figure(
                                                costs("requests", "Weighted cost of each request", requests),
                                                table(requests)),
                                        figure(
                                                costs("families", "Weighted cost at each family", families),
                                                table(families)),
                                        figure(sizes(families), sizeTable(families))));
    }

    private static List<Item> byCost(Stream<Item> items) {
        return items.sorted(Comparator.comparing((Item i) -> -i.charges.sum())).toList();
    }

    private static Html legend() {
        Html legend = new Html("p").with("class", "legend");
        for (CostKind kind : CostKind.values()) {
            legend.add(new Html("span").add(Html.of("i", kind.style(), "")).text(kind.toString()))
                    .text(" ");
        }
        return legend;
    }

    private BarChart costs(String id, String title, List<Item> items) {
        return new BarChart(
                "chart-" + id,
                title,
                "Bars, the most expensive first, split into lookups, support queries, puts and deletes, and sorts. "
                        + "The table below has the same numbers.",
                items.stream().map(this::bar).toList());
    }

    private Bar bar(Item item) {
        double sum = item.charges.sum();
        String value = cost(sum) + ", " + Figures.share(sum, recommendation.cost());
        return new Bar(
                item.name,
                value,
                Arrays.stream(CostKind.values())
                        .filter(k -> item.charges.of(k).sum() > 0)
                        .map(k -> segment(k, item.charges.of(k).sum()))
                        .toList());
    }

    private Segment segment(CostKind kind, double cost) {
        return new Segment(kind.style(), kind + ": " + cost(cost), cost);
    }

    private static BarChart sizes(List<Item> families) {
        List<Bar> bars = families.stream()
                .sorted(Comparator.comparing((Item f) -> -f.bytes))
                .map(f -> new Bar(
                        f.name, Figures.bytes(f.bytes), List.of(new Segment("bytes", Figures.bytes(f.bytes), f.bytes))))
                .toList();
        return new BarChart(
                "chart-bytes",
                "Size of each family",
                "Bars, the largest first. The table below has the same numbers.",
                bars);
    }

    private static Html figure(BarChart chart, NumberTable table) {
        return new Html("figure")
                .lines(
                        new Html("figcaption").text(chart.title()),
                        new Html("div").raw(chart.draw().toString()),
                        new Html("details")
                                .lines(new Html("summary").text("The same numbers as a table"), table.html()));
    }

    private NumberTable table(List<Item> items) {
        NumberTable table = new NumberTable("", "lookups", "support queries", "puts, deletes", "sorts", "together");
        for (Item item : items) {
            table.row(
                    Html.link(item.anchor, item.name),
                    Stream.concat(
                                    Arrays.stream(CostKind.values())
                                            .map(k -> item.charges.of(k).sum()),
                                    Stream.of(item.charges.sum()))
                            .map(this::cost)
                            .toArray(String[]::new));
        }
        return table;
    }

    private static NumberTable sizeTable(List<Item> families) {
        NumberTable table = new NumberTable("", "bytes");
        families.stream()
                .sorted(Comparator.comparing((Item f) -> -f.bytes))
                .forEach(f -> table.row(Html.link(f.anchor, f.name), Figures.bytes(f.bytes)));
        return table;
    }

    private String cost(double cost) {
        return Figures.cost(cost, recommendation.model());
    }
}
