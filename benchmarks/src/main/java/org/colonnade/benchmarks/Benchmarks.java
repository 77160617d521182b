package org.colonnade.benchmarks;

import java.nio.file.Path;
import java.util.List;
import org.colonnade.overhead.OverheadRun;
import org.colonnade.store.AddressException;
import org.colonnade.store.StoreException;

/** The entry of the benchmarks: {@code parse}, {@code fuzz EXAMPLES [INPUTS]}, {@code solver [SIZE...]}, {@code advisor [FILE MIX]}, {@code checker [DIRECTORY...]}, {@code estimates [DESIGNS [all]]}, {@code overhead DESIGN ADDRESS...}. */
public final class Benchmarks {
    private static final long USUAL_INPUTS = 1_000_000;
    private static final long USUAL_DESIGNS = 30;

    private Benchmarks() {}

    public static void main(String[] args) throws Exception {
        try {
            run(args);
        } catch (AddressException | StoreException e) {
            System.err.println("bench: " + e.getMessage());
            System.exit(e instanceof AddressException ? 2 : 1);
        }
    }

    private static void run(String... args) throws Exception {
        switch (args.length == 0 ? "" : args[0]) {
            case "parse" -> ReadingReport.run();
            case "fuzz" -> MutationRun.run(Path.of(args[1]), args.length > 2 ? Long.parseLong(args[2]) : USUAL_INPUTS);
            case "solver" -> SolverRun.run(List.of(args).subList(1, args.length));
            case "advisor" -> advisor(args);
            case "checker" -> CheckerRun.run(List.of(args).subList(1, args.length));
            case "estimates" ->
                EstimatesRun.run(args.length > 1 ? Long.parseLong(args[1]) : USUAL_DESIGNS, args.length > 2);
            case "overhead" -> OverheadRun.run(Path.of(args[1]), List.of(args).subList(2, args.length));
            default -> {
                System.err.println("usage: parse | fuzz EXAMPLES [INPUTS] | solver [SIZE...] | advisor [FILE MIX]"
                        + " | checker [DIRECTORY...] | estimates [DESIGNS [all]] | overhead DESIGN ADDRESS...");
                System.exit(2);
            }
        }
    }

    private static void advisor(String... args) {
        if (args.length < 3) {
            AdvisorRun.heading();
        } else {
            AdvisorRun.run(Path.of(args[1]), args[2]);
        }
    }
}
