package org.colonnade.session;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.colonnade.text.Problem;

/**
 * What was asked for cannot be done as asked: these are the problems of the sources, and sentences that say what else is
 * wrong and what to do. All of it is told at once.
 */
public final class Refusal extends RuntimeException {
    private static final long serialVersionUID = 1;

    private final transient List<Problem> problems;
    private final transient List<String> sentences;

    Refusal(List<Problem> problems, List<String> sentences) {
        super(Stream.concat(problems.stream(), sentences.stream())
                .map(Object::toString)
                .collect(Collectors.joining("\n")));
        this.problems = List.copyOf(problems);
        this.sentences = List.copyOf(sentences);
    }

    public Refusal(String sentence) {
        this(List.of(), List.of(sentence));
    }

    public Refusal(List<String> sentences) {
        this(List.of(), sentences);
    }

    /** Returns the refusal of sources with errors. */
    public static Refusal of(List<Problem> problems) {
        return new Refusal(problems, List.of());
    }

    /** Refuses unless a condition holds. */
    public static void require(boolean condition, String otherwise) {
        if (!condition) {
            throw new Refusal(otherwise);
        }
    }

    /** Makes all checks, and refuses with what each of them complains of. */
    public static void unless(Runnable... checks) {
        Objections objections = new Objections();
        for (Runnable check : checks) {
            objections.check(check);
        }
        objections.raise();
    }

    /** Returns what is wrong with the sources, and what else there is to say of them. */
    public List<Problem> problems() {
        return problems;
    }

    public List<String> sentences() {
        return sentences;
    }
}
