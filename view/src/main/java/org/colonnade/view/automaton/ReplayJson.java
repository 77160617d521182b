package org.colonnade.view.automaton;

import static org.colonnade.view.form.Json.array;
import static org.colonnade.view.form.Json.object;
import static org.colonnade.view.form.Json.strings;

import java.util.List;
import org.colonnade.automaton.LabelTree;
import org.colonnade.automaton.Replay;
import org.colonnade.view.form.Json;
import tools.jackson.databind.node.ObjectNode;

/** A run of an automaton on a tree as JSON, in the form that docs/run.schema.json describes. */
public final class ReplayJson {
    private static final String FORM = "colonnade/run/1";

    private ReplayJson() {}

    public static String of(LabelTree root, Replay replay) {
        ObjectNode node =
                object().put("form", FORM).put("tree", root.toString()).put("accepted", replay.isAccepted());
        node.set("steps", array(replay.steps(), ReplayJson::step));
        return Json.text(node);
    }

    private static ObjectNode step(List<Replay.Assignment> assignments) {
        return object().set("assigned", array(assignments, ReplayJson::assignment));
    }

    private static ObjectNode assignment(Replay.Assignment assignment) {
        return object().put("label", assignment.label()).set("states", strings(List.copyOf(assignment.states())));
    }
}
