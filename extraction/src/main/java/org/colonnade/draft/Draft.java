package org.colonnade.draft;

import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.colonnade.layout.Formatter;
import org.colonnade.model.Numbers;
import org.colonnade.text.Source;

/**
 * A design that is proposed, with remarks on where each part comes from and what a person must add.
 *
 * <p>Invariants of its text: it is in the canonical layout, and reading it finds no problem.
 */
public record Draft(
        List<String> remarks, List<DraftValue> values, List<DraftEntity> entities, List<DraftGrouping> groupings) {
    public Draft {
        remarks = List.copyOf(remarks);
        values = List.copyOf(values);
        entities = List.copyOf(entities);
        groupings = List.copyOf(groupings);
    }

    /** The design with requests that write each entity, as far as they can be guessed. */
    public String textWithWrites() {
        return formatted(body() + Remarks.lines(Writes.GUESSED, "") + new Writes(entities).text());
    }

    /** The design without requests; those that can be guessed stand in comments. */
    public String text() {
        String guessed = formatted(new Writes(entities).text())
                .lines()
                .map(line -> ("// " + line).stripTrailing() + "\n")
                .collect(Collectors.joining());
        return formatted(body() + Remarks.lines(Writes.MISSING, "") + "//\n" + guessed);
    }

    private String body() {
        return Stream.of(
                        Stream.of(Remarks.lines(remarks, "")),
                        values.stream().map(Draft::text),
                        entities.stream().map(Draft::text),
                        groupings.stream().map(g -> Remarks.lines(g.remarks(), "") + g + "\n"))
                .flatMap(Function.identity())
                .map(part -> part + "\n")
                .collect(Collectors.joining());
    }

    private static String text(DraftValue value) {
        return Remarks.lines(value.remarks(), "") + "value " + value.name() + " {\n" + fields(value.fields()) + "}\n";
    }

    private static String text(DraftEntity entity) {
        String count = entity.count().isEmpty()
                ? ""
                : " (" + Numbers.text(entity.count().getAsLong()) + ")";
        return Remarks.lines(entity.remarks(), "") + "entity " + entity.name() + count + " {\n"
                + fields(entity.fields()) + "}\n";
    }

    private static String fields(List<DraftField> fields) {
        return fields.stream()
                .map(f -> Remarks.lines(f.remarks(), "  ") + "  " + f.name() + "  " + f.definition() + "\n")
                .collect(Collectors.joining());
    }

    private static String formatted(String text) {
        return Formatter.format(new Source("draft", text)).text().orElseThrow();
    }
}
