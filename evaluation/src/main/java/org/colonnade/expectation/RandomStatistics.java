package org.colonnade.expectation;

import java.util.List;
import java.util.Locale;
import java.util.SplittableRandom;

/**
 * Random designs that say much of their data, as text: writers with posts and followers, comments, and memberships that
 * tie writers to groups; partners and values are skewed in all the ways that the language has.
 *
 * <p>The same seed gives the same design.
 */
public final class RandomStatistics {
    private static final List<String> STATUSES = List.of("new", "open", "closed");
    private static final int QUERIES = 4;

    private final SplittableRandom random;
    private final int writers;
    private final int posts;
    private final String marks;
    private final StringBuilder text = new StringBuilder();

    private RandomStatistics(long seed) {
        this.random = new SplittableRandom(seed);
        this.writers = 150 + random.nextInt(250);
        this.posts = writers * (5 + random.nextInt(10));
        this.marks = any("1 30 %, 2 70 %", "5 distinct", "6 distinct, zipf 1");
    }

    /** Returns the design of a seed. */
    public static String design(long seed) {
        RandomStatistics statistics = new RandomStatistics(seed);
        statistics.model();
        for (int i = 0; i < QUERIES; i++) {
            statistics.text.append("request R" + i + " { " + statistics.query() + "; }\n");
        }
        return statistics.text.toString();
    }

    private void model() {
        int comments = posts * (1 + random.nextInt(3));
        int memberships = writers * (2 + random.nextInt(4));
        text.append("""
                entity Writer (%d) {
                  id key
                  city text(8) (%d distinct%s)
                  active boolean (true %d %%)
                  follows <-> Writer.followers (%d each%s)
                }
                entity Post (%d, kept 2 years) {
                  id key
                  status text(6) (%s)
                  score int (%d distinct)
                  at timestamp
                  day date
                  author -> Writer.posts%s
                  answers -> Post.answered (0..1, 0.4 each%s)
                }
                entity Comment (%d) {
                  id key
                  mark int (%s)
                  post -> Post.comments%s
                }
                entity Team (%d) {
                  id key
                }
                entity Membership (%d) {
                  id key
                  role int (%d distinct)
                  writer -> Writer.memberships%s
                  team -> Team.memberships%s
                }
                """.formatted(
                        writers,
                        5 + random.nextInt(20),
                        any("", ", zipf " + exponent(), ", at most 40 %"),
                        10 + random.nextInt(60),
                        3 + random.nextInt(4),
                        any("", ", back zipf 0.7", ", at most " + (20 + random.nextInt(20))),
                        posts,
                        any("\"new\" 5 %, \"open\" 15 %, \"closed\" 80 %", "4 distinct, \"new\" 10 %, \"open\" 40 %"),
                        20 + random.nextInt(30),
                        partners(posts / writers, posts / 20),
                        any("", ", zipf 0.6"),
                        comments,
                        marks,
                        partners(comments / posts, comments / 50),
                        20 + random.nextInt(30),
                        memberships,
                        2 + random.nextInt(3),
                        partners(memberships / writers, memberships / 40),
                        partners(memberships / 20, memberships / 8)));
    }

    private String exponent() {
        return String.format(Locale.ROOT, "%.1f", 0.4 + random.nextInt(8) / 10.0);
    }

    /** The skew of partners on the other side of a to-one relationship. */
    private String partners(int mean, int largest) {
        return any("", " (zipf " + exponent() + ")", " (at most " + Math.max(3 * (mean + 1), largest) + ")");
    }

    private String query() {
        return switch (random.nextInt(6)) {
            case 0 -> "SELECT posts.id, posts.score FROM Writer.posts WHERE Writer.id = ?w" + more("posts");
            case 1 -> "SELECT Post.id FROM Post WHERE Post.status = " + any("?s", literal()) + further("Post");
            case 2 ->
                "SELECT comments.id FROM Writer.posts.comments WHERE Writer.id = ?w AND comments.mark = "
                        + any("?m", marks.contains("zipf") ? "?m" : "2");
            case 3 -> "SELECT posts.id FROM Writer AS w, w.follows AS f, f.posts WHERE w.id = ?w" + more("posts");
            case 4 ->
                "SELECT Membership.role FROM Membership WHERE Membership.writer.id = ?w AND Membership.team.id = ?t";
            default ->
                "SELECT Writer.id, posts.id FROM Writer.posts WHERE Writer.city = ?c AND Writer.active = "
                        + any("true", "false", "?a") + more("posts");
        };
    }

    /** At most one more predicate on posts. */
    private String more(String posts) {
        return random.nextInt(8) == 0 ? " AND " + posts + ".status = " + any("?s", literal()) : further(posts);
    }

    private String further(String posts) {
        List<String> all = List.of(
                ".score = ?n",
                ".score IN ?list[3]",
                ".at >= ?from AND %s.at < ?to [%d days]".formatted(posts, 20 + random.nextInt(200)),
                ".at > ?from [%d %%]".formatted(5 + random.nextInt(40)),
                ".score != ?n");
        return random.nextBoolean() ? "" : " AND " + posts + all.get(random.nextInt(all.size()));
    }

    private String literal() {
        return '"' + any(STATUSES.get(0), STATUSES.get(1)) + '"';
    }

    private String any(String... choices) {
        return choices[random.nextInt(choices.length)];
    }
}
