package org.colonnade.cli;

import java.io.File;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.colonnade.cost.CostFile;
import org.colonnade.cost.CostModel;
import org.colonnade.file.FileLibrary;
import org.colonnade.store.StoreProfile;
import org.colonnade.store.Stores;
import org.colonnade.text.NearNames;
import org.colonnade.text.Unreadable;

/** The cost model that a command calculates with: one that is built in, or one from a file. */
final class CostModels {
    private static final String EXTENSION = ".cost";

    private final Console console;

    CostModels(Console console) {
        this.console = console;
    }

    /**
     * The model of a name or in a file, for a store if one is known; if the file has errors, they are reported and there is none.
     */
    Optional<CostModel> find(String nameOrFile, Optional<StoreProfile> store) {
        CostFile file = open(nameOrFile);
        store.ifPresent(s -> warnOfOther(nameOrFile, file, s));
        return file.model();
    }

    /** Gives stores the costs of blocks that a model or a file says, or leaves them theirs if none is named; likewise. */
    Optional<UnaryOperator<StoreProfile>> pricing(String nameOrFile) {
        if (nameOrFile == null) {
            return Optional.of(UnaryOperator.identity());
        }
        CostFile file = open(nameOrFile);
        return file.blockCosts().map(costs -> store -> {
            warnOfOther(nameOrFile, file, store);
            return store.with(costs);
        });
    }

    /** Costs of one store are taken for another if somebody wants that, but seldom on purpose. */
    private void warnOfOther(String name, CostFile file, StoreProfile store) {
        file.store()
                .map(CostModels::title)
                .filter(measured -> !measured.equals(store.title()))
                .ifPresent(measured -> console.err()
                        .println(Failures.NAME + name + " was measured on " + measured + ", and is taken for "
                                + store.title()));
    }

    private static String title(String scheme) {
        return Stores.has(scheme) ? Stores.kind(scheme).profile().title() : scheme;
    }

    private CostFile open(String nameOrFile) {
        Optional<CostModel> known = CostModel.named(nameOrFile);
        if (known.isEmpty() && !isFile(nameOrFile)) {
            List<String> names = CostModel.ALL.stream().map(CostModel::name).toList();
            throw new Unusable(
                    "there is no cost model or file '" + nameOrFile + "'" + NearNames.help("; ", nameOrFile, names));
        }
        return known.isPresent()
                ? new CostFile(known, Optional.empty(), Optional.empty(), List.of())
                : read(nameOrFile);
    }

    /** A dot or a slash makes it a file, though it may not be there. */
    private static boolean isFile(String text) {
        return text.contains(".") || text.contains("/") || new File(text).exists();
    }

    private CostFile read(String file) {
        try {
            CostFile read = CostFile.read(stem(Path.of(file)), new FileLibrary(console.in()).open(file));
            new ProblemPrinter(console).add(read.problems());
            return read;
        } catch (Unreadable e) {
            new ProblemPrinter(console).add(e.problem());
            return CostFile.broken(List.of(e.problem()));
        }
    }

    private static String stem(Path file) {
        String name = String.valueOf(file.getFileName());
        return name.endsWith(EXTENSION) ? name.substring(0, name.length() - EXTENSION.length()) : name;
    }
}
