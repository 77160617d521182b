package org.colonnade.draft;

import java.util.List;
import java.util.stream.Collectors;

/** A drafted grouping: trees of names, entities at the top and relationships below. */
public record DraftGrouping(String name, List<Branch> roots, List<String> remarks) {
    public DraftGrouping {
        roots = List.copyOf(roots);
        remarks = List.copyOf(remarks);
    }

    /** A name and what is grouped below it. */
    public record Branch(String name, List<Branch> members) {
        public Branch {
            members = List.copyOf(members);
        }

        @Override
        public String toString() {
            return members.isEmpty() ? name : name + " { " + text(members) + " }";
        }
    }

    @Override
    public String toString() {
        return "grouping " + name + " { " + text(roots) + " }";
    }

    private static String text(List<Branch> branches) {
        return branches.stream().map(Branch::toString).collect(Collectors.joining(" "));
    }
}
