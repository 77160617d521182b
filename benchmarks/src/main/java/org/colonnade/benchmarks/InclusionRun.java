package org.colonnade.benchmarks;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.colonnade.automaton.Extent;
import org.colonnade.automaton.Grounding;
import org.colonnade.automaton.HedgeAutomaton;
import org.colonnade.automaton.Inclusion;
import org.colonnade.automaton.TimbukFile;
import org.colonnade.automaton.Verdict;
import org.colonnade.grammar.Grammar;
import org.colonnade.language.DesignReader;
import org.colonnade.text.Library;
import org.colonnade.text.Source;

/** Times the inclusion of automata: the enumerated blog, 3-SAT as grammars, and pairs of Timbuk files with known answers. */
final class InclusionRun {
    private static final Duration LIMIT = Duration.ofMinutes(5);
    private static final int ROUNDS = 3;
    private static final long STEPS = 1_000_000_000;

    private InclusionRun() {}

    /** Without a directory, the generated families only. */
    static void run(List<String> directories) throws IOException {
        System.out.printf("a loop of 1e9 steps on this machine: %.0f ms of CPU time%n", fixedLoop());
        System.out.println("CPU time of the one thread that works, best of " + ROUNDS + " rounds");
        blog("article-oriented", "articles(u, a)*", "comments(v, a)*");
        blog("user-oriented", "articles(u, a)* | comments(u, a)*", "()");
        for (int variables : new int[] {12, 15, 18, 21}) {
            threeSat(variables);
        }
        for (String directory : directories) {
            pairs(Path.of(directory));
        }
    }

    /** Of this thread, in nanoseconds, so that whatever else the machine does counts little. */
    private static long cpu() {
        return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
    }

    private static double fixedLoop() {
        long start = cpu();
        long state = 1;
        for (long i = 0; i < STEPS; i++) {
            state = state * 6364136223846793005L + 1442695040888963407L;
        }
        double millis = (cpu() - start) / 1e6;
        return state == 0 ? 0 : millis;
    }

    private static void blog(String name, String users, String articles) {
        Grammar grammar = grammar(
                "grammar blog {\n root ::= users(u)\n users(u) ::= " + users + "\n articles(u, a) ::= " + articles
                        + "\n comments(u, a) ::= ()\n writes u: users(u), articles(u, a), comments(u, a)\n}\n");
        for (int size : new int[] {20, 100}) {
            time("blog, " + name + ", " + size + " users, " + size + " articles", grammar, Extent.each(size));
        }
    }

    private static void threeSat(int variables) {
        for (int seed = 1; seed <= 3; seed++) {
            Grammar grammar = grammar(new ThreeSat(variables, seed).toString());
            time("3-SAT, " + variables + " variables, seed " + seed, grammar, Extent.CUT_OFF);
        }
    }

    private static void time(String name, Grammar grammar, Extent extent) {
        double best = Double.POSITIVE_INFINITY;
        String answer = "";
        for (int round = 0; round < ROUNDS; round++) {
            long start = cpu();
            answer = Grounding.of(grammar, extent).contained(LIMIT).getClass().getSimpleName();
            best = Math.min(best, (cpu() - start) / 1e6);
        }
        System.out.printf("%-52s%10.1f ms  %s%n", name, best, answer);
    }

    private static Grammar grammar(String text) {
        Source source = new Source("generated", text);
        return DesignReader.read(source.name(), new Library() {
                    @Override
                    public Source open(String name) {
                        return source;
                    }

                    @Override
                    public String resolve(String importer, String imported) {
                        return imported;
                    }
                })
                .design()
                .orElseThrow()
                .grammars()
                .get(0);
    }

    /** The pairs that {@code expected.csv} of a directory lists: {@code a,b,included}. */
    private static void pairs(Path directory) throws IOException {
        List<String> lines = Files.readAllLines(directory.resolve("expected.csv"));
        List<String[]> pairs = lines.stream().skip(1).map(l -> l.split(",")).toList();
        Map<String, HedgeAutomaton> automata = new HashMap<>();
        for (String[] pair : pairs) {
            for (String name : List.of(pair[0], pair[1])) {
                Source source = new Source(name, Files.readString(directory.resolve(name)));
                automata.computeIfAbsent(
                        name, n -> TimbukFile.read(source).automaton().orElseThrow());
            }
        }
        for (int round = 1; round <= ROUNDS; round++) {
            long start = cpu();
            int right = 0;
            for (String[] pair : pairs) {
                Verdict verdict = Inclusion.of(automata.get(pair[0]), automata.get(pair[1]))
                        .decide(LIMIT);
                boolean included = pair[2].equals("1");
                right += (included ? verdict instanceof Verdict.Included : verdict instanceof Verdict.NotIncluded)
                        ? 1
                        : 0;
            }
            System.out.printf(
                    "%-52s%10.1f ms  %d of %d right%n",
                    directory.getFileName() + ", round " + round, (cpu() - start) / 1e6, right, pairs.size());
        }
    }
}
