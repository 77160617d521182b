package org.colonnade.benchmarks;

import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** The grammars of the model-checking paper's blog, as text. */
final class Blog {
    static final String BY_ARTICLES = text("", "articles(u, a)*", "comments(v, a)*");
    static final String BY_USERS = text("", "articles(u, a)* | comments(u, a)*", "()");

    private Blog() {}

    /** By users, with domains of so many values. */
    static String listed(int size) {
        String domains = "users = {" + names("u", size) + "}\n articles = {" + names("a", size) + "}\n ";
        return text(domains, "articles(u, a)* | comments(u, a)*", "()");
    }

    private static String names(String initial, int size) {
        return IntStream.rangeClosed(1, size).mapToObj(i -> initial + i).collect(Collectors.joining(", "));
    }

    private static String text(String domains, String users, String articles) {
        return "grammar blog {\n " + domains + "root ::= users(u)\n users(u) ::= " + users + "\n articles(u, a) ::= "
                + articles + "\n comments(u, a) ::= ()\n writes u: users(u), articles(u, a), comments(u, a)\n}\n";
    }
}
