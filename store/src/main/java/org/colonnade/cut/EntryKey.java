package org.colonnade.cut;

import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.colonnade.aggregate.AccessPath;
import org.colonnade.aggregate.AccessStep;

/**
 * Keys of entries: access paths as texts whose order puts elements by their indices and a part's entries together.
 *
 * <p>The path of a whole block is {@code .}; an index of several digits begins with a letter for their number, so that
 * {@code rounds[9]} comes before {@code rounds[a10]} and {@code rounds[a99]} before {@code rounds[b100]}. The key of an
 * entry with several parts of its element lists them, {@code street+city}, or else the parts that it lacks,
 * {@code .-rounds}, whichever are fewer. An empty collection whose elements would have entries of their own is
 * {@code rounds[]}.
 *
 * <p>Invariant: a key names all that its entry holds, whichever cut made it.
 *
 * <p>Names of fields have no character below the digits, but {@code +}, {@code -} and {@code .} are. So record
 * {@code a} is in {@code a} to {@code a/}, and all elements of {@code a} from {@code a[} to {@code a\}.
 */
final class EntryKey {
    static final String ROOT = ".";
    private static final String AND = "+";
    static final String WITHOUT = "-";
    private static final String EVERY = AccessStep.EVERY.toString();
    private static final int ROOM_FOR_INDICES = 16;
    private static final String NO_ELEMENTS = "[]";
    private static final Pattern INDEX = Pattern.compile("\\[[a-i]?(\\d+)]");
    static final Pattern END_OF_PATH = Pattern.compile("[+-]");

    private EntryKey() {}

    static String of(AccessPath path) {
        if (path.isRoot()) {
            return ROOT;
        }
        StringBuilder text = new StringBuilder();
        for (AccessStep step : path.steps()) {
            add(text, step);
        }
        return text.toString();
    }

    /** The key of some parts of the element at a path. */
    static String of(AccessPath element, List<AccessPath> parts) {
        String others = parts.stream().skip(1).map(p -> AND + p).collect(Collectors.joining());
        return of(element.then(parts.get(0))) + others;
    }

    /** The key of all but some parts of the element at a path. */
    static String without(AccessPath element, List<AccessPath> parts) {
        return of(element) + parts.stream().map(p -> WITHOUT + p).collect(Collectors.joining());
    }

    /** A key with {@code [*]} in place of indices, which all entries of a portion share. */
    static String general(String key) {
        return INDEX.matcher(key).replaceAll(EVERY);
    }

    /** A key with the steps of a path to its elements in place of {@code [*]}. */
    static String at(AccessPath place, String general) {
        StringBuilder key = new StringBuilder(general.length() + ROOM_FOR_INDICES);
        int done = 0;
        for (AccessStep step : place.steps()) {
            int every = step instanceof AccessStep.Field ? -1 : general.indexOf(EVERY, done);
            if (every >= 0) {
                add(key.append(general, done, every), step);
                done = every + EVERY.length();
            }
        }
        return key.append(general, done, general.length()).toString();
    }

    static String empty(AccessPath collection) {
        return of(collection) + NO_ELEMENTS;
    }

    /** The collection whose lack of elements a key tells, if it does. */
    static Optional<AccessPath> emptyCollection(String key) {
        return key.endsWith(NO_ELEMENTS)
                ? Optional.of(path(key.substring(0, key.length() - NO_ELEMENTS.length())))
                : Optional.empty();
    }

    /** The path that a key begins with; fails if it is no key. */
    static AccessPath path(String key) {
        String text = END_OF_PATH.split(key, 2)[0];
        return text.equals(ROOT)
                ? AccessPath.ROOT
                : AccessPath.of(INDEX.matcher(text).replaceAll("[$1]"));
    }

    static KeyRange inRecord(AccessPath path) {
        return path.isRoot() ? KeyRange.ALL : KeyRange.between(of(path), of(path) + "/");
    }

    static KeyRange elements(AccessPath collection) {
        return KeyRange.between(of(collection) + "[", of(collection) + "\\");
    }

    private static void add(StringBuilder text, AccessStep step) {
        if (step instanceof AccessStep.Index index) {
            String digits = Integer.toString(index.index());
            text.append('[');
            if (digits.length() > 1) {
                text.append((char) ('a' + digits.length() - 2));
            }
            text.append(digits).append(']');
        } else {
            text.append(step instanceof AccessStep.Field && !text.isEmpty() ? "." : "")
                    .append(step);
        }
    }
}
