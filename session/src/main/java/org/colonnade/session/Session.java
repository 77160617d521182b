package org.colonnade.session;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.colonnade.advice.Advisor;
import org.colonnade.advice.Budget;
import org.colonnade.advice.Recommendation;
import org.colonnade.cost.CostFile;
import org.colonnade.cost.CostModel;
import org.colonnade.design.Design;
import org.colonnade.file.FileLibrary;
import org.colonnade.programme.Solver;
import org.colonnade.schema.Family;
import org.colonnade.schema.Schema;
import org.colonnade.store.StoreProfile;
import org.colonnade.text.Library;
import org.colonnade.text.Problem;
import org.colonnade.work.Watcher;
import org.colonnade.workload.Mix;
import org.colonnade.workload.Request;

/**
 * A design that someone works on, and the cost model to work with.
 *
 * <p>Invariant: the design has no errors; {@code warnings} are what its reader found worth telling.
 *
 * @param title what people call the design: its file's name without the extension
 * @param remarks what else to tell of the files, in sentences
 */
public record Session(String title, Design design, CostModel model, List<Problem> warnings, List<String> remarks) {
    /** The cost model for those who name none. */
    public static final String USUAL_COST = CostModel.CASSANDRA.name();

    public Session {
        warnings = List.copyOf(warnings);
        remarks = List.copyOf(remarks);
    }

    /**
     * Opens the design in a file, with the usual cost model.
     *
     * @throws Refusal if it has errors
     */
    public static Session open(Path file) {
        return open(file, new FileLibrary(System.in));
    }

    /** Opens the design of a file in a library, with the usual cost model. */
    public static Session open(Path file, Library library) {
        return open(file, library, USUAL_COST, Optional.empty());
    }

    /**
     * Opens the design of a file in a library.
     *
     * @param cost the name or the file of the cost model
     * @param store the store that the costs should be of, if one is known
     */
    public static Session open(Path file, Library library, String cost, Optional<StoreProfile> store) {
        return open(new Designs(library), Designs.title(file), d -> d.read(file), cost, store);
    }

    /** Opens a design with one more schema, which has only the family that someone asks about. */
    public static Session openAsking(Path file, Library library, String family, String cost) {
        return open(new Designs(library), Designs.title(file), d -> d.readWith(file, family), cost, Optional.empty());
    }

    /** Begins to work on a design that is there already. */
    public static Session of(String title, Design design) {
        return new Session(title, design, CostModel.CASSANDRA, List.of(), List.of());
    }

    private static Session open(
            Designs designs, String title, Designs.Way way, String cost, Optional<StoreProfile> store) {
        Objections objections = new Objections();
        Optional<CostFile> costs = objections.get(() -> CostModels.find(cost, designs.library()));
        Optional<Designs.Read> read = objections.get(() -> way.read(designs));
        objections.raise();
        return new Session(
                        title,
                        read.orElseThrow().design(),
                        CostModel.CASSANDRA,
                        read.get().warnings(),
                        List.of())
                .costing(cost, costs.orElseThrow(), store);
    }

    /** Returns the same session with the costs of a name or a file, for a store if one is known. */
    public Session costing(String cost, Library library, Optional<StoreProfile> store) {
        return costing(cost, CostModels.find(cost, library), store);
    }

    private Session costing(String cost, CostFile file, Optional<StoreProfile> store) {
        return new Session(
                title,
                design,
                file.model().orElseThrow(),
                warnings,
                store.flatMap(s -> CostModels.remark(cost, file, s)).stream().toList());
    }

    /** Returns the same session with other prices. */
    public Session priced(UnaryOperator<CostModel> prices) {
        return new Session(title, design, prices.apply(model), warnings, remarks);
    }

    /** Returns the mix of a name, or the default one. */
    public Mix mix(Optional<String> name) {
        return name.map(n -> ByName.one("mix", n, design.mixes(), Mix::name)).orElseGet(design::defaultMix);
    }

    public Schema schema(String name) {
        return ByName.one("schema", name, design.schemas(), Schema::name);
    }

    public Request request(String name) {
        return ByName.one("request", name, design.requests(), Request::name);
    }

    /** Returns the family that someone asks about. */
    public Family asked() {
        return schema(Designs.ASKED).families().get(0).named("");
    }

    public Advisor advisor(Mix mix) {
        Solver solver = Solver.find()
                .orElseThrow(() ->
                        new Refusal("there is no solver; add colonnade-solver to the dependencies of the program"));
        solver.prepare();
        return new Advisor(design, mix, model, solver);
    }

    /** Returns the families and plans that cost least for the default mix. */
    public Recommendation recommend(Watcher watcher) {
        return advisor(design.defaultMix()).recommend(Budget.NONE, watcher);
    }
}
