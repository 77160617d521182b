package org.colonnade.experiment;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.colonnade.experiment.ExperimentResult.Agreement;
import org.colonnade.measurement.MixResult;
import org.colonnade.measurement.Published;
import org.colonnade.measurement.SchemaResult;

/** What the race of RUBiS' schemas tells, beside the published figures. */
record AuctionFindings(List<MixResult> mixes, Optional<AuctionMeans> oneAtATime, AuctionMeans means, String setting) {
    private static final double MILLISECOND = 1e6;
    private static final String MOST_UPDATES = "write_heavy";

    /**
     * @param oneAtATime the mix whose gets were made one after the other too, if one was
     * @param setting what was measured on what, in words
     */
    AuctionFindings(List<MixResult> mixes, Optional<MixResult> oneAtATime, List<Published> published, String setting) {
        this(
                mixes,
                oneAtATime.map(m -> new AuctionMeans(List.of(m), published)),
                new AuctionMeans(mixes, published),
                setting);
    }

    /** @param missing the mixes that were not measured */
    ExperimentResult findings(List<Part> missing) {
        if (mixes.isEmpty()) {
            return new ExperimentResult(Agreement.OPEN, "Nothing was measured.", missing);
        }
        List<Part> parts = new ArrayList<>();
        boolean finished = mixes.stream().allMatch(MixResult::finished);
        String common = setting + " Requests that not all schemas can run are left out of the means.";
        parts.add(Part.measured(
                "Weighted means (Figure 18)",
                finished,
                "Two clients of one process without a pause. " + common,
                means.table(AuctionMeans::closed)));
        parts.add(Part.measured(
                "Weighted means at a fixed rate",
                finished,
                "Half of what the slowest schema does without a pause; a request counts from when it should have begun.",
                means.table(SchemaResult::open)));
        oneAtATime.ifPresent(m -> parts.add(Part.measured(
                "Weighted means with gets one after the other",
                m.mixes().get(0).finished(),
                "Two clients of one process without a pause. Each get of a lookup waits for the one before.",
                m.table(AuctionMeans::closed))));
        mixes.forEach(m -> parts.add(
                Part.measured("Requests of the mix " + m.mix() + " (Figure 17)", m.finished(), "", requests(m))));
        parts.addAll(missing);
        return new ExperimentResult(finished && missing.isEmpty() ? agreement() : Agreement.OPEN, sentence(), parts);
    }

    /** The recommended schema is best, but for the mix with the most updates. */
    private Agreement agreement() {
        return Agreement.of(mixes.stream()
                .allMatch(m -> AuctionMeans.slowdowns(m).allMatch(s -> m.mix().equals(MOST_UPDATES) ? s < 1 : s > 1)));
    }

    private String sentence() {
        return "How many times as long as the recommended schema the others take, without a pause: "
                + means.slowdowns(AuctionMeans::closed) + ". At a fixed rate: " + means.slowdowns(SchemaResult::open)
                + ". " + heaviest()
                + "The paper has two machines and 200,000 users, and does not say how its engine makes the gets of a lookup; "
                + "here all are under way at once, and LIMIT ends the lookups of an index. "
                + oneAtATime
                        .map(m -> "With gets one after the other it is " + m.slowdowns(AuctionMeans::closed) + ".")
                        .orElse("What gets one after the other change, a full run measures.");
    }

    private String heaviest() {
        return mixes.stream()
                .filter(m -> m.mix().equals(MOST_UPDATES))
                .findFirst()
                .map(m -> AuctionMeans.slowdowns(m).filter(s -> s < 1).count())
                .map(better -> "Of the others, " + (better == 0 ? "none" : String.valueOf(better))
                        + " is faster without a pause in the mix with the most updates; in the paper both are, slightly, "
                        + "because NoSE cannot share what support queries answer. Here the statements of a request "
                        + "share their lookups, and their writes are one call of the store. ")
                .orElse("");
    }

    private static Table requests(MixResult mix) {
        Table.Builder table = new Table.Builder(
                1,
                mix.schemas().stream()
                        .map(r -> " | " + r.schema() + " [ms]")
                        .collect(Collectors.joining("", "request", "")));
        for (String request : mix.requests()) {
            List<Object> cells = new ArrayList<>(List.of(request));
            mix.schemas()
                    .forEach(s -> cells.add(s.closed()
                            .request(request)
                            .filter(r -> r.latencies().count() > 0)
                            .map(r -> (Object) (r.latencies().mean() / MILLISECOND))
                            .orElse(null)));
            table.row(cells.toArray());
        }
        return table.build();
    }
}
