package org.colonnade.cost;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.colonnade.text.NearNames;
import org.colonnade.text.Problems;
import org.colonnade.text.Source;
import org.colonnade.text.Span;

/** Reads the lines of a cost file, and goes on after a bad one, so that it reports all problems at once. */
final class CostReader {
    private static final Pattern LINE = Pattern.compile("[^\\r\\n]+");
    private static final Pattern SETTING = Pattern.compile("\\s*([^=#]*?)\\s*=\\s*([^#]*?)\\s*(?:#.*)?");
    private static final Pattern NOTHING = Pattern.compile("\\s*(?:#.*)?");
    private static final Pattern NUMBER = Pattern.compile("[+-]?(?:\\d+(?:\\.\\d*)?|\\.\\d+)(?:[eE][+-]?\\d+)?");
    private static final String MODEL = "model";
    private static final String UNIT = "unit";
    private static final String STORE = "store";
    private static final double LARGEST = 1e9;

    private final Source source;
    private final Problems problems = new Problems();
    private final Map<CostParameter, Double> values = new EnumMap<>(CostParameter.class);
    private final Map<BlockParameter, Double> blocks = new EnumMap<>(BlockParameter.class);
    private Optional<Span> firstOfBlocks = Optional.empty();
    private Optional<CostModel> base = Optional.empty();
    private Optional<CostModel.Unit> unit = Optional.empty();
    private Optional<String> store = Optional.empty();

    CostReader(Source source) {
        this.source = source;
    }

    CostFile read(String name) {
        Matcher line = LINE.matcher(source.text());
        while (line.find()) {
            if (!NOTHING.matcher(line.group()).matches()) {
                line(line.start(), line.end());
            }
        }
        firstOfBlocks.ifPresent(this::requireBlocks);
        requireSomething();
        return problems.hasErrors()
                ? CostFile.broken(problems.list())
                : new CostFile(
                        Optional.of(model(name)), firstOfBlocks.map(f -> BlockCosts.of(blocks::get)), store, List.of());
    }

    /** Refuses a file without values: whoever names a file wants other costs than the usual ones. */
    private void requireSomething() {
        if (!problems.hasErrors() && base.isEmpty() && unit.isEmpty() && values.isEmpty() && blocks.isEmpty()) {
            problems.error(
                    source.span(0, 0),
                    "this file sets no cost",
                    "write parameters, as `get = 0.002`, or `model = cassandra`; `calibrate` writes such a file");
        }
    }

    private void line(int start, int end) {
        Matcher setting = SETTING.matcher(source.text()).region(start, end);
        if (!setting.matches()) {
            problems.error(part(start, end), "this is no setting", "write a parameter and its value: `get = 0.002`");
            return;
        }
        Span name = source.span(setting.start(1), setting.end(1));
        Span value = source.span(setting.start(2), setting.end(2));
        String written = name.text().replaceAll("\\s+", " ");
        if (written.equals(MODEL)) {
            base(name, value);
        } else if (written.equals(UNIT)) {
            unit(name, value);
        } else if (written.equals(STORE)) {
            store(name, value);
        } else {
            CostParameter.named(written)
                    .ifPresentOrElse(p -> set(values, p, name, value), () -> block(written, name, value));
        }
    }

    /** Returns a line without surrounding blanks. */
    private Span part(int start, int end) {
        String text = source.text().substring(start, end);
        return source.span(
                end - text.stripLeading().length(), start + text.stripTrailing().length());
    }

    private void base(Span name, Span value) {
        if (base.isPresent()) {
            twice(name);
        }
        List<String> known = CostModel.ALL.stream().map(CostModel::name).toList();
        base = CostModel.named(value.text());
        if (base.isEmpty()) {
            problems.error(
                    value,
                    "there is no cost model `" + value.text() + "` to begin with",
                    NearNames.help(value.text(), known));
        }
    }

    private void unit(Span name, Span value) {
        if (unit.isPresent()) {
            twice(name);
        }
        unit = Stream.of(CostModel.Unit.values())
                .filter(u -> u.toString().equals(value.text()))
                .findFirst();
        if (unit.isEmpty()) {
            problems.error(value, "there is no unit `" + value.text() + "`", "write `seconds`, or leave it out");
        }
    }

    private void store(Span name, Span value) {
        if (store.isPresent()) {
            twice(name);
        }
        store = Optional.of(value.text());
        if (value.text().isEmpty()) {
            problems.error(
                    value, "the value is missing", "write the kind of the store: `redis`, or leave the line out");
        }
    }

    private void block(String written, Span name, Span value) {
        Optional<BlockParameter> parameter = BlockParameter.named(written);
        parameter.ifPresentOrElse(p -> set(blocks, p, name, value), () -> unknown(written, name));
        firstOfBlocks = firstOfBlocks.or(() -> parameter.map(p -> name));
    }

    /** Requires all block parameters, since none of them has a usual value. */
    private void requireBlocks(Span first) {
        List<String> missing = Stream.of(BlockParameter.values())
                .filter(p -> !blocks.containsKey(p))
                .map(BlockParameter::toString)
                .toList();
        if (!missing.isEmpty()) {
            problems.error(
                    first,
                    "`" + first.text() + "` is set without " + NearNames.list(missing),
                    "say all that requests to a block cost, or nothing of it");
        }
    }

    private <P> void set(Map<P, Double> settings, P parameter, Span name, Span value) {
        if (settings.containsKey(parameter)) {
            twice(name);
        }
        settings.put(parameter, number(value));
    }

    private void twice(Span name) {
        problems.error(name, "`" + name.text() + "` is set twice", "keep one of the lines");
    }

    private void unknown(String written, Span name) {
        List<String> known = Stream.concat(CostParameter.names().stream(), BlockParameter.names().stream())
                .toList();
        String help = NearNames.help(written, known);
        problems.error(name, "there is no parameter `" + written + "`", help);
    }

    private double number(Span value) {
        String text = value.text();
        if (!NUMBER.matcher(text).matches()) {
            String what = text.isEmpty() ? "the value is missing" : "`" + text + "` is not a number";
            problems.error(value, what, "write it like 0.002 or 2e-3");
            return 0;
        }
        double number = Double.parseDouble(text);
        if (number < 0) {
            problems.error(value, "a cost cannot be negative", "write 0 if it costs nothing");
        } else if (number > LARGEST) {
            problems.error(value, "a cost cannot be larger than 1e9", "count in a larger unit");
        }
        return number;
    }

    private CostModel model(String name) {
        return CostModel.of(name, unit.orElse(CostModel.Unit.PLAIN), this::value);
    }

    private double value(CostParameter parameter) {
        double usual = parameter.of(base.orElse(CostModel.CASSANDRA));
        return values.getOrDefault(parameter, usual);
    }
}
