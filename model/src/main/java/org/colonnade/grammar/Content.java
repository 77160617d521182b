package org.colonnade.grammar;

import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/** A regular expression over the keys of children. */
public sealed interface Content {

    /** Calls {@code action} for each key in this expression, from left to right. */
    void forEachKey(Consumer<Key> action);

    /** Returns whether this expression matches some sequence of children that all pass a test. */
    boolean matchesSome(Predicate<Key> test);

    /** Applies the function for this kind of content. */
    default <T> T match(
            Function<Empty, T> empty,
            Function<Child, T> child,
            Function<Sequence, T> sequence,
            Function<Choice, T> choice,
            Function<Repeat, T> repeat) {
        if (this instanceof Empty it) {
            return empty.apply(it);
        } else if (this instanceof Child it) {
            return child.apply(it);
        } else if (this instanceof Sequence it) {
            return sequence.apply(it);
        } else if (this instanceof Choice it) {
            return choice.apply(it);
        }
        return repeat.apply((Repeat) this);
    }

    /** No children: {@code ()}. */
    record Empty() implements Content {
        @Override
        public void forEachKey(Consumer<Key> action) {}

        @Override
        public boolean matchesSome(Predicate<Key> test) {
            return true;
        }

        @Override
        public String toString() {
            return "()";
        }
    }

    /** One child. */
    record Child(Key key) implements Content {
        @Override
        public void forEachKey(Consumer<Key> action) {
            action.accept(key);
        }

        @Override
        public boolean matchesSome(Predicate<Key> test) {
            return test.test(key);
        }

        @Override
        public String toString() {
            return key.toString();
        }
    }

    /** One part after another. */
    record Sequence(List<Content> parts) implements Content {
        public Sequence {
            parts = List.copyOf(parts);
        }

        @Override
        public void forEachKey(Consumer<Key> action) {
            parts.forEach(p -> p.forEachKey(action));
        }

        @Override
        public boolean matchesSome(Predicate<Key> test) {
            return parts.stream().allMatch(p -> p.matchesSome(test));
        }

        @Override
        public String toString() {
            return parts.stream()
                    .map(p -> p instanceof Choice ? "(" + p + ")" : p.toString())
                    .collect(Collectors.joining(", "));
        }
    }

    /** One of several alternatives. */
    record Choice(List<Content> alternatives) implements Content {
        public Choice {
            alternatives = List.copyOf(alternatives);
        }

        @Override
        public void forEachKey(Consumer<Key> action) {
            alternatives.forEach(a -> a.forEachKey(action));
        }

        @Override
        public boolean matchesSome(Predicate<Key> test) {
            return alternatives.stream().anyMatch(a -> a.matchesSome(test));
        }

        @Override
        public String toString() {
            return alternatives.stream().map(Content::toString).collect(Collectors.joining(" | "));
        }
    }

    /** A repetition: any number of times, at least once, or at most once. */
    record Repeat(Content body, Times times) implements Content {
        @Override
        public void forEachKey(Consumer<Key> action) {
            body.forEachKey(action);
        }

        @Override
        public boolean matchesSome(Predicate<Key> test) {
            return times != Times.SOME || body.matchesSome(test);
        }

        @Override
        public String toString() {
            boolean compound = body instanceof Sequence || body instanceof Choice;
            return (compound ? "(" + body + ")" : body.toString()) + times;
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
