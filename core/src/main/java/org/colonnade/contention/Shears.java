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
        if (content instanceof Content.Child) {
            return numbers.contains(next++) ? new Content.Empty() : content;
        } else if (content instanceof Content.Sequence sequence) {
            return new Content.Sequence(cut(sequence.parts()));
        } else if (content instanceof Content.Choice choice) {
            return new Content.Choice(cut(choice.alternatives()));
        } else if (content instanceof Content.Repeat repeat) {
            return new Content.Repeat(cut(repeat.body()), repeat.times());
        }
        return content;
    }

    private List<Content> cut(List<Content> contents) {
        return contents.stream().map(this::cut).toList();
    }
}
