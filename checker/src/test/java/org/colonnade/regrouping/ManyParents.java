package org.colonnade.regrouping;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * A design with many groupings, as text: each entity but the first, the users, has up to four parents, one of which is
 * often its owner, and users write what they own. The same sizes and seed give the same text.
 */
public final class ManyParents {
    private static final int MOST_PARENTS = 4;

    private final SplittableRandom random;
    private final List<List<Integer>> parents = new ArrayList<>();
    private final StringBuilder out = new StringBuilder();

    private ManyParents(long seed) {
        this.random = new SplittableRandom(seed);
    }

    public static String text(int entities, int requests, long seed) {
        ManyParents design = new ManyParents(seed);
        IntStream.range(0, entities).forEach(design::entity);
        IntStream.range(0, requests).forEach(r -> design.request(r, 1 + design.random.nextInt(entities - 1)));
        return design.out.toString();
    }

    private static String name(int entity) {
        return entity == 0 ? "User" : "E" + entity;
    }

    private void entity(int i) {
        List<Integer> above = IntStream.generate(() -> random.nextInt(Math.max(1, i)))
                .limit(i == 0 ? 0 : 2 + random.nextInt(MOST_PARENTS - 1))
                .map(p -> random.nextInt(3) == 0 ? 0 : p)
                .distinct()
                .boxed()
                .toList();
        parents.add(above);
        out.append("entity ")
                .append(name(i))
                .append(" (")
                .append(1000 * (i + 1))
                .append(") {\n");
        out.append("  id    key\n  name  text(20)\n");
        above.forEach(p -> out.append("  in" + p + "  -> " + name(p) + ".has" + i + "\n"));
        out.append("}\n\n");
    }

    private void request(int number, int i) {
        boolean isOwned = parents.get(i).contains(0);
        int parent = parents.get(i).get(random.nextInt(parents.get(i).size()));
        String sql = switch (random.nextInt(4)) {
            case 0 -> "INSERT INTO E%1$d SET id = ?id, name = ?name CONNECT TO " + partners(i);
            case 1 -> "UPDATE E%1$d SET name = ?name WHERE E%1$d.id = ?id" + (isOwned ? " AND E%1$d.in0.id = ?me" : "");
            case 2 -> "SELECT E%1$d.name, in%2$d.name FROM E%1$d.in%2$d WHERE in%2$d.id = ?p";
            default -> "SELECT E%1$d.name, E%1$d.in%2$d.name FROM E%1$d WHERE E%1$d.id = ?id";
        };
        String by = isOwned ? " by User(?me)" : "";
        out.append("request R" + number + by + "  " + (1 + random.nextInt(100)) + " {\n  ");
        out.append(String.format(sql, i, parent)).append(";\n}\n\n");
    }

    private String partners(int i) {
        return parents.get(i).stream()
                .map(p -> "in" + p + (p == 0 ? "(?me)" : "(?p" + p + ")"))
                .collect(Collectors.joining(", "));
    }
}
