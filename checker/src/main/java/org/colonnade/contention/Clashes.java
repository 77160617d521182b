package org.colonnade.contention;

import java.util.List;
import java.util.Optional;

/** Finds the clash of a witness; of several, the first in the order of the nodes. */
final class Clashes {
    private final List<Tree> nodes;

    Clashes(Tree tree) {
        this.nodes = tree.nodes();
    }

    Clash ofStrict() {
        return ofTwoWriters().or(this::ofNoWriter).orElseThrow();
    }

    Clash ofConflictFree() {
        return ofTwoWriters().orElseThrow();
    }

    Clash ofContained() {
        return ofNoWriter().or(this::ofTwoNodes).orElseGet(() -> new Clash.Scattered(nodes));
    }

    private Optional<Clash> ofTwoWriters() {
        List<Tree> written = nodes.stream().filter(n -> !n.rights().isEmpty()).toList();
        return written.stream()
                .flatMap(n -> shared(n).or(() -> apart(written.get(0), n)).stream())
                .findFirst();
    }

    private static Optional<Clash> shared(Tree node) {
        Right first = node.rights().get(0);
        Right second = node.rights().stream()
                .filter(r -> !r.person().equals(first.person()))
                .findFirst()
                .orElse(first);
        return second == first && first.person().isSingle()
                ? Optional.empty()
                : Optional.of(new Clash.Shared(node, first, second));
    }

    private static Optional<Clash> apart(Tree first, Tree second) {
        boolean meet =
                first.writers().stream().anyMatch(f -> second.writers().stream().anyMatch(f::meets));
        return meet
                ? Optional.empty()
                : Optional.of(new Clash.Apart(
                        first, first.rights().get(0), second, second.rights().get(0)));
    }

    private Optional<Clash> ofNoWriter() {
        return nodes.stream()
                .filter(n -> n.rights().isEmpty())
                .<Clash>map(Clash.Unwritten::new)
                .findFirst();
    }

    private Optional<Clash> ofTwoNodes() {
        return nodes.stream()
                .flatMap(second -> nodes.stream()
                        .takeWhile(first -> first != second)
                        .flatMap(first -> apart(first, second).stream()))
                .findFirst();
    }
}
