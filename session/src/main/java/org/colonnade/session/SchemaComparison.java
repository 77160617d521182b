package org.colonnade.session;

import java.util.ArrayList;
import java.util.List;
import org.colonnade.advice.SideBySide;
import org.colonnade.work.Watcher;
import org.colonnade.workload.Mix;

/** Puts families side by side: what each choice costs, for each of some mixes. */
public final class SchemaComparison {
    private SchemaComparison() {}

    public static SideBySide of(Session session, List<FamilyChoice> choices, List<Mix> mixes, Watcher watcher) {
        List<SideBySide.Contest> contests = new ArrayList<>();
        for (Mix mix : mixes) {
            contests.add(new SideBySide.Contest(
                    mix,
                    choices.stream().map(c -> c.plan(session, mix, watcher)).toList()));
        }
        return new SideBySide(
                session.model(), choices.stream().map(FamilyChoice::name).toList(), contests);
    }
}
