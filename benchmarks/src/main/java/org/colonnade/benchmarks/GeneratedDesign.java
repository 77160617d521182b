package org.colonnade.benchmarks;

import java.util.SplittableRandom;

/**
 * A large design as text: entities in a random graph of many-to-one relationships, and requests of one to three
 * statements of all kinds over them. The same sizes and seed give the same text.
 */
final class GeneratedDesign {
    private final SplittableRandom random;
    private final int entities;
    private final int[] parents;
    private final StringBuilder out = new StringBuilder();

    private GeneratedDesign(int entities, long seed) {
        this.random = new SplittableRandom(seed);
        this.entities = entities;
        this.parents = new int[entities];
    }

    static String text(int entities, int statements, long seed) {
        GeneratedDesign design = new GeneratedDesign(entities, seed);
        for (int i = 0; i < entities; i++) {
            design.entity(i);
        }
        for (int done = 0, request = 0; done < statements; request++) {
            int size = Math.min(statements - done, 1 + design.random.nextInt(3));
            design.request(request, size);
            done += size;
        }
        return design.out.toString();
    }

    private void entity(int i) {
        parents[i] = random.nextInt(entities);
        out.append("entity E" + i + " (" + (1 + random.nextInt(1_000_000)) + ") {\n");
        out.append("  id     key\n  name   text(20)\n  rank   int (100 distinct)\n  at     timestamp\n");
        out.append("  parent -> E" + parents[i] + ".children" + i + "\n}\n\n");
    }

    private void request(int number, int size) {
        out.append("request R" + number + " " + (1 + random.nextInt(100)) + " {\n");
        for (int i = 0; i < size; i++) {
            statement(random.nextInt(entities));
        }
        out.append("}\n\n");
    }

    private void statement(int i) {
        int parent = parents[i];
        String sql = switch (random.nextInt(5)) {
            case 0 ->
                "SELECT E%1$d.name, parent.name FROM E%1$d.parent WHERE parent.id = ?p AND E%1$d.at > ?since"
                        + " ORDER BY E%1$d.at DESC LIMIT 20";
            case 1 -> "SELECT E%1$d.*, E%1$d.parent.parent.name FROM E%1$d WHERE E%1$d.rank = 3";
            case 2 -> "INSERT INTO E%1$d SET id = ?id, name = ?name, rank = 1, at = ?now CONNECT TO parent(?p)";
            case 3 -> "UPDATE E%1$d SET name = ?name WHERE E%1$d.id = ?id AND E%1$d.parent.id = ?p";
            default -> "SELECT children%1$d.name FROM E%2$d.children%1$d WHERE E%2$d.id = ?id";
        };
        out.append("  ").append(String.format(sql, i, parent)).append(";\n");
    }
}
