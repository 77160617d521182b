package org.colonnade.text;

/** Inflects English phrases for messages. */
public final class Words {
    private Words() {}

    /** Returns the noun after its indefinite article: {@code an Article}, {@code a User}. */
    public static String a(Object noun) {
        String word = noun.toString();
        boolean vowel = !word.isEmpty() && "AEIOaeio".indexOf(word.charAt(0)) >= 0;
        return (vowel ? "an " : "a ") + word;
    }

    /** Returns a number and its noun, in the plural unless it is one: {@code 1 error}, {@code 2 errors}. */
    public static String count(int number, String noun) {
        return number + " " + noun + (number == 1 ? "" : "s");
    }
}
