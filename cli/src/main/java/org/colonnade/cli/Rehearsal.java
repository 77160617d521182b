package org.colonnade.cli;

import java.io.InputStream;
import java.io.OutputStream;

/**
 * Runs the short commands for nobody, so that the classes they load can be archived and found ready at the next
 * start. The launcher calls it after a build.
 */
final class Rehearsal {
    private Rehearsal() {}

    public static void main(String[] designs) {
        Console.ofProcess().close();
        run("--version");
        run("--help");
        for (String design : designs) {
            run("validate", design);
            run("validate", "--", design);
            run("format", "--check", design);
            run("show", design);
        }
    }

    private static void run(String... arguments) {
        InputStream in = InputStream.nullInputStream();
        OutputStream out = OutputStream.nullOutputStream();
        new Main(new Console(in, out, out, Console.Colours.NONE), false).run(arguments);
    }
}
