package org.colonnade.keypath;

import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import org.colonnade.draft.Draft;
import org.colonnade.keypath.Lines.Line;
import org.colonnade.keypath.SurveyedKind.Identifiers;

/**
 * The entry of this package: reads a sample of keys and counts what is in it.
 *
 * <p>A key counts once however often it is given, as itself or as an ancestor. Bad lines are counted, the first
 * {@value #MOST_SHOWN} of them kept. Keys of Datastore's own kinds ({@code __Stat_Total__} and the like) are left out.
 */
public final class KeySurvey {
    public static final int MOST_SHOWN = 20;
    public static final int MOST_KINDS = 1000;

    /** 32 MiB for keys and as much for identifiers, at the most. */
    private static final int MOST_HASHES = 1 << 20;

    private final DistinctCounts<Place> keys;
    private final DistinctCounts<String> identifiers;
    private final Map<String, Tally> tallies = new LinkedHashMap<>();
    private final List<BadLine> badLines = new ArrayList<>();
    private long bad;
    private long used;
    private long own;

    KeySurvey(int mostHashes) {
        this.keys = new DistinctCounts<>(mostHashes);
        this.identifiers = new DistinctCounts<>(mostHashes);
    }

    private record Place(String kind, Optional<String> parent) {}

    /** What is simply added up for a kind. */
    private static final class Tally {
        private long sampled;
        private long numbers;
        private long names;
        private long characters;
    }

    /** Reads all lines; blank ones mean nothing. */
    public static KeySurvey of(InputStream in) throws IOException {
        return of(in, MOST_HASHES);
    }

    static KeySurvey of(InputStream in, int mostHashes) throws IOException {
        KeySurvey survey = new KeySurvey(mostHashes);
        Lines lines = new Lines(in);
        long number = 0;
        for (Optional<Line> line = lines.next(); line.isPresent(); line = lines.next()) {
            survey.add(++number, line.get());
        }
        return survey;
    }

    private void add(long number, Line line) {
        if (line.problem().isEmpty() && line.text().isBlank()) {
            return;
        }
        try {
            if (line.problem().isPresent()) {
                throw new BadKey(line.problem().get());
            }
            add(KeyPathReader.read(line.text()));
        } catch (BadKey e) {
            bad++;
            if (badLines.size() < MOST_SHOWN) {
                badLines.add(BadLine.of(number, line.text().strip(), e.getMessage()));
            }
        }
    }

    private void add(KeyPath path) throws BadKey {
        if (path.steps().stream().anyMatch(s -> s.kind().matches("__.*__"))) {
            own++;
            return;
        }
        if (tallies.size() + path.steps().size() > MOST_KINDS) {
            refuseFurtherKinds(path);
        }
        used++;
        long hash = Hash.of(0, path.partition());
        Optional<String> parent = Optional.empty();
        for (KeyPath.Step step : path.steps()) {
            hash = step.hash(hash);
            count(step, parent, hash);
            parent = Optional.of(step.kind());
        }
        tallies.get(parent.orElseThrow()).sampled++;
    }

    private void refuseFurtherKinds(KeyPath path) throws BadKey {
        long fresh = path.steps().stream()
                .map(KeyPath.Step::kind)
                .distinct()
                .filter(k -> !tallies.containsKey(k))
                .count();
        if (fresh > 0 && tallies.size() + fresh > MOST_KINDS) {
            throw new BadKey(
                    "there are more than " + MOST_KINDS + " kinds; are kind and identifier in the wrong order?");
        }
    }

    private void count(KeyPath.Step step, Optional<String> parent, long hash) {
        keys.add(new Place(step.kind(), parent), hash);
        identifiers.add(step.kind(), Hash.of(step.numeric() ? 1 : 2, step.identifier()));
        Tally tally = tallies.computeIfAbsent(step.kind(), k -> new Tally());
        tally.numbers += step.numeric() ? 1 : 0;
        tally.names += step.numeric() ? 0 : 1;
        tally.characters += step.numeric() ? 0 : step.identifier().length();
    }

    /** The bad lines that are worth showing. */
    public List<BadLine> badLines() {
        return List.copyOf(badLines);
    }

    /** How many lines were bad. */
    public long bad() {
        return bad;
    }

    /** How many lines gave a key. */
    public long used() {
        return used;
    }

    /** How many keys of Datastore's own kinds were left out. */
    long own() {
        return own;
    }

    /** The design that the keys show; there must be at least one. */
    public Draft draft() {
        return new SurveyDraft(this).draft();
    }

    /** In the order in which they were first met. */
    List<SurveyedKind> kinds() {
        Map<String, List<SurveyedKind.Edge>> edges = new LinkedHashMap<>();
        keys.forEach((place, sample) -> edges.computeIfAbsent(place.kind, k -> new ArrayList<>())
                .add(new SurveyedKind.Edge(place.parent, sample.count(), sample.isExact())));
        edges.values()
                .forEach(e ->
                        e.sort(Comparator.comparingLong(SurveyedKind.Edge::keys).reversed()));
        List<SurveyedKind> kinds = new ArrayList<>();
        identifiers.forEach((name, sample) -> kinds.add(kind(name, edges.get(name), sample)));
        return kinds;
    }

    private SurveyedKind kind(String name, List<SurveyedKind.Edge> edges, HashSample sample) {
        OptionalLong distinct = sample.isExact() ? OptionalLong.of(sample.count()) : OptionalLong.empty();
        Tally tally = tallies.get(name);
        int length = tally.names == 0 ? 0 : (int) Math.max(1, Math.round((double) tally.characters / tally.names));
        return new SurveyedKind(
                name, tally.sampled, new Identifiers(tally.numbers, tally.names, length, distinct), edges);
    }
}
