package org.colonnade.session.deployment;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.colonnade.data.GeneratedData;
import org.colonnade.engine.Use;
import org.colonnade.model.Scalar;
import org.colonnade.model.Type;
import org.colonnade.workload.Request;

/**
 * Parameters in which numbers stand for keys of generated data: where a uuid is wanted, {@code item=42} is the key of item
 * 42. Nobody remembers uuids that a generator made.
 *
 * @param parameters with keys in place of such numbers
 * @param notes which keys these are
 */
public record NumberedKeys(List<String> parameters, List<String> notes) {
    private static final Pattern NUMBERS = Pattern.compile("[0-9]{1,12}( *, *[0-9]{1,12})*");

    public static NumberedKeys in(Request request, List<String> parameters) {
        Set<String> uuids = uuids(request);
        List<String> read = new ArrayList<>();
        List<String> notes = new ArrayList<>();
        for (String parameter : parameters) {
            String[] parts = parameter.split("=", 2);
            String name = parts[0].replaceFirst("^\\?", "");
            if (parts.length == 2
                    && uuids.contains(name)
                    && NUMBERS.matcher(parts[1]).matches()) {
                String keys = keys(parts[1]);
                read.add(name + "=" + keys);
                notes.add(name + "=" + parts[1] + " is " + keys + " in generated data");
            } else {
                read.add(parameter);
            }
        }
        return new NumberedKeys(read, notes);
    }

    private static String keys(String numbers) {
        return Stream.of(numbers.split(","))
                .map(n -> GeneratedData.uuid(Long.parseLong(n.strip())).toString())
                .collect(Collectors.joining(","));
    }

    private static Set<String> uuids(Request request) {
        return request.statements().stream()
                .flatMap(s -> Use.in(s).stream())
                .filter(u -> isUuid(u.type()))
                .map(u -> u.parameter().name())
                .collect(Collectors.toCollection(HashSet::new));
    }

    private static boolean isUuid(Type type) {
        return !type.hasParts() && type.kept() == Scalar.UUID;
    }
}
