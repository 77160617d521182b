package org.colonnade.aggregates;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.colonnade.aggregate.AccessPath;
import org.colonnade.value.ComplexValue;
import org.colonnade.value.Edit;

/** Changes of one aggregate by paths, which take place together when they are committed. They never change: each adds one. */
public final class Edits {
    private final Checks checks;
    private final Consumer<List<Edit>> committer;
    private final List<Edit> edits;

    Edits(Checks checks, Consumer<List<Edit>> committer, List<Edit> edits) {
        this.checks = checks;
        this.committer = committer;
        this.edits = List.copyOf(edits);
    }

    /** And writes what is at a path. */
    public Edits set(String path, Object value) {
        AccessPath place = checks.changed(path);
        return and(new Edit.Set(place, checks.value(place, value)));
    }

    /** And takes away what an optional field holds. */
    public Edits remove(String path) {
        return set(path, null);
    }

    /** And adds an element to the end of a collection. */
    public Edits append(String path, Object element) {
        AccessPath place = checks.changed(path);
        ComplexValue value = checks.element(place, element);
        return and(new Edit.Append(place, value));
    }

    private Edits and(Edit edit) {
        List<Edit> more = new ArrayList<>(edits);
        more.add(edit);
        return new Edits(checks, committer, more);
    }

    /**
     * Makes all the changes.
     *
     * @throws ConflictException if somebody else changed the aggregate at the same time
     * @throws NoSuchAggregateException if it is not there
     */
    public void commit() {
        committer.accept(edits);
    }
}
