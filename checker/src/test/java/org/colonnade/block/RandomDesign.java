package org.colonnade.block;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** The text of a random design: a few entities, assertions, guarded updates, one grouping and one family. */
final class RandomDesign {
    private record Way(int target, String name, boolean toOne, boolean nests, boolean certain) {}

    private static final Pattern TURN = Pattern.compile("\\.([rs])(\\d)\\.(?!\\1)[rs]\\2");

    private final Random random;
    private final Predicate<Way> asserted;
    private final List<List<Way>> ways = new ArrayList<>();
    private final List<StringBuilder> entities = new ArrayList<>();
    private final StringBuilder text = new StringBuilder();

    private RandomDesign(Random random, Predicate<Way> asserted) {
        this.random = random;
        this.asserted = asserted;
    }

    /** Assertions may be about partners that are missing. */
    static String text(Random random) {
        return text(new RandomDesign(random, Way::toOne));
    }

    /** Assertions are about mandatory many-to-one relationships only. */
    static String textOfCertainties(Random random) {
        return text(new RandomDesign(random, Way::certain));
    }

    private static String text(RandomDesign design) {
        design.model();
        design.equalities();
        design.requests();
        design.text.append("grouping g { ").append(design.groups()).append(" }\n");
        design.family();
        return design.text.toString();
    }

    private void model() {
        int count = 2 + random.nextInt(3);
        for (int i = 0; i < count; i++) {
            ways.add(new ArrayList<>());
            entities.add(new StringBuilder("entity E" + i + " { id key int  n int  m int"));
        }
        int relationships = count + random.nextInt(3);
        for (int r = 0; r < relationships; r++) {
            relationship(r, r < count ? r : random.nextInt(count), random.nextInt(count));
        }
        entities.forEach(e -> text.append(e).append(" }\n"));
    }

    private void relationship(int number, int from, int to) {
        int cardinality = random.nextInt(8);
        String arrow = cardinality < 5 ? "->" : cardinality < 7 ? "--" : "<->";
        boolean optional = cardinality < 7 && random.nextInt(3) == 0;
        entities.get(from)
                .append("  r" + number + " " + arrow + " E" + to + ".s" + number + (optional ? " (0..1)" : ""));
        ways.get(from)
                .add(new Way(
                        to,
                        "r" + number,
                        cardinality < 7,
                        cardinality >= 5 && cardinality < 7,
                        cardinality < 5 && !optional));
        ways.get(to).add(new Way(from, "s" + number, cardinality >= 5 && cardinality < 7, cardinality < 7, false));
    }

    private void equalities() {
        for (int i = random.nextInt(3); i > 0; i--) {
            int start = random.nextInt(ways.size());
            List<Walk> walks = walks(start, 2, asserted);
            Walk one = any(walks);
            List<Walk> others = walks.stream()
                    .filter(w -> w.end() == one.end() && !w.equals(one))
                    .toList();
            if (!others.isEmpty()) {
                text.append("assert E" + start + one.text() + " = E" + start
                        + any(others).text() + "\n");
            }
        }
    }

    private record Walk(int end, String text) {}

    /** All walks along some ways of a length at most. */
    private List<Walk> walks(int start, int length, Predicate<Way> allowed) {
        List<Walk> walks = new ArrayList<>(List.of(new Walk(start, "")));
        for (int i = 0, from = 0; i < length; i++) {
            int to = walks.size();
            for (Walk walk : List.copyOf(walks.subList(from, to))) {
                ways.get(walk.end()).stream()
                        .filter(allowed)
                        .forEach(w -> walks.add(new Walk(w.target(), walk.text() + "." + w.name())));
            }
            from = to;
        }
        return walks;
    }

    private void requests() {
        for (int i = 1 + random.nextInt(5); i > 0; i--) {
            int target = random.nextInt(ways.size());
            int actor = random.nextInt(2);
            String actors = random.nextInt(12) == 0 ? "" : " by E" + actor + "(?me)";
            text.append(
                    "request R" + i + actors + " 1 { UPDATE E" + target + " SET " + (random.nextInt(4) == 0 ? "m" : "n")
                            + " = ?x WHERE E" + target + ".n != ?y" + guards(target, actor) + "; }\n");
        }
    }

    private String guards(int target, int actor) {
        Set<String> guards = new HashSet<>();
        for (int i = random.nextInt(5) == 0 ? 2 : 1; i > 0; i--) {
            List<Walk> walks = walks(target, 3, Way::toOne).stream()
                    .filter(w -> w.end() == actor && !turnsBack(w.text()))
                    .toList();
            if (random.nextInt(5) == 0 || walks.isEmpty()) {
                Walk walk = random(target);
                guards.add(walk.end() == actor && !turnsBack(walk.text()) ? walk.text() : "");
            } else {
                guards.add(any(walks).text());
            }
        }
        return guards.stream()
                .filter(g -> !g.isEmpty() || target == actor)
                .sorted()
                .map(g -> " AND E" + target + g + ".id = ?me")
                .collect(Collectors.joining());
    }

    /** Query graphs do not take a step and then its reverse. */
    private static boolean turnsBack(String walk) {
        return TURN.matcher(walk).find();
    }

    /** A walk along any steps. */
    private Walk random(int start) {
        Walk walk = new Walk(start, "");
        for (int i = 1 + random.nextInt(3); i > 0; i--) {
            Way way = any(ways.get(walk.end()));
            walk = new Walk(way.target(), walk.text() + "." + way.name());
        }
        return walk;
    }

    private String groups() {
        Set<Integer> free = IntStream.range(0, ways.size()).boxed().collect(Collectors.toCollection(HashSet::new));
        StringBuilder groups = new StringBuilder();
        for (int root = ways.size() - 1; root >= 0; root--) {
            int entity = (root + 1) % ways.size();
            if (free.remove(entity)) {
                groups.append(group("E" + entity, entity, free)).append(" ");
            }
        }
        return groups.toString();
    }

    private String group(String name, int entity, Set<Integer> free) {
        StringBuilder members = new StringBuilder();
        for (Way way : ways.get(entity)) {
            if (way.nests() && way.target() == entity && random.nextBoolean()) {
                members.append(way.name()).append(" ");
            } else if (way.nests() && random.nextInt(4) > 0 && free.remove(way.target())) {
                members.append(group(way.name(), way.target(), free)).append(" ");
            }
        }
        return members.isEmpty() ? name : name + " { " + members + "}";
    }

    private void family() {
        List<Walk> nodes = new ArrayList<>(List.of(new Walk(random.nextInt(ways.size()), "")));
        StringBuilder over = new StringBuilder("E" + nodes.get(0).end() + " AS n0");
        for (int i = random.nextInt(3); i > 0; i--) {
            int from = random.nextInt(nodes.size());
            Way way = any(ways.get(nodes.get(from).end()));
            String walk = nodes.get(from).text() + "." + way.name();
            if (!turnsBack(walk)) {
                over.append(", n" + from + "." + way.name() + " AS n" + nodes.size());
                nodes.add(new Walk(way.target(), walk));
            }
        }
        int key = random.nextInt(nodes.size() + 1);
        String keys = IntStream.range(0, nodes.size())
                .filter(i -> i != key)
                .mapToObj(i -> "n" + i + ".id")
                .collect(Collectors.joining(", "));
        text.append("schema s { family f [" + (key < nodes.size() ? "n" + key + ".id" : "") + "][" + keys + "][n"
                + random.nextInt(nodes.size()) + ".n] over " + over + " }\n");
    }

    private <T> T any(List<T> list) {
        return list.get(random.nextInt(list.size()));
    }
}
