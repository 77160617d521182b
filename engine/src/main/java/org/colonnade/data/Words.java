package org.colonnade.data;

/** Texts that can be read aloud; a different one for each number. */
final class Words {
    private static final String CONSONANTS = "bdfgklmnprstvz";
    private static final String VOWELS = "aeiou";
    private static final int SYLLABLES = CONSONANTS.length() * VOWELS.length();

    private Words() {}

    /** A text of about so many characters; longer if it takes more to be different from the others. */
    static String text(long number, int length, long seed) {
        StringBuilder text = new StringBuilder(length + 2);
        long rest = number;
        do {
            syllable(text, (int) (rest % SYLLABLES));
            rest /= SYLLABLES;
        } while (rest > 0);
        for (long i = 0; text.length() + 2 < length; i++) {
            text.append(i % 3 == 0 ? ' ' : "");
            syllable(text, (int) Mixing.below(SYLLABLES, Mixing.mix(seed + i, number)));
        }
        return text.toString();
    }

    private static void syllable(StringBuilder text, int number) {
        text.append(CONSONANTS.charAt(number / VOWELS.length())).append(VOWELS.charAt(number % VOWELS.length()));
    }
}
