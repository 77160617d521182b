package org.colonnade.contention;

import java.util.List;
import java.util.Set;
import org.colonnade.grammar.Content;

/** Cuts keys out of a content, by their numbers from left to right. */
final class Shears {
    private final Set<Integer> numbers;
    private int next;

    Shears(Set<Integer> numbers) {
        this.numbers = numbers;
    }

    Content cut(Content content) {
        return content.match(
                empty -> empty,
                child -> numbers.contains(next++) ? new Content.Empty() : child,
                sequence -> new Content.Sequence(cut(sequence.parts())),
                choice -> new Content.Choice(cut(choice.alternatives())),
                repeat -> new Content.Repeat(cut(repeat.body()), repeat.times()));
    }

    private List<Content> cut(List<Content> contents) {
        return contents.stream().map(this::cut).toList();
    }
}
