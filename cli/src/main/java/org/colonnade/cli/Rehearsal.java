package org.colonnade.cli;

import java.io.InputStream;
import java.io.OutputStream;
import java.util.List;
import org.colonnade.console.Console;

/**
 * Runs commands for nobody, so that the classes they load can be archived and found ready at the next start. The
 * launcher calls it after a build, once for each archive: {@code short} rehearses only what goes past picocli, because
 * all that picocli needs of the JDK would make that archive larger and those starts slower; {@code advice} rehearses
 * the advisor and its solver, {@code all} the rest.
 */
final class Rehearsal {
    private Rehearsal() {}

    public static void main(String[] arguments) {
        Console.ofProcess().close();
        run("--version");
        List<String> designs = List.of(arguments).subList(1, arguments.length);
        for (String design : designs) {
            run("validate", design);
        }
        switch (arguments[0]) {
            case "all" -> all(designs);
            case "advice" -> advice(designs);
            default -> {}
        }
    }

    private static void all(List<String> designs) {
        run("--help");
        for (String design : designs) {
            run("validate", "--", design);
            run("format", "--check", design);
            run("show", design);
        }
    }

    /**
     * The smallest is enough for what is said in several ways. No report: it draws with classes from signed jars, which
     * are not archived, and JDK 17 crashes over their lambdas.
     */
    private static void advice(List<String> designs) {
        for (String design : designs) {
            run("advise", design);
        }
        String first = designs.get(0);
        for (String format : List.of("text", "json", "cql", "lp")) {
            run("advise", first, "--format", format);
        }
        run("compare", first);
        run("compare", first, "--format", "json");
    }

    private static void run(String... arguments) {
        InputStream in = InputStream.nullInputStream();
        OutputStream out = OutputStream.nullOutputStream();
        new Main(new Console(in, out, out, Console.Colours.NONE), false).run(arguments);
    }
}
