package org.colonnade.benchmarks;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.LongStream;
import org.colonnade.automaton.Extent;
import org.colonnade.contention.Contention;
import org.colonnade.contention.RandomGrammar;
import org.colonnade.grammar.Grammar;

/** Times the checker: grammars of three families, the ranking of groupings, and pairs of automata with known answers. */
final class CheckerRun {
    private static final int RANDOM = 300;
    private static final int WARMING = 5000;

    private CheckerRun() {}

    /** Without a directory, what is generated only. */
    static void run(List<String> directories) throws IOException {
        System.out.printf("a loop of 1e9 steps on this machine: %.0f ms of CPU time%n%n", Meter.fixedLoop());
        System.out.println("CPU time of the one thread that works, the first time and the best of three; what it"
                + " allocates; time of one of the\nchecks for all sizes when warm; how many times as long enumeration"
                + " takes");
        GrammarRow.heading();
        LongStream.range(0, WARMING).mapToObj(RandomGrammar::of).forEach(Contention::of);
        blogs();
        random();
        for (int variables : new int[] {12, 15, 18, 21}) {
            threeSat(variables);
        }
        System.out.println();
        GroupingRows.print();
        for (String directory : directories) {
            System.out.println();
            AutomataPairs.read(Path.of(directory)).print();
        }
        System.out.printf("%nthe most memory that the process had: %d MB%n", Meter.peak());
    }

    private static void blogs() {
        for (int size : new int[] {2, 5, 10, 20, 50, 100}) {
            Extent extent = Extent.each(size);
            String sizes = " " + size + " x " + size;
            GrammarRow.of("blog by articles" + sizes, Texts.grammar(Blog.BY_ARTICLES), extent);
            GrammarRow.of("blog by users" + sizes, Texts.grammar(Blog.BY_USERS), extent);
            GrammarRow.of("blog by users, listed" + sizes, Texts.grammar(Blog.listed(size)), extent);
        }
    }

    private static void random() {
        List<Grammar> grammars =
                LongStream.range(0, RANDOM).mapToObj(RandomGrammar::of).toList();
        GrammarRow.of(RANDOM + " random ones, 3 users, 2 others", grammars, new Extent(3, 2));
    }

    private static void threeSat(int variables) {
        for (int seed = 1; seed <= 3; seed++) {
            Grammar grammar = Texts.grammar(new ThreeSat(variables, seed).toString());
            GrammarRow.of("3-SAT, " + variables + " variables, seed " + seed, grammar, Extent.CUT_OFF);
        }
    }
}
