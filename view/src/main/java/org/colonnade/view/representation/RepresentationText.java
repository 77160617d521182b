package org.colonnade.view.representation;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.colonnade.cut.Cut;
import org.colonnade.cut.Portion;
import org.colonnade.form.Figures;
import org.colonnade.form.TextTable;
import org.colonnade.representation.Access;
import org.colonnade.representation.Representation;
import org.colonnade.representation.RepresentationAdvice;
import org.colonnade.representation.Sweep;
import org.colonnade.store.StoreProfile;

/** Representations as terminals show them, and as designs do. */
public final class RepresentationText {

    private RepresentationText() {}

    public static String of(RepresentationAdvice advice) {
        StringBuilder out = new StringBuilder();
        out.append(advice.aggregate() + " on " + advice.store().title() + ", mix " + advice.mix() + ": "
                + text(advice.best().cut()) + "\n");
        if (!advice.accesses().isEmpty()) {
            out.append('\n').append(table(advice)).append('\n');
        }
        advice.reasons().forEach(r -> out.append("  ").append(r).append('\n'));
        RepresentationRemarks.of(advice).forEach(r -> out.append("  ").append(r).append('\n'));
        if (!advice.proven()) {
            out.append("  the accesses are too various to try all partitions: there may be a cheaper one\n");
        }
        return out.toString();
    }

    private static String table(RepresentationAdvice advice) {
        Map<String, Representation> columns = new LinkedHashMap<>();
        columns.put("EAO", advice.oneEntry());
        columns.put("ETF", advice.fields());
        columns.put("best", advice.best());
        advice.declared().ifPresent(d -> columns.put("declared", d));
        List<String> header = new ArrayList<>(List.of("request", "weight", "accesses"));
        header.addAll(columns.keySet());
        TextTable table = new TextTable(header);
        for (String request : advice.best().requests().keySet()) {
            List<Map.Entry<Access, Double>> made = advice.accesses().entrySet().stream()
                    .filter(e -> e.getKey().request().name().equals(request))
                    .toList();
            String does = made.stream()
                    .map(e -> times(e.getKey().blocks()) + e.getKey())
                    .collect(Collectors.joining("; "));
            add(
                    table,
                    List.of(request, Figures.precise(made.get(0).getValue()), does),
                    columns,
                    r -> r.requests().get(request));
        }
        add(table, List.of("on average", "", ""), columns, Representation::cost);
        add(table, List.of("entries of a block", "", ""), columns, Representation::entries);
        add(table, List.of("bytes of a block", "", ""), columns, Representation::bytes);
        add(
                table,
                List.of("bytes of the largest entry", "", ""),
                columns,
                r -> r.largest().bytes());
        return table.text("  ");
    }

    private static String times(double blocks) {
        return blocks == 1 ? "" : Figures.precise(blocks) + " blocks: ";
    }

    private static void add(
            TextTable table,
            List<String> first,
            Map<String, Representation> columns,
            Function<Representation, Double> figure) {
        List<String> cells = new ArrayList<>(first);
        columns.values().forEach(r -> cells.add(Figures.precise(figure.apply(r))));
        table.add(cells);
    }

    /** In the design language. */
    public static String design(RepresentationAdvice advice) {
        Cut best = advice.best().cut();
        if (best.equals(Cut.oneEntry(advice.aggregate()))) {
            return "aggregate " + advice.aggregate() + " as one entry\n";
        } else if (best.equals(Cut.fields(advice.aggregate()))) {
            return "aggregate " + advice.aggregate() + " as fields\n";
        }
        return "aggregate " + advice.aggregate() + " {\n"
                + best.portions().stream().map(p -> "  " + p + "\n").collect(Collectors.joining()) + "}\n";
    }

    /** With what is to be said of the sizes of its entries. */
    public static String of(Sweep sweep, StoreProfile profile, List<Remark> remarks) {
        StringBuilder out = new StringBuilder();
        out.append(sweep.stretches().get(0).cut().aggregate() + " on " + profile.title() + ", from mix " + sweep.from()
                + " to mix " + sweep.to() + "\n");
        TextTable table = new TextTable(List.of("share of " + sweep.to(), "best", "cost"));
        for (Sweep.Stretch stretch : sweep.stretches()) {
            table.add(List.of(
                    span(percent(stretch.begin()), percent(stretch.end())) + " %",
                    text(stretch.cut()),
                    span(Figures.precise(stretch.costAtBegin()), Figures.precise(stretch.costAtEnd()))));
        }
        out.append(table.text("  "));
        remarks.forEach(r -> out.append("  ").append(r).append('\n'));
        return out.toString();
    }

    private static String span(String begin, String end) {
        return begin.equals(end) ? begin : begin + " to " + end;
    }

    private static String percent(double share) {
        return Figures.precise(100 * share);
    }

    public static String text(Cut cut) {
        if (cut.equals(Cut.oneEntry(cut.aggregate()))) {
            return "one entry (EAO)";
        } else if (cut.equals(Cut.fields(cut.aggregate()))) {
            return "one entry per field (ETF)";
        }
        return cut.portions().stream().map(Portion::toString).collect(Collectors.joining("  "));
    }
}
