package org.colonnade.benchmarks;

import java.time.Duration;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.DoubleSupplier;
import java.util.stream.LongStream;
import org.colonnade.programme.FlowProgramme;
import org.colonnade.programme.Limits;
import org.colonnade.programme.Programme;
import org.colonnade.programme.Solution;
import org.colonnade.programme.Solver;
import org.colonnade.programme.Standing;

/** Solves generated programmes of the advisor's shape to the end, or for two minutes: how large they are and how long it takes. */
final class SolverRun {
    private static final List<String> USUAL_SIZES = List.of("M");
    private static final FlowProgramme.Shape FEW = new FlowProgramme.Shape(40, 4, 12, 4);
    private static final FlowProgramme.Shape MANY = new FlowProgramme.Shape(100, 4, 16, 11);
    private static final FlowProgramme.Load REQUESTS = new FlowProgramme.Load(1, 3, 0, 1);
    private static final FlowProgramme.Load WRITES = new FlowProgramme.Load(1, 3, 10, 1);
    private static final FlowProgramme.Load HEAVY = new FlowProgramme.Load(30, 3, 10, 1);
    private static final int SEEDS = 3;
    private static final Limits LIMITS = Limits.time(Duration.ofMinutes(2));

    private final Solver solver = Solver.find().orElseThrow();

    private SolverRun() {}

    static void run(List<String> sizes) {
        SolverRun run = new SolverRun();
        run.solver.solve(FlowProgramme.of(FlowProgramme.Shape.SMALL, 0), Limits.NONE, s -> {});
        System.out.println(
                "size            seed  candidates  variables    rows   within 1 %      ended   of it CPU  families   gap");
        for (String size : sizes.isEmpty() ? USUAL_SIZES : sizes) {
            LongStream.rangeClosed(1, SEEDS).forEach(seed -> run.solve(size, seed));
        }
    }

    private static Programme programme(String size, long seed) {
        return switch (size) {
            case "M" -> FlowProgramme.of(FlowProgramme.Shape.M, seed);
            case "L" -> FlowProgramme.of(FlowProgramme.Shape.L, seed);
            case "XL" -> FlowProgramme.of(FlowProgramme.Shape.XL, seed);
            case "M-budget" -> FlowProgramme.within(FlowProgramme.Shape.M, seed, 0.01);
            case "requests" -> FlowProgramme.of(MANY, seed, REQUESTS);
            case "requests-budget" -> FlowProgramme.of(MANY, seed, REQUESTS.within(0.01));
            case "writes-few" -> FlowProgramme.of(FEW, seed, WRITES);
            case "writes" -> FlowProgramme.of(MANY, seed, WRITES);
            case "heavy-few" -> FlowProgramme.of(FEW, seed, HEAVY);
            case "heavy" -> FlowProgramme.of(MANY, seed, HEAVY);
            case "heavy-budget" -> FlowProgramme.of(MANY, seed, HEAVY.within(0.01));
            default -> throw new IllegalArgumentException("not a size: " + size);
        };
    }

    private void solve(String size, long seed) {
        Programme programme = programme(size, seed);
        double cpu = cpu();
        Close close = new Close();
        Solution solution = solver.solve(programme, LIMITS, close);
        double seconds = close.elapsed.getAsDouble();
        System.out.printf(
                "%-15s %4d  %10d  %9d  %6d  %9.2f s  %7.2f s  %8.2f s  %8d  %4.1f %%%n",
                size,
                seed,
                programme.counting(),
                programme.variables(),
                programme.rows().size(),
                close.seconds,
                seconds,
                cpu() - cpu,
                solution.chosen().stream().filter(programme::counts).count(),
                100 * solution.gap());
    }

    /** Of all threads of this process, in seconds. */
    private static double cpu() {
        return ProcessHandle.current()
                .info()
                .totalCpuDuration()
                .map(d -> d.toNanos() / 1e9)
                .orElse(Double.NaN);
    }

    /** Notes when the gap falls below a percent. */
    private static final class Close implements Consumer<Standing> {
        private final long start = System.nanoTime();
        private final DoubleSupplier elapsed = () -> (System.nanoTime() - start) / 1e9;
        private double seconds = Double.NaN;

        @Override
        public void accept(Standing standing) {
            if (Double.isNaN(seconds) && standing.gap() < 0.01) {
                seconds = elapsed.getAsDouble();
            }
        }
    }
}
