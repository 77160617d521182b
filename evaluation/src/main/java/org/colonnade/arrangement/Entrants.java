package org.colonnade.arrangement;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.colonnade.aggregates.AggregateStore;
import org.colonnade.cut.Cut;
import org.colonnade.cut.CutText;
import org.colonnade.design.Design;
import org.colonnade.representation.RepresentationAdvisor;
import org.colonnade.representation.Terms;
import org.colonnade.store.Store;
import org.colonnade.store.StoreProfile;
import org.colonnade.workload.Mix;

/**
 * The arrangements that a contest compares: one entry per aggregate (EAO), one per top-level field (ETF), one per
 * element of the collection (ROUNDS, if that is its name), the advisor's choice for a workload if it is another, and
 * two that scatter the elements.
 */
public final class Entrants {
    static final String ONE_ENTRY = "EAO";
    static final String FIELDS = "ETF";
    static final String SCATTERED = "scattered";

    private final StoreProfile costs;
    private final Map<String, Cut> cuts = new LinkedHashMap<>();
    private final Map<Workload, String> advised = new LinkedHashMap<>();

    /**
     * @param costs the costs of the store; the advice for a workload is that for the design's mix of its name, or else
     *     the default one
     */
    public Entrants(Population population, StoreProfile costs) {
        this.costs = costs;
        cuts.put(ONE_ENTRY, Cut.oneEntry(population.aggregate()));
        cuts.put(FIELDS, Cut.fields(population.aggregate()));
        cuts.put(
                perElement(population.collection()),
                CutText.read(population.aggregate(), population.collection() + "[*]"));
        RepresentationAdvisor advisor = new RepresentationAdvisor(population.design(), Terms.usual(costs));
        for (Workload workload : Workload.values()) {
            Cut best = advisor.advise(population.root(), mix(population.design(), workload))
                    .best()
                    .cut();
            advised.put(workload, name(best));
        }
    }

    /** Returns the name of the arrangement with one entry per element of a collection. */
    static String perElement(String collection) {
        return collection.toUpperCase(Locale.ROOT);
    }

    /** Returns those of some arrangements that change an aggregate as a whole. */
    static List<String> atomic(List<String> names) {
        return names.stream().filter(n -> !n.startsWith(SCATTERED)).toList();
    }

    private static Mix mix(Design design, Workload workload) {
        return design.mixes().stream()
                .filter(m -> m.name().equals(workload.title()))
                .findFirst()
                .orElse(design.defaultMix());
    }

    private String name(Cut cut) {
        return cuts.entrySet().stream()
                .filter(e -> e.getValue().equals(cut))
                .map(Map.Entry::getKey)
                .findFirst()
                .orElseGet(() -> {
                    String text = CutText.of(cut);
                    cuts.put(text, cut);
                    return text;
                });
    }

    /** The name of the arrangement that is advised for each workload. */
    Map<Workload, String> advised() {
        return Collections.unmodifiableMap(advised);
    }

    List<Arrangement> arrangements(Store store, Population population) {
        List<Arrangement> arrangements = new ArrayList<>();
        cuts.forEach((name, cut) -> arrangements.add(new BlockArrangement(
                name,
                AggregateStore.on(store, population.design(), costs)
                        .prefixed(Contest.PREFIX + arrangements.size() + "_")
                        .cut(population.aggregate().name(), CutText.of(cut)),
                population)));
        arrangements.add(ScatteredArrangement.oneByOne(store, population));
        arrangements.add(ScatteredArrangement.atOnce(store, population));
        return arrangements;
    }
}
