package org.colonnade.cut;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import org.colonnade.aggregate.AccessPath;
import org.colonnade.aggregate.AggregateClass;

/**
 * Writes cuts in one line: {@code eao} (one entry per aggregate object), {@code etf} (one entry per top-level
 * field), or the paths that have entries of their own, as in {@code rounds[*], street+city}; all else stays in the
 * entry of its element.
 */
public final class CutText {
    private CutText() {}

    public static String of(Cut cut) {
        if (cut.equals(Cut.oneEntry(cut.aggregate()))) {
            return "eao";
        } else if (cut.equals(Cut.fields(cut.aggregate()))) {
            return "etf";
        }
        return named(cut).stream()
                .map(p -> p.members().stream().map(AccessPath::toString).collect(Collectors.joining("+")))
                .collect(Collectors.joining(", "));
    }

    /** Returns all portions but, for elements with portions of several members, the one that stays with the element. */
    private static List<Portion> named(Cut cut) {
        List<Portion> named = new ArrayList<>();
        Set<AccessPath> elements = new HashSet<>();
        for (Portion portion : cut.portions()) {
            if (portion.isSingle() || !elements.add(portion.element())) {
                named.add(portion);
            }
        }
        return named;
    }

    /** @throws IllegalArgumentException with a line for people for each reason why it is no cut of the class */
    public static Cut read(AggregateClass aggregate, String text) {
        String given = text.strip();
        return switch (given.toLowerCase(Locale.ROOT)) {
            case "eao" -> Cut.oneEntry(aggregate);
            case "etf" -> Cut.fields(aggregate);
            default -> new CutReader(aggregate).read(given);
        };
    }
}
