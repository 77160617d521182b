package org.colonnade.engine;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.colonnade.data.ValueText;
import org.colonnade.model.Scalar;
import org.colonnade.model.Type;
import org.colonnade.text.NearNames;
import org.colonnade.workload.Request;

/**
 * The arguments of a request as people write them: {@code item=42}, {@code ids=1,2,3}. The use of a parameter in a
 * statement tells the type of its value.
 *
 * <p>Invariant: there are arguments, or problems.
 */
public record ArgumentsText(Optional<Arguments> arguments, List<String> problems) {
    public ArgumentsText {
        problems = List.copyOf(problems);
    }

    /** Reads all arguments. */
    public static ArgumentsText read(Request request, List<String> texts) {
        Reader reader = new Reader(request);
        texts.forEach(reader::add);
        reader.findMissing();
        return new ArgumentsText(
                reader.problems.isEmpty() ? Optional.of(new Arguments(reader.values)) : Optional.empty(),
                reader.problems);
    }

    private static final class Reader {
        private final Map<String, Use> uses = new LinkedHashMap<>();
        private final Map<String, Object> values = new LinkedHashMap<>();
        private final List<String> given = new ArrayList<>();
        private final List<String> problems = new ArrayList<>();

        Reader(Request request) {
            request.statements().stream()
                    .flatMap(s -> Use.in(s).stream())
                    .forEach(u -> uses.putIfAbsent(u.parameter().name(), u));
        }

        void add(String text) {
            int equals = text.indexOf('=');
            String name = (equals < 0 ? text : text.substring(0, equals)).replaceFirst("^\\?", "");
            if (equals < 0) {
                problems.add("'" + text + "' has no value; write " + name + "=value");
            } else if (!uses.containsKey(name)) {
                problems.add("there is no parameter '" + name + "'" + help(name));
            } else if (given.contains(name)) {
                problems.add("the parameter '" + name + "' is given twice");
            } else {
                read(uses.get(name), text.substring(equals + 1));
            }
            given.add(name);
        }

        private String help(String name) {
            return uses.isEmpty() ? "; the request has none" : NearNames.help("; ", name, uses.keySet());
        }

        private void read(Use use, String text) {
            try {
                values.put(use.parameter().name(), value(use, text));
            } catch (IllegalArgumentException e) {
                problems.add("the parameter '" + use.parameter().name() + "': " + e.getMessage());
            }
        }

        void findMissing() {
            uses.values().stream()
                    .filter(u -> !given.contains(u.parameter().name()))
                    .forEach(u -> problems.add("the parameter '" + u.parameter().name() + "' needs a value: " + kind(u)
                            + " for " + place(u)));
        }

        private static String kind(Use use) {
            return use.kind() == Use.Kind.LISTED
                    ? "some " + use.type() + ", with commas,"
                    : use.type().toString();
        }

        private static String place(Use use) {
            StringBuilder place = new StringBuilder(use.entity().name());
            use.attributes().forEach(a -> place.append('.').append(a.name()));
            return place.toString();
        }
    }

    private static Object value(Use use, String text) {
        boolean stored = use.kind() == Use.Kind.STORED;
        if (text.isEmpty()
                && stored
                && use.attributes().get(0).optional()
                && !use.type().is(Scalar.TEXT)) {
            return null;
        } else if (use.kind() == Use.Kind.LISTED) {
            return list(use.type(), text);
        } else if (stored && use.type().isCollection() && !text.startsWith("[")) {
            return list(use.type().element(), text);
        }
        return ValueText.read(use.type(), text);
    }

    private static List<Object> list(Type element, String text) {
        return Stream.of(text.split(",", -1))
                .filter(e -> !text.isEmpty())
                .map(e -> ValueText.read(element, e.strip()))
                .toList();
    }
}
