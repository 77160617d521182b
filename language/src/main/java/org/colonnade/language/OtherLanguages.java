package org.colonnade.language;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.antlr.v4.runtime.Token;
import org.antlr.v4.runtime.TokenStream;

/** Knows what people write who come from SQL, CQL or a programming language, and what they write here instead. */
final class OtherLanguages {
    private static final String NO_TTL = "there is no TTL: an instance stays until a DELETE finds it";
    private static final String NO_ARITHMETIC =
            "there is no arithmetic: read the value, work out the new one, and set that, as in `views = ?views`";

    /** By the word at which the parser cannot go on. */
    private static final Map<String, String> WORDS = Map.ofEntries(
            Map.entry("or", "there is no OR: use IN for several values, or write two statements"),
            Map.entry("join", "joins follow relationships: write a path, as in FROM Article.comments"),
            Map.entry("between", "write two predicates, as in a >= ?low AND a <= ?high"),
            Map.entry("like", "predicates are =, !=, <, <=, >, >= and IN"),
            Map.entry(
                    "contains",
                    "there are no predicates on the elements of a collection: make them an entity with a relationship"),
            Map.entry("group", "there is no GROUP BY: a query returns tuples, one for each match"),
            Map.entry("having", "there is no HAVING: a query returns tuples, one for each match"),
            Map.entry("values", "write INSERT INTO Entity SET attribute = ?value, ..."),
            Map.entry("offset", "there is no OFFSET: continue with a range predicate on what ORDER BY sorts by"),
            Map.entry("is", "there are no predicates on missing values"),
            Map.entry("not", "write != for `not equal`"),
            Map.entry("using", NO_TTL),
            Map.entry("ttl", NO_TTL),
            Map.entry("+", NO_ARITHMETIC),
            Map.entry("-", NO_ARITHMETIC),
            Map.entry(":", "a parameter is written with a question mark, as in `?id`"),
            Map.entry("--", "a comment begins with //"));

    private static final Map<String, String> FUNCTIONS = Map.of(
            "count", "keep the number in an attribute that requests set, or read the tuples and count them",
            "sum", "keep the sum in an attribute that requests set, or read the tuples and add them up",
            "avg", "keep the sum and the number in attributes that requests set, or read the tuples",
            "min", "ORDER BY the attribute, with LIMIT 1",
            "max", "ORDER BY the attribute DESC, with LIMIT 1");

    /** By the type, which does not exist, that people give to attributes. */
    private static final Map<String, String> TYPES = Map.of(
            "enum", "write `text` with the number of its values, as in `text(6) (3 distinct)`",
            "counter", "there are no counters: write `long`, read the value, and set the new one",
            "timeuuid", "write `uuid`, and keep the time in a `timestamp`, by which queries can ORDER BY",
            "set", "a collection is its elements' type and their average number, as in `text(10) [5]`",
            "list", "a collection is its elements' type and their average number, as in `text(10) [5]`",
            "map", "declare a `value` of a key and what it leads to; an attribute is then `Setting [5]`");

    private OtherLanguages() {}

    /** Returns what to write in place of a type that only others have. */
    static Optional<String> type(String name) {
        return Optional.ofNullable(TYPES.get(name.toLowerCase(Locale.ROOT)));
    }

    /** Returns what to write where the parser cannot go on at a token. */
    static Optional<String> help(Token token, TokenStream read, Expectation expected) {
        return Optional.ofNullable(read.LT(-1))
                .flatMap(b -> switch (b.getType()) {
                    case DesignLexer.LEFT_PARENTHESIS ->
                        Optional.ofNullable(read.LT(-2)).flatMap(t -> type(t.getText()));
                    case DesignLexer.STRING -> listed(read);
                    default -> after(b, token, expected);
                })
                .or(() -> Optional.ofNullable(WORDS.get(token.getText().toLowerCase(Locale.ROOT))));
    }

    /** Helps where a value stands alone behind a type and a parenthesis. */
    private static Optional<String> listed(TokenStream read) {
        Token parenthesis = read.LT(-2);
        return parenthesis == null || parenthesis.getType() != DesignLexer.LEFT_PARENTHESIS
                ? Optional.empty()
                : Optional.ofNullable(read.LT(-3))
                        .flatMap(t -> type(t.getText()))
                        .or(() -> Optional.of("say the share of each value, as in `\"new\" 5 %`"));
    }

    private static Optional<String> after(Token before, Token token, Expectation expected) {
        String word = before.getText().toLowerCase(Locale.ROOT);
        String here = token.getText();
        if (before.getType() == DesignLexer.KEY) {
            return Optional.of("a key has a name before it and its type after it, as in `number key int`");
        }
        return switch (here) {
            case "(" -> expected.has("SET") ? Optional.of(insert(before)) : function(word);
            case "<" -> type(word);
            default -> words(word, token, expected);
        };
    }

    private static String insert(Token entity) {
        return "write INSERT INTO " + entity.getText() + " SET attribute = ?value, ...";
    }

    private static Optional<String> function(String word) {
        return Optional.ofNullable(FUNCTIONS.get(word))
                .map(f -> "there is no " + word.toUpperCase(Locale.ROOT) + ": " + f);
    }

    private static Optional<String> words(String word, Token token, Expectation expected) {
        boolean written = List.of(DesignLexer.PARAMETER, DesignLexer.QUESTION).contains(token.getType());
        if (word.equals("limit") && written) {
            return Optional.of("the advisor has to know it: write the usual number, as in LIMIT 20");
        } else if (word.equals("distinct") && expected.has("FROM")) {
            return Optional.of("there is no DISTINCT: a query returns tuples, one for each match");
        } else if (word.equals("delete") && expected.has("FROM")) {
            return Optional.of("write DELETE FROM " + token.getText());
        }
        return Optional.empty();
    }
}
