package org.colonnade.console;

import java.util.List;
import org.colonnade.session.deployment.Deployment;

/** What commands tell beside their results. */
public record Remarks(Console console) {
    public void say(String sentence) {
        console.err().println(Failures.NAME + sentence);
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
