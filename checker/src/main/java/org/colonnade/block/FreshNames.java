package org.colonnade.block;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;

/** Gives out names that differ: {@code Comment}, {@code Comment2}. */
final class FreshNames {
    private final Set<String> taken = new HashSet<>();

    FreshNames(List<String> taken) {
        this.taken.addAll(taken);
    }

    String next(String wanted) {
        String name = IntStream.iterate(1, i -> i + 1)
                .mapToObj(i -> i == 1 ? wanted : wanted + i)
                .filter(n -> !taken.contains(n))
                .findFirst()
                .orElseThrow();
        taken.add(name);
        return name;
    }
}
