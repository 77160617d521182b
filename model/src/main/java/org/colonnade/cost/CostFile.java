package org.colonnade.cost;

import java.util.List;
import java.util.Optional;
import org.colonnade.text.Problem;
import org.colonnade.text.Source;

/**
 * What a file says about costs: a model, perhaps what requests to one block cost, or everything that is wrong with the file.
 *
 * <pre>
 * unit = seconds      # or left out
 * store = redis       # the kind of store that it was measured on, or left out
 * model = cassandra   # whatever is not named here is as in this one
 * get = 0.002
 * written byte = 1e-8
 * read request = 0.002 # and the seven others of BlockParameter, or none
 * </pre>
 *
 * <p>Invariant: there is a model exactly if there is no problem.
 *
 * @param store the scheme of the addresses of the store that was measured, if it is told
 */
public record CostFile(
        Optional<CostModel> model, Optional<BlockCosts> blocks, Optional<String> store, List<Problem> problems) {
    public CostFile {
        problems = List.copyOf(problems);
    }

    /** A file that has problems. */
    public static CostFile broken(List<Problem> problems) {
        return new CostFile(Optional.empty(), Optional.empty(), Optional.empty(), problems);
    }

    /** What requests to one block cost: as it says, or as its model has it. */
    public Optional<BlockCosts> blockCosts() {
        return blocks.or(() -> model.map(BlockCosts::of));
    }

    /** Reads a file; the model in it gets this name. */
    public static CostFile read(String name, Source source) {
        return new CostReader(source).read(name);
    }
}
