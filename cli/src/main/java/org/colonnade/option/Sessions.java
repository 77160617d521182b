package org.colonnade.option;

import java.nio.file.Path;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.colonnade.console.Console;
import org.colonnade.console.ProblemPrinter;
import org.colonnade.console.Remarks;
import org.colonnade.cost.CostFile;
import org.colonnade.design.Design;
import org.colonnade.file.FileLibrary;
import org.colonnade.session.CostModels;
import org.colonnade.session.FamilyChoice;
import org.colonnade.session.Session;
import org.colonnade.session.plan.PlanFile;
import org.colonnade.store.StoreProfile;

/** Opens the designs that commands work on, and tells what is worth telling of them. */
public record Sessions(Console console) {
    /** The design in a file and those it imports. */
    public Session open(Path file) {
        return told(Session.open(file, library()));
    }

    public Session open(Path file, String cost) {
        return open(file, cost, Optional.empty());
    }

    /** @param store the store that the costs should be of, if one is known */
    public Session open(Path file, String cost, Optional<StoreProfile> store) {
        return told(Session.open(file, library(), cost, store));
    }

    /** The same with one more schema, which has only this family. */
    public Session openAsking(Path file, String family, String cost) {
        return told(Session.openAsking(file, library(), family, cost));
    }

    /** A design that is no file. */
    public Session of(String title, Design design, String cost, Optional<StoreProfile> store) {
        return told(Session.of(title, design).costing(cost, library(), store));
    }

    /** The families and plans that were kept in a file. */
    public FamilyChoice.Kept kept(Session session, Path plan) {
        PlanFile.Kept kept = PlanFile.read(session, plan, library());
        kept.remarks().forEach(new Remarks(console)::say);
        return new FamilyChoice.Kept(title(plan), kept.advice());
    }

    /** What its families are called after, where several schemas stand side by side. */
    private static String title(Path plan) {
        return plan.getFileName().toString().replaceFirst("\\.[^.]*$", "").replaceAll("\\W", "_");
    }

    /** Gives stores the costs of blocks that a model or a file says, or leaves them theirs if none is named. */
    public UnaryOperator<StoreProfile> pricing(String nameOrFile) {
        if (nameOrFile == null) {
            return UnaryOperator.identity();
        }
        CostFile file = CostModels.find(nameOrFile, library());
        return store -> {
            CostModels.remark(nameOrFile, file, store).ifPresent(new Remarks(console)::say);
            return store.with(file.blockCosts().orElseThrow());
        };
    }

    private FileLibrary library() {
        return new FileLibrary(console.in());
    }

    private Session told(Session session) {
        session.remarks().forEach(new Remarks(console)::say);
        new ProblemPrinter(console).add(session.warnings());
        return session;
    }
}
