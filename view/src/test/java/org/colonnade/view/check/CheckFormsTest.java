package org.colonnade.view.check;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import org.colonnade.check.BlockCheck;
import org.colonnade.check.Check;
import org.colonnade.check.Checker;
import org.colonnade.check.Pace;
import org.colonnade.check.Report;
import org.colonnade.contention.Findings;
import org.colonnade.contention.Ruling;
import org.colonnade.contention.Verdict;
import org.colonnade.design.Design;
import org.colonnade.regrouping.GroupingAdvisor;
import org.colonnade.view.form.Examples;
import org.junit.jupiter.api.Test;

/** All forms of a check tell the same. */
class CheckFormsTest {
    private static final Design BLOG = Examples.named("blog");

    private static Report report(List<Check> checks) {
        Pace pace = new Pace(BLOG.defaultMix(), OptionalDouble.empty(), Pace.DATASTORE, 1);
        return new Report(
                BLOG, checks, Verdict.STRICT, pace, GroupingAdvisor.rank(BLOG, pace.mix(), Verdict.STRICT, 1));
    }

    /** A check that took too much work to decide, but for the last verdict. */
    private static Report undecided() {
        Check check = Checker.of(BLOG).get(0);
        Ruling limit = new Ruling.Undecided(1);
        Findings findings = new Findings(limit, limit, new Ruling.Holds(), List.of(), List.of(), List.of(), false);
        BlockCheck block = new BlockCheck(check.blocks().get(0).grammar(), Optional.empty(), findings, 1);
        return report(List.of(new Check(check.subject(), List.of(block))));
    }

    @Test
    void what_is_undecided_is_so_in_every_form() {
        Report report = undecided();
        String verdicts = "strict is undecided, conflict-free is undecided, contained holds";
        assertThat(CheckText.of(report)).contains(": UNDECIDED\n", verdicts, "0 safe, 0 unsafe, 1 undecided");
        assertThat(CheckPage.of(report, "Blog"))
                .contains("<span class=\"verdict undecided\">UNDECIDED</span>", verdicts)
                .doesNotContain("fails");
        assertThat(CheckJson.of(report))
                .contains("\"strict\" : \"undecided\"", "\"contained\" : \"holds\"", "\"safe\" : false")
                .doesNotContain("fails", "finding");
        assertThat(CheckSarif.of(report)).contains("is undecided", "\"level\" : \"warning\"");
        assertThat(CheckJunit.of(report)).contains("failures=\"0\" errors=\"1\"", "undecided: too much work");
    }

    @Test
    void what_is_unsafe_has_its_counterexample_in_every_form() {
        Report report = report(Checker.of(BLOG));
        Check unsafe = report.checks().stream()
                .filter(c -> c.worst(Verdict.STRICT).isPresent())
                .findFirst()
                .orElseThrow();
        String clash = unsafe.worst(Verdict.STRICT)
                .orElseThrow()
                .ruling()
                .witness()
                .orElseThrow()
                .clash()
                .toString();
        assertThat(CheckText.of(report)).contains(unsafe.subject() + ": UNSAFE\n", clash);
        assertThat(CheckPage.of(report, "Blog")).contains("verdict unsafe", clash);
        assertThat(CheckJson.of(report)).contains("\"clash\" : \"" + clash + "\"");
        assertThat(CheckSarif.of(report)).contains(clash);
        assertThat(CheckJunit.of(report)).contains("message=\"" + clash + "\"");
    }
}
