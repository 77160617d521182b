package org.colonnade.boundary;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.ShrinkingMode;
import org.assertj.core.data.Offset;
import org.colonnade.design.Design;
import org.colonnade.model.Entity;
import org.colonnade.regrouping.Nesting;
import org.junit.jupiter.api.Test;

class BoundarySearchTest {

    @Property(tries = 200, shrinking = ShrinkingMode.OFF)
    void no_boundaries_are_better_than_those_that_are_found(@ForAll long seed) {
        Design design = BoundaryAdvisorTest.read(text(seed, 5));
        Prices prices = Prices.of(design, design.defaultMix(), Set.of());
        Map<Entity, List<Optional<Nesting>>> places = places(design);
        BoundaryScore best = all(new ArrayList<>(places.values()), 0, List.of()).stream()
                .map(n -> prices.score(new Boundaries(n)))
                .min(BoundaryScore::compareTo)
                .orElseThrow();
        BoundarySearch search = new BoundarySearch(places, prices, n -> true, 1_000_000);
        BoundaryScore found = search.best().orElseThrow().score();
        assertThat(search.isComplete()).isTrue();
        assertThat(found.accesses()).isCloseTo(best.accesses(), Offset.offset(1e-9));
        assertThat(found.atomic()).isCloseTo(best.atomic(), Offset.offset(1e-9));
        assertThat(found.nestings()).isEqualTo(best.nestings());
    }

    @Test
    void a_search_that_is_cut_off_says_so() {
        Design design = BoundaryAdvisorTest.read(text(1, 8));
        Prices prices = Prices.of(design, design.defaultMix(), Set.of());
        BoundarySearch search = new BoundarySearch(places(design), prices, n -> true, 3);
        search.best();
        assertThat(search.isComplete()).isFalse();
    }

    private static Map<Entity, List<Optional<Nesting>>> places(Design design) {
        Map<Entity, List<Optional<Nesting>>> places = new LinkedHashMap<>();
        design.model().entities().forEach(e -> places.put(e, new ArrayList<>(List.of(Optional.empty()))));
        Nesting.of(design.model()).forEach(n -> places.get(n.member()).add(Optional.of(n)));
        return places;
    }

    private static List<List<Nesting>> all(List<List<Optional<Nesting>>> places, int next, List<Nesting> chosen) {
        if (next == places.size()) {
            return List.of(chosen);
        }
        List<List<Nesting>> all = new ArrayList<>();
        for (Optional<Nesting> place : places.get(next)) {
            List<Nesting> longer = new ArrayList<>(chosen);
            place.ifPresent(longer::add);
            if (place.isEmpty()
                    || !Nesting.isWithin(place.get().parent(), place.get().member(), chosen)) {
                all.addAll(all(places, next + 1, longer));
            }
        }
        return all;
    }

    /** Entities that refer to any others, also in circles, and requests that walk, find, add, change and remove. */
    private static String text(long seed, int size) {
        Random random = new Random(seed);
        StringBuilder text = new StringBuilder();
        List<String> links = new ArrayList<>();
        for (int e = 0; e < size; e++) {
            text.append("entity E" + e + " (" + (10 + random.nextInt(1000)) + ") { id key  x int");
            for (int to : random.ints(random.nextInt(3), 0, size).distinct().toArray()) {
                if (to != e) {
                    text.append("  r" + to + " -> E" + to + ".m" + e);
                    links.add(e + " " + to);
                }
            }
            text.append(" }\n");
        }
        for (int r = 0; r < 2 * size; r++) {
            text.append("request R" + r + " " + (1 + random.nextInt(20)) + " { "
                    + IntStream.range(0, 1 + random.nextInt(2))
                            .mapToObj(i -> statement(random, links, size))
                            .collect(Collectors.joining(" "))
                    + " }\n");
        }
        return text.toString();
    }

    private static String statement(Random random, List<String> links, int size) {
        String e = "E" + random.nextInt(size);
        if (links.isEmpty() || random.nextInt(4) == 0) {
            return random.nextBoolean()
                    ? "SELECT " + e + ".x FROM " + e + " WHERE " + e + ".id = ?a;"
                    : "UPDATE " + e + " SET x = ?x WHERE " + e + ".id = ?a;";
        }
        String[] link = links.get(random.nextInt(links.size())).split(" ");
        String from = "E" + link[0];
        String to = "E" + link[1];
        return switch (random.nextInt(5)) {
            case 0 -> "SELECT m" + link[0] + ".x FROM " + to + ".m" + link[0] + " WHERE " + to + ".id = ?a;";
            case 1 ->
                "SELECT " + from + ".x, " + from + ".r" + link[1] + ".x FROM " + from + " WHERE " + from + ".id = ?a;";
            case 2 -> "INSERT INTO " + from + " SET id = ?n, x = ?x CONNECT TO r" + link[1] + "(?a);";
            case 3 ->
                "UPDATE " + from + " SET x = ?x WHERE " + from + ".id = ?b AND " + from + ".r" + link[1] + ".id = ?a;";
            default -> "DELETE FROM " + from + " WHERE " + from + ".id = ?b;";
        };
    }
}
