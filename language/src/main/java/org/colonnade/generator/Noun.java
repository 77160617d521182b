package org.colonnade.generator;

import java.util.List;

/**
 * The name of an entity: {@code Category}, or {@code Category2} if there are more entities than words.
 *
 * <p>Invariant: no two nouns share a form, and none has that of an attribute.
 */
record Noun(String word, String number) {
    /** The nouns of RUBiS first. Each has a regular plural. */
    private static final List<String> WORDS = List.of("""
            User Item Bid Comment Category Region Purchase Account Agency Album Article Artist Author Badge
            Book Campaign Car Channel Chapter Claim Client Company Concert Contract Coupon Course Customer
            Delivery Device Doctor Driver Employee Event Exam Factory Flight Forum Game Garden Group Guest
            Hotel Invoice Journal Lesson Library Machine Market Meeting Message Museum Office Order Patient
            Payment Photo Player Playlist Product Project Recipe Report Review Room School Seller Sensor
            Shipment Shop Song Student Supplier Task Teacher Team Ticket Trip Vehicle Visit Warehouse
            Workshop""".split("\\s+"));

    /** Returns the noun of an entity, given how many there are before it. */
    static Noun at(int position) {
        int round = position / WORDS.size() + 1;
        return new Noun(WORDS.get(position % WORDS.size()), round == 1 ? "" : Integer.toString(round));
    }

    String entity() {
        return word + number;
    }

    /** Returns the name of one partner of this kind. */
    String one() {
        return lowerCase(word) + number;
    }

    /** Returns the name of many partners of this kind. */
    String many() {
        String one = lowerCase(word);
        return (one.endsWith("y") ? one.substring(0, one.length() - 1) + "ies" : one + "s") + number;
    }

    private static String lowerCase(String word) {
        return Character.toLowerCase(word.charAt(0)) + word.substring(1);
    }
}
