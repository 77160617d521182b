package org.colonnade.language;

import java.util.HashMap;
import java.util.Map;
import org.colonnade.text.Span;
import org.colonnade.workload.Parameter;

/** The type of each parameter of a request; its statements share parameters, so all uses must agree. */
final class ParameterTypes {
    private final Complaints complaints;
    private final Map<String, Use> uses = new HashMap<>();

    ParameterTypes(Complaints complaints) {
        this.complaints = complaints;
    }

    void use(Parameter parameter, String type) {
        Use first = uses.putIfAbsent(parameter.name(), new Use(type, parameter.at()));
        if (first != null && !first.type.equals(type)) {
            complaints.error(
                    parameter.at(),
                    "`" + parameter + "` is " + type + " here, but " + first.type + " at " + first.at,
                    "the statements of a request share their parameters: use another name");
        }
    }

    boolean isUsed(Parameter parameter) {
        return uses.containsKey(parameter.name());
    }

    private record Use(String type, Span at) {}
}
