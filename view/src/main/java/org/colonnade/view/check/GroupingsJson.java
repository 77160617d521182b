package org.colonnade.view.check;

import static org.colonnade.view.form.Json.array;
import static org.colonnade.view.form.Json.object;
import static org.colonnade.view.form.Json.texts;

import org.colonnade.check.Groupings;
import org.colonnade.contention.Verdict;
import org.colonnade.regrouping.GroupingAdvice;
import org.colonnade.view.form.Json;
import tools.jackson.databind.node.ObjectNode;

/** Ranked groupings as JSON, in the form that docs/check.schema.json describes. */
public final class GroupingsJson {
    private static final String FORM = "colonnade/groupings/1";

    private GroupingsJson() {}

    public static String of(Groupings groupings) {
        ObjectNode node = object().put("form", FORM)
                .put("verdict", groupings.verdict().toString())
                .put("mix", groupings.pace().mix().name())
                .put("complete", groupings.ranking().complete());
        node.set("safe", array(groupings.ranking().sound(), g -> grouping(g, groupings)));
        node.set("unsafe", array(groupings.ranking().tempting(), g -> grouping(g, groupings)));
        return Json.text(node);
    }

    private static ObjectNode grouping(GroupingAdvice advice, Groupings groupings) {
        ObjectNode node = object().put("text", advice.grouping().toString())
                .put("statementsWithin", advice.score().within())
                .put("groupsPerRequest", advice.score().groups());
        if (!advice.grouping().name().isEmpty()) {
            node.put("name", advice.grouping().name());
        }
        ObjectNode verdicts = object();
        for (Verdict verdict : Verdict.values()) {
            verdicts.put(verdict.toString(), advice.holds(verdict));
        }
        node.set("verdicts", verdicts);
        groupings.worst(advice).ifPresent(e -> {
            node.put("limitReachedAt", e.limit());
            e.busiest().ifPresent(o -> node.put("busiestFails", o.attemptFails()));
        });
        return node.set("within", texts(advice.within(), s -> s.at().toString()));
    }
}
