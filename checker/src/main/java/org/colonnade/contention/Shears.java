package org.colonnade.contention;

import java.util.Set;
import org.colonnade.grammar.Content;
import org.colonnade.grammar.Key;

/** Cuts keys out of a content, by their numbers from left to right. */
final class Shears {
    private final Set<Integer> numbers;
    private int next;

    Shears(Set<Integer> numbers) {
        this.numbers = numbers;
    }

    Content<Key> cut(Content<Key> content) {
        return content.with(k -> numbers.contains(next++) ? Content.none() : new Content.Child<>(k));
    }
}
