package org.colonnade.grammar;

import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/**
 * A regular expression over what the children of a node may be, from left to right.
 *
 * @param <K> what it says of a child: its key in a grammar, its state in an automaton
 */
public sealed interface Content<K> {
    /** Returns the content of a node without children. */
    static <K> Content<K> none() {
        return new Sequence<>(List.of());
    }

    /** Returns one part after another; a part that is alone stands for itself. */
    static <K> Content<K> of(List<Content<K>> parts) {
        return parts.size() == 1 ? parts.get(0) : new Sequence<>(parts);
    }

    /** Calls {@code action} for each child in this expression, from left to right. */
    void forEachKey(Consumer<K> action);

    /** Returns whether this expression matches some sequence of children that all pass a test. */
    boolean matchesSome(Predicate<K> test);

    /** Returns whether it matches no children. */
    default boolean isNullable() {
        return matchesSome(k -> false);
    }

    /** Returns this expression with others in place of its children, which are asked for from left to right. */
    default <L> Content<L> with(Function<K, Content<L>> other) {
        return match(
                child -> other.apply(child.key()),
                sequence -> new Sequence<>(
                        sequence.parts().stream().map(p -> p.with(other)).toList()),
                choice -> new Choice<>(
                        choice.alternatives().stream().map(a -> a.with(other)).toList()),
                repeat -> new Repeat<>(repeat.body().with(other), repeat.times()));
    }

    /** Applies the function for this kind of content. */
    default <T> T match(
            Function<Child<K>, T> child,
            Function<Sequence<K>, T> sequence,
            Function<Choice<K>, T> choice,
            Function<Repeat<K>, T> repeat) {
        if (this instanceof Child<K> it) {
            return child.apply(it);
        } else if (this instanceof Sequence<K> it) {
            return sequence.apply(it);
        } else if (this instanceof Choice<K> it) {
            return choice.apply(it);
        }
        return repeat.apply((Repeat<K>) this);
    }

    /** One child. */
    record Child<K>(K key) implements Content<K> {
        @Override
        public void forEachKey(Consumer<K> action) {
            action.accept(key);
        }

        @Override
        public boolean matchesSome(Predicate<K> test) {
            return test.test(key);
        }

        @Override
        public String toString() {
            return key.toString();
        }
    }

    /** One part after another; without parts, no children. */
    record Sequence<K>(List<Content<K>> parts) implements Content<K> {
        public Sequence {
            parts = List.copyOf(parts);
        }

        @Override
        public void forEachKey(Consumer<K> action) {
            parts.forEach(p -> p.forEachKey(action));
        }

        @Override
        public boolean matchesSome(Predicate<K> test) {
            return parts.stream().allMatch(p -> p.matchesSome(test));
        }

        @Override
        public String toString() {
            return parts.isEmpty()
                    ? "()"
                    : parts.stream()
                            .map(p -> p instanceof Choice ? "(" + p + ")" : p.toString())
                            .collect(Collectors.joining(", "));
        }
    }

    /** One of several alternatives; without any, nothing at all. */
    record Choice<K>(List<Content<K>> alternatives) implements Content<K> {
        public Choice {
            alternatives = List.copyOf(alternatives);
        }

        @Override
        public void forEachKey(Consumer<K> action) {
            alternatives.forEach(a -> a.forEachKey(action));
        }

        @Override
        public boolean matchesSome(Predicate<K> test) {
            return alternatives.stream().anyMatch(a -> a.matchesSome(test));
        }

        @Override
        public String toString() {
            return alternatives.isEmpty()
                    ? "nothing"
                    : alternatives.stream().map(Content::toString).collect(Collectors.joining(" | "));
        }
    }

    /** A repetition: any number of times, at least once, or at most once. */
    record Repeat<K>(Content<K> body, Times times) implements Content<K> {
        @Override
        public void forEachKey(Consumer<K> action) {
            body.forEachKey(action);
        }

        @Override
        public boolean matchesSome(Predicate<K> test) {
            return times != Times.SOME || body.matchesSome(test);
        }

        @Override
        public String toString() {
            boolean simple = body instanceof Child || body.equals(none());
            return (simple ? body.toString() : "(" + body + ")") + times;
        }
    }

    /** The number of times that a repetition allows. */
    enum Times {
        ANY("*"),
        SOME("+"),
        MAYBE("?");

        private final String sign;

        Times(String sign) {
            this.sign = sign;
        }

        /** Combines two nested repetitions: {@code (a+)?} is {@code a*}. */
        public Times then(Times outer) {
            return this == outer ? this : ANY;
        }

        @Override
        public String toString() {
            return sign;
        }
    }
}
