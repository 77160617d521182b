package org.colonnade.session;

import java.util.Collection;
import java.util.List;
import java.util.function.Function;
import org.colonnade.text.NearNames;

/** Things by the names that a person gives. Names that nothing has are refused, with those that are near. */
public final class ByName {
    private ByName() {}

    /** Returns the thing of a name. */
    public static <T> T one(String what, String wanted, Collection<T> things, Function<T, String> name) {
        return all(what, List.of(wanted), things, name).get(0);
    }

    /** Returns the things of some names, each once; all names that are unknown are told at once. */
    public static <T> List<T> all(String what, List<String> wanted, Collection<T> things, Function<T, String> name) {
        List<String> known = things.stream().map(name).toList();
        List<String> distinct = wanted.stream().distinct().toList();
        List<String> unknown = distinct.stream()
                .filter(w -> !known.contains(w))
                .map(w -> sentence(what, w, known))
                .toList();
        if (!unknown.isEmpty()) {
            throw new Refusal(unknown);
        }
        return distinct.stream()
                .map(w -> things.stream()
                        .filter(t -> name.apply(t).equals(w))
                        .findFirst()
                        .orElseThrow())
                .toList();
    }

    /** Returns the refusal of a name that nothing has. */
    public static Refusal unknown(String what, String wanted, List<String> known) {
        return new Refusal(sentence(what, wanted, known));
    }

    private static String sentence(String what, String wanted, List<String> known) {
        String help = known.isEmpty() ? "; the design has none" : NearNames.help("; ", wanted, known);
        return "there is no " + what + " '" + wanted + "'" + help;
    }
}
