package org.colonnade.reference;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Random designs, as text, of one entity that is tied to itself, with a family in which it stands in several roles: on a
 * path, on a star, or on any other tree.
 */
final class RandomRoles {
    private static final List<String> REQUESTS = List.of(
            "INSERT INTO A SET id = ?newA, x = ?i1 CONNECT TO r(?kA1)",
            "INSERT INTO A SET id = ?newA, x = ?i1 CONNECT TO s(?kA1)",
            "INSERT INTO A SET id = ?newA, x = ?i1 CONNECT TO r(?kA1), s(?kA2)",
            "CONNECT A(?kA1) TO r(?kA2)",
            "CONNECT A(?kA1) TO r(?kA1)",
            "DISCONNECT A(?kA1) FROM r(?kA2)",
            "UPDATE A SET x = ?i1 WHERE A.id = ?kA1",
            "DELETE FROM A WHERE A.id = ?kA1");

    private final Dice dice;
    private final boolean manyToOne;
    /** Whether steps in both directions lead to many. */
    private final boolean many;

    private RandomRoles(Dice dice) {
        this.dice = dice;
        this.manyToOne = dice.chance(0.5);
        this.many = !manyToOne && dice.chance(0.6);
    }

    static String design(long seed) {
        return new RandomRoles(new Dice(seed)).design();
    }

    private String design() {
        String tie = manyToOne ? "r -> A.s (0..1)" : many ? "r <-> A.s (2 each)" : "r -- A.s (0..1)";
        StringBuilder text = new StringBuilder("entity A { id key int  x int  " + tie + " }\n");
        for (int i = 0; i < 4; i++) {
            text.append("request R" + i + " { " + dice.any(REQUESTS) + "; }\n");
        }
        return text.append("schema s { ").append(family()).append(" }\n").toString();
    }

    /** One whose key tells tuples apart. Where a step leads to many, the tree is small, so that there are few tuples. */
    private String family() {
        List<String> roles = new ArrayList<>(List.of("a"));
        List<String> ways = new ArrayList<>(List.of(""));
        List<String> nodes = new ArrayList<>(List.of("A AS a"));
        int size = dice.any(3, 4, manyToOne ? 6 : many ? 4 : 5);
        boolean path = dice.chance(0.6);
        while (roles.size() < size) {
            int from = path ? roles.size() - 1 : dice.below(roles.size());
            String way = path && dice.chance(0.8) ? "r" : dice.any("r", "s");
            if (!leadsBack(ways.get(from), way)) {
                String role = String.valueOf((char) ('a' + roles.size()));
                nodes.add(roles.get(from) + "." + way + " AS " + role);
                roles.add(role);
                ways.add(way);
            }
        }
        Set<String> key = new LinkedHashSet<>(List.of("a.id"));
        for (int i = 1; i < size; i++) {
            if (isToMany(ways.get(i)) || dice.chance(0.4)) {
                key.add(roles.get(i) + ".id");
            }
        }
        String last = roles.get(size - 1) + (key.contains(roles.get(size - 1) + ".id") ? ".x" : ".id");
        return "family f [a.id][" + key.stream().skip(1).collect(Collectors.joining(", ")) + "][" + last + "] over "
                + String.join(", ", nodes);
    }

    private boolean isToMany(String way) {
        return many || manyToOne && way.equals("s");
    }

    /** To where the walk came from: the language refuses it. */
    private boolean leadsBack(String before, String way) {
        return !before.isEmpty() && !before.equals(way) && !isToMany(way);
    }
}
