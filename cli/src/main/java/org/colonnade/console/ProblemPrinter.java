package org.colonnade.console;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.colonnade.text.Problem;
import org.colonnade.text.Words;

/**
 * Prints problems on standard error as they come, each once however many files import the one it is in, and counts
 * them. After {@value #MOST} it only counts: nobody mends more at once.
 */
public final class ProblemPrinter {
    private static final int MOST = 200;

    private final Console console;
    private final Set<String> printed = new HashSet<>();
    private int errors;
    private int warnings;

    public ProblemPrinter(Console console) {
        this.console = console;
    }

    public void add(List<Problem> problems) {
        for (Problem problem : problems) {
            add(problem);
        }
    }

    public void add(Problem problem) {
        String text = problem.toString();
        if (printed.add(text)) {
            errors += problem.isError() ? 1 : 0;
            warnings += problem.isError() ? 0 : 1;
            print(problem, text);
        }
    }

    private void print(Problem problem, String text) {
        if (printed.size() <= MOST) {
            console.err().println(console.colouredErr() ? Paint.problem(problem.severity(), text) : text);
        } else if (printed.size() == MOST + 1) {
            console.err().println("... and more");
        }
    }

    public boolean hasErrors() {
        return errors > 0;
    }

    /** {@code 3 files, 2 errors, 1 warning}. */
    public void summarize(int files) {
        console.err()
                .println(Words.count(files, "file") + ", " + Words.count(errors, "error") + ", "
                        + Words.count(warnings, "warning"));
    }
}
