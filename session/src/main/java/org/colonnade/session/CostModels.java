package org.colonnade.session;

import java.io.File;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.colonnade.cost.CostFile;
import org.colonnade.cost.CostModel;
import org.colonnade.store.StoreProfile;
import org.colonnade.store.Stores;
import org.colonnade.text.Library;
import org.colonnade.text.NearNames;
import org.colonnade.text.Unreadable;

/** Cost models by the names of those that are built in, or from files. */
public final class CostModels {
    private static final String EXTENSION = ".cost";

    private CostModels() {}

    /** Returns the contents of a file, or the built-in model of a name as if a file had it; files with errors are refused. */
    public static CostFile find(String nameOrFile, Library library) {
        Optional<CostModel> known = CostModel.named(nameOrFile);
        if (known.isEmpty() && !isFile(nameOrFile)) {
            List<String> names = CostModel.ALL.stream().map(CostModel::name).toList();
            throw new Refusal(
                    "there is no cost model or file '" + nameOrFile + "'" + NearNames.help("; ", nameOrFile, names));
        }
        return known.isPresent()
                ? new CostFile(known, Optional.empty(), Optional.empty(), List.of())
                : read(nameOrFile, library);
    }

    /** A dot or a slash makes it a file, though it may not be there. */
    private static boolean isFile(String text) {
        return text.contains(".") || text.contains("/") || new File(text).exists();
    }

    private static CostFile read(String file, Library library) {
        try {
            CostFile read = CostFile.read(stem(Path.of(file)), library.open(file));
            if (read.model().isEmpty()) {
                throw Refusal.of(read.problems());
            }
            return read;
        } catch (Unreadable e) {
            throw Refusal.of(List.of(e.problem()));
        }
    }

    private static String stem(Path file) {
        String name = String.valueOf(file.getFileName());
        return name.endsWith(EXTENSION) ? name.substring(0, name.length() - EXTENSION.length()) : name;
    }

    /** Returns what to say of costs that were measured on one store and are taken for another: seldom on purpose. */
    public static Optional<String> remark(String nameOrFile, CostFile file, StoreProfile store) {
        return file.store()
                .map(CostModels::title)
                .filter(measured -> !measured.equals(store.title()))
                .map(measured -> nameOrFile + " was measured on " + measured + ", and is taken for " + store.title());
    }

    private static String title(String scheme) {
        return Stores.has(scheme) ? Stores.kind(scheme).profile().title() : scheme;
    }
}
