package org.colonnade.view.advice;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.util.Map;
import org.colonnade.advice.Advisor;
import org.colonnade.advice.Budget;
import org.colonnade.advice.Recommendation;
import org.colonnade.cost.CostModel;
import org.colonnade.design.Design;
import org.colonnade.language.DesignReader;
import org.colonnade.programme.Solver;
import org.colonnade.text.Goldens;
import org.colonnade.text.MapLibrary;
import org.colonnade.text.Source;
import org.colonnade.work.Watcher;

/** A design with what is recommended for its default mix. */
record Recommended(Design design, Recommendation recommendation) {
    /** For a file of the project. */
    static Recommended file(String name, CostModel model) {
        try {
            return text(Files.readString(Goldens.root().resolve(name)), model);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static Recommended text(String text, CostModel model) {
        Design design = DesignReader.read(new Source("test", text), new MapLibrary(Map.of()))
                .design()
                .orElseThrow();
        Solver solver = Solver.find().orElseThrow();
        return new Recommended(
                design, new Advisor(design, design.defaultMix(), model, solver).recommend(Budget.NONE, Watcher.NOBODY));
    }

    String page(String title) {
        return HtmlReport.of(design, title, recommendation);
    }
}
