package org.colonnade.view.automaton;

import org.colonnade.automaton.InclusionAnswer;
import org.colonnade.automaton.LabelTree;
import org.colonnade.view.form.Json;
import tools.jackson.databind.node.ObjectNode;

/** Whether one automaton accepts all that another one does, as JSON, in the form that docs/include.schema.json describes. */
public final class InclusionJson {
    private static final String FORM = "colonnade/include/1";

    private InclusionJson() {}

    public static String of(InclusionAnswer answer) {
        ObjectNode node = Json.object().put("form", FORM).put("verdict", InclusionText.answer(answer));
        return Json.text(answer.match(i -> node, n -> witness(node, n.witness()), u -> node));
    }

    private static ObjectNode witness(ObjectNode node, LabelTree witness) {
        node.put("size", witness.size());
        return InclusionText.isPrintable(witness) ? node.put("witness", witness.toString()) : node;
    }
}
