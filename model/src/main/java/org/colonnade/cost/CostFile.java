package org.colonnade.cost;

import java.util.List;
import java.util.Optional;
import org.colonnade.text.Problem;
import org.colonnade.text.Source;

/**
 * The contents of a cost file: a model, perhaps costs of requests to one block, or everything that is wrong with it.
 *
 * <pre>
 * unit = seconds      # or left out
 * store = redis       # the kind of store that it was measured on, or left out
 * model = cassandra   # the values of all that is not named here
 * get = 0.002
 * written byte = 1e-8
 * read request = 0.002 # and the seven others of BlockParameter, or none
 * </pre>
 *
 * <p>Invariant: there is a model exactly if there is no problem.
 *
 * @param store the address scheme of the measured store, if the file names it
 */
public record CostFile(
        Optional<CostModel> model, Optional<BlockCosts> blocks, Optional<String> store, List<Problem> problems) {
    public CostFile {
        problems = List.copyOf(problems);
    }

    /** Returns a file with problems and no model. */
    public static CostFile broken(List<Problem> problems) {
        return new CostFile(Optional.empty(), Optional.empty(), Optional.empty(), problems);
    }

    /** Returns the costs of requests to one block, from the file or derived from its model. */
    public Optional<BlockCosts> blockCosts() {
        return blocks.or(() -> model.map(BlockCosts::of));
    }

    /** Reads a file and gives its model this name. */
    public static CostFile read(String name, Source source) {
        return new CostReader(source).read(name);
    }
}
