package org.colonnade.benchmarks;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.colonnade.automaton.HedgeAutomaton;
import org.colonnade.automaton.Inclusion;
import org.colonnade.automaton.InclusionAnswer;
import org.colonnade.automaton.TimbukFile;
import org.colonnade.text.Source;

/** The pairs of Timbuk files that {@code expected.csv} of a directory lists, a line each: {@code a,b,included}. */
record AutomataPairs(String name, List<Pair> pairs) {
    private static final Duration LIMIT = Duration.ofMinutes(5);
    private static final int ROUNDS = 3;

    /** What libvata, the reference for tree automata, needs for its own 400 pairs, in milliseconds. */
    private static final double LIBVATA = 4700;

    record Pair(HedgeAutomaton first, HedgeAutomaton second, boolean isIncluded) {
        boolean isRight() {
            InclusionAnswer answer = Inclusion.of(first, second).decide(LIMIT);
            return isIncluded
                    ? answer instanceof InclusionAnswer.Included
                    : answer instanceof InclusionAnswer.NotIncluded;
        }
    }

    static AutomataPairs read(Path directory) throws IOException {
        Map<String, HedgeAutomaton> known = new HashMap<>();
        List<Pair> pairs = new ArrayList<>();
        List<String> lines = Files.readAllLines(directory.resolve("expected.csv"));
        for (String line : lines.subList(1, lines.size())) {
            String[] words = line.split(",");
            pairs.add(new Pair(
                    automaton(directory, words[0], known),
                    automaton(directory, words[1], known),
                    words[2].equals("1")));
        }
        return new AutomataPairs(directory.getFileName().toString(), pairs);
    }

    private static HedgeAutomaton automaton(Path directory, String name, Map<String, HedgeAutomaton> known)
            throws IOException {
        if (!known.containsKey(name)) {
            Source source = new Source(name, Files.readString(directory.resolve(name)));
            known.put(name, TimbukFile.read(source).automaton().orElseThrow());
        }
        return known.get(name);
    }

    void print() {
        for (int round = 1; round <= ROUNDS; round++) {
            Meter.Reading<Long> reading =
                    Meter.once(() -> pairs.stream().filter(Pair::isRight).count());
            System.out.printf(
                    "%s, round %d: %.0f ms, %d of %d right, %.2f of libvata's %.1f s%n",
                    name,
                    round,
                    reading.millis(),
                    reading.result(),
                    pairs.size(),
                    reading.millis() / LIBVATA,
                    LIBVATA / 1000);
        }
    }
}
