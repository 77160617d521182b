package org.colonnade.console;

import java.util.List;
import org.colonnade.session.deployment.Deployment;

/** What commands tell beside their results. */
public record Remarks(Console console) {
    public void say(String sentence) {
        console.err().println(Failures.NAME + sentence);
    }

    /** Notes that a measurement was stopped, if so; returns the exit code. */
    public int measured(boolean finished) {
        if (!finished) {
            say("stopped; this is what was measured until then");
        }
        return finished ? Exit.FINE : Exit.UNDECIDED;
    }

    /** Notes that a measurement was stopped too early; returns the exit code. */
    public int unmeasured() {
        say("stopped before anything was measured");
        return Exit.UNDECIDED;
    }

    /** Notes the requests that a person's schema cannot run. */
    public void impossible(Deployment opened) {
        List<String> names = opened.impossible();
        if (!names.isEmpty()) {
            say("these families cannot run " + String.join(", ", names) + "; colonnade cost says why");
        }
    }

    /** Warns of answers that lack rows, because a load has not ended. */
    public void unfinished(Deployment opened) {
        opened.engine()
                .unfinishedLoad()
                .ifPresent(data -> say("warning: the load of these families has not ended, so rows may be missing;"
                        + " the same load, given again, goes on (" + data + ")"));
    }
}
