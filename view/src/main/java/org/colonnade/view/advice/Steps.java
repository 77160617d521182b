package org.colonnade.view.advice;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.colonnade.plan.PlanStep;
import org.colonnade.plan.PlanStep.Lookup;
import org.colonnade.plan.PlanStep.Reuse;
import org.colonnade.upkeep.Support;
import org.colonnade.view.page.Html;

/** The text of a plan's steps, with links to the families that they look into. */
final class Steps {
    private Steps() {}

    static Html text(PlanStep step) {
        return step.asLookup().map(l -> lookup(l, step instanceof Reuse)).orElseGet(() -> Html.code(step.toString()));
    }

    private static Html lookup(Lookup lookup, boolean again) {
        List<Object> within = new ArrayList<>(lookup.prefix());
        within.addAll(lookup.range());
        Html code = new Html("code")
                .text("get ")
                .add(Html.link(
                        Anchors.family(lookup.family().name()), lookup.family().name()))
                .text(" ")
                .add(bracketed("partition", lookup.partition()));
        if (!within.isEmpty()) {
            code.text(" ").add(bracketed("clustering", within));
        }
        code.text(lookup.matches().isEmpty() ? "" : " where " + joined(lookup.matches()))
                .text(lookup.reversed() ? " reversed" : "")
                .text(lookup.limit().map(Object::toString).orElse(""));
        return again ? new Html("span").add(code).text(" ").add(Html.of("span", "again", "already fetched")) : code;
    }

    private static Html bracketed(String style, List<?> parts) {
        return Html.code("[" + Support.readable(joined(parts)) + "]").with("class", style);
    }

    private static String joined(List<?> parts) {
        return parts.stream().map(Object::toString).collect(Collectors.joining(", "));
    }
}
