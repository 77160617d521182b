package org.colonnade.session.plan;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.colonnade.advice.AdviceReplay;
import org.colonnade.advice.KeptAdvice;
import org.colonnade.advice.MisfitException;
import org.colonnade.advice.Recommendation;
import org.colonnade.cost.CostModel;
import org.colonnade.form.Figures;
import org.colonnade.session.Refusal;
import org.colonnade.session.Session;
import org.colonnade.text.Library;
import org.colonnade.text.Source;
import org.colonnade.text.Unreadable;

/** A kept recommendation, as text and back. */
public final class PlanFile {
    /** How names of such files end. */
    public static final String EXTENSION = ".plan";

    private PlanFile() {}

    /** Returns the text that keeps a recommendation for a design. */
    public static String text(Session session, Recommendation advice) {
        return new PlanWriter(session).text(KeptAdvice.of(advice), advice.cost());
    }

    /**
     * A recommendation that was kept.
     *
     * @param remarks what to tell whoever uses it: that the design has changed since, and what that does to its costs
     */
    public record Kept(Recommendation advice, List<String> remarks) {
        public Kept {
            remarks = List.copyOf(remarks);
        }
    }

    /**
     * Reads a recommendation for the design of a session. It has the plans that were kept, at the costs that follow from
     * the design as it is now. If they do not fit, all differences are refused at once.
     */
    public static Kept read(Session session, Path file, Library library) {
        Source source = open(file, library);
        PlanReader reader = new PlanReader(session, source);
        KeptAdvice kept = reader.read();
        try {
            Recommendation advice = AdviceReplay.of(session.design(), kept);
            return new Kept(advice, reader.isOfThisDesign() ? List.of() : List.of(changed(file, reader, advice)));
        } catch (MisfitException e) {
            throw misfit(file.toString(), e.differences());
        }
    }

    static Refusal misfit(String file, List<String> differences) {
        List<String> sentences = new ArrayList<>(differences);
        sentences.add(file + " does not fit the design; make the plan anew: colonnade advise DESIGN -o " + file);
        return new Refusal(sentences);
    }

    private static String changed(Path file, PlanReader reader, Recommendation advice) {
        CostModel model = advice.model();
        return "the design has changed since " + file + " was made; its plans still fit"
                + (reader.cost() == advice.cost()
                        ? ""
                        : ", and cost " + Figures.cost(advice.cost(), model) + " now, "
                                + Figures.cost(reader.cost(), model) + " then");
    }

    private static Source open(Path file, Library library) {
        try {
            return library.open(file.toString());
        } catch (Unreadable e) {
            throw Refusal.of(List.of(e.problem()));
        }
    }
}
