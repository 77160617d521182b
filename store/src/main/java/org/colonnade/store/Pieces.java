package org.colonnade.store;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiFunction;

/** Cuts what is too much for one request into pieces. */
public final class Pieces {
    private Pieces() {}

    /** Returns lists of at most some length, which together are a whole one. */
    public static <T> List<List<T>> of(List<T> all, int most) {
        List<List<T>> pieces = new ArrayList<>();
        for (int from = 0; from < all.size(); from += most) {
            pieces.add(all.subList(from, Math.min(from + most, all.size())));
        }
        return pieces;
    }

    /** Returns the answers to gets in their order, from a store that answers at most some gets from one family at once. */
    public static List<List<Row>> answers(
            List<Get> gets, int most, BiFunction<Shape, List<Get>, List<List<Row>>> store) {
        List<List<Row>> answers = new ArrayList<>(Collections.nCopies(gets.size(), List.of()));
        Map<Shape, List<Integer>> places = new LinkedHashMap<>();
        for (int i = 0; i < gets.size(); i++) {
            places.computeIfAbsent(gets.get(i).shape(), s -> new ArrayList<>()).add(i);
        }
        places.forEach((shape, all) -> {
            for (List<Integer> some : of(all, most)) {
                List<List<Row>> found =
                        store.apply(shape, some.stream().map(gets::get).toList());
                for (int i = 0; i < some.size(); i++) {
                    answers.set(some.get(i), found.get(i));
                }
            }
        });
        return answers;
    }
}
