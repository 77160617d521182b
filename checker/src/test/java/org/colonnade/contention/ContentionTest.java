package org.colonnade.contention;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.colonnade.grammar.Grammar;
import org.colonnade.grammar.Write;
import org.colonnade.text.Goldens;
import org.junit.jupiter.api.Test;

class ContentionTest {
    private static final String[] DOC = {
        "root ::= doc(x, y, z)",
        "doc(x, y, z) ::= p(x, y) p(y, z) p(x, z)",
        "p(x, y) ::= ()",
        "writes anyone: doc(x, y, z)",
        "writes x: p(x, y)",
        "writes y: p(x, y)"
    };

    private static Map<String, Grammar> blog() throws IOException {
        return Given.grammars(Files.readString(Goldens.root().resolve("examples/blog.design")));
    }

    private static Ruling.Fails fails(Ruling verdict) {
        return (Ruling.Fails) verdict;
    }

    private static Tree tree(Ruling verdict) {
        return fails(verdict).witness().orElseThrow().tree();
    }

    private static Clash clash(Ruling verdict) {
        return fails(verdict).witness().orElseThrow().clash();
    }

    private static void assertVerdicts(Findings findings, boolean strict, boolean conflictFree, boolean contained) {
        assertThat(List.of(
                        findings.strict().holds(),
                        findings.conflictFree().holds(),
                        findings.contained().holds()))
                .containsExactly(strict, conflictFree, contained);
    }

    @Test
    void the_article_oriented_schema_is_unsafe_and_three_nodes_show_it() throws IOException {
        Findings findings = Contention.of(blog().get("article_oriented_as_published"));
        assertVerdicts(findings, false, false, false);
        assertThat(tree(findings.strict())).hasToString("users(u1)[articles(u1, a1)[comments(u2, a1)]]");
        assertThat(fails(findings.contained()).nodes()).isEqualTo(3);
    }

    @Test
    void a_clash_names_the_two_nodes_and_the_rules_that_collide() throws IOException {
        Clash.Apart clash = (Clash.Apart)
                clash(Contention.of(blog().get("article_oriented_as_published")).strict());
        assertThat(clash.firstNode().key()).isEqualTo("users(u1)");
        assertThat(clash.first()).hasToString("u1 by `writes u: put users(u)`");
        assertThat(clash.secondNode().key()).isEqualTo("comments(u2, a1)");
        assertThat(clash.second().write().at().oneLine()).isEqualTo("put comments(u, a)");
    }

    @Test
    void the_user_oriented_schema_is_safe() throws IOException {
        assertVerdicts(Contention.of(blog().get("user_oriented_as_published")), true, true, true);
    }

    @Test
    void the_schemas_of_the_figures_are_judged_alike_over_their_five_users() throws IOException {
        Findings first = Contention.of(blog().get("article_oriented_of_figure_1"));
        assertVerdicts(first, false, false, false);
        assertThat(tree(first.strict()).nodes()).hasSize(3);
        assertThat(tree(first.strict()).key()).matches("users\\((Alice|Bob|Charlie|Dave|Eve)\\)");
        assertVerdicts(Contention.of(blog().get("user_oriented_of_figure_2")), true, true, true);
    }

    @Test
    void one_user_alone_collides_with_nobody() {
        Findings findings = Contention.of(Given.grammar(
                "users = {Alice}",
                "root ::= users(u)",
                "users(u) ::= notes(v)*",
                "notes(u) ::= ()",
                "writes u: users(u)",
                "writes anyone: notes(u)"));
        assertVerdicts(findings, true, true, true);
    }

    @Test
    void any_two_of_three_parties_share_a_writer_but_all_three_do_not() {
        Findings findings = Contention.of(Given.grammar(DOC));
        assertVerdicts(findings, false, false, false);
        assertThat(tree(findings.contained())).hasToString("doc(u1, u2, u3)[p(u1, u2), p(u2, u3), p(u1, u3)]");
        assertThat(clash(findings.contained())).isInstanceOf(Clash.Scattered.class);
    }

    @Test
    void three_parties_need_three_users_so_the_cut_off_of_contained_is_tight() {
        Grammar grammar = Given.grammar(DOC);
        assertThat(Enumeration.contained(users(grammar, 2))).isEqualTo(Enumeration.NONE);
        assertThat(Enumeration.contained(users(grammar, 3))).isEqualTo(4);
    }

    @Test
    void three_of_many_listed_users_are_kept_for_three_parties() {
        Findings four = Contention.of(Given.grammar("p = {Ann, Bea, Cid, Dan}\n" + String.join("\n", DOC)));
        assertThat(fails(four.contained()).nodes()).isEqualTo(4);
        Findings two = Contention.of(Given.grammar("p = {Ann, Bea}\n" + String.join("\n", DOC)));
        assertThat(two.contained().holds()).isTrue();
    }

    @Test
    void the_cut_off_of_strict_is_tight() throws IOException {
        Grammar grammar = blog().get("article_oriented_as_published");
        assertThat(Enumeration.strict(users(grammar, 1))).isEqualTo(Enumeration.NONE);
        assertThat(Enumeration.strict(users(grammar, 2))).isEqualTo(3);
    }

    private static Grounding users(Grammar grammar, int users) {
        return new Grounding(
                grammar,
                sort -> IntStream.range(0, sort == Grounding.USERS ? users : 1)
                        .mapToObj(i -> "v" + i)
                        .toList());
    }

    @Test
    void comments_below_comments_are_followed_as_deep_as_they_go() {
        Findings findings = Contention.of(Given.grammar(
                "root ::= comments(u, c)",
                "comments(u, c) ::= comments(u, d)* | marks(v)",
                "marks(v) ::= ()",
                "writes u: comments(u, c)",
                "writes v: marks(v)"));
        assertThat(tree(findings.strict())).hasToString("comments(u1, c1)[marks(u2)]");
    }

    @Test
    void a_root_that_the_system_writes_conflicts_with_its_users_but_one_that_nobody_writes_does_not() {
        String[] lines = {"root ::= wall", "wall ::= notes(u)?", "notes(u) ::= ()", "writes u: notes(u)"};
        assertVerdicts(Contention.of(Given.grammar(lines)), false, true, false);
        assertThat(clash(Contention.of(Given.grammar(lines)).contained())).hasToString("nobody writes wall");
        String[] system = {lines[0], lines[1], lines[2], lines[3], "writes system: wall"};
        assertVerdicts(Contention.of(Given.grammar(system)), false, false, false);
    }

    @Test
    void a_role_of_one_is_one_person_and_a_role_of_two_is_two() {
        String[] lines = {"root ::= posts(u)", "posts(u) ::= flags(u)*", "flags(u) ::= ()"};
        String[] one = {lines[0], lines[1], lines[2], "writes Admin(1): posts(u), flags(u)"};
        String[] two = {lines[0], lines[1], lines[2], "writes Admin(2): posts(u), flags(u)"};
        assertVerdicts(Contention.of(Given.grammar(one)), true, true, true);
        Findings findings = Contention.of(Given.grammar(two));
        assertVerdicts(findings, false, false, true);
        assertThat(clash(findings.conflictFree())).hasToString("posts(p1) is written by Admin(2)");
    }

    /** The general key has one writer; only where both arguments are equal are there two. */
    @Test
    void a_rule_that_compares_arguments_is_tried_with_equal_ones() {
        Findings findings = Contention.of(Given.grammar(
                "root ::= letters(u, v)",
                "letters(u, v) ::= ()",
                "writes u: letters(u, v)",
                "writes system: letters(x, x)"));
        assertVerdicts(findings, false, false, true);
        assertThat(tree(findings.strict())).hasToString("letters(u1, u1)");
    }

    @Test
    void a_value_is_tried_with_a_constant_that_it_meets_further_down() {
        Findings findings = Contention.of(Given.grammar(
                "root ::= users(u)",
                "users(u) ::= friends(u, 'Alice')",
                "friends(u, v) ::= ()",
                "writes u: users(u)",
                "writes anyone: friends(u, u)"));
        assertThat(tree(findings.conflictFree())).hasToString("users(Alice)[friends(Alice, Alice)]");
        assertThat(tree(findings.contained())).hasToString("users(u1)[friends(u1, Alice)]");
    }

    @Test
    void a_rule_for_one_constant_is_tried_with_it() {
        Findings findings = Contention.of(Given.grammar(
                "root ::= pages(p)", "pages(p) ::= ()", "writes anyone: pages('home')", "writes p: pages(p)"));
        assertThat(tree(findings.strict())).hasToString("pages(home)");
    }

    @Test
    void a_variable_that_is_not_bound_is_one_value_in_one_key_and_chosen_again_in_the_next() {
        String[] once = {"root ::= pairs(x, x)", "pairs(x, y) ::= ()", "writes x: pairs(x, y)", "writes y: pairs(x, y)"
        };
        assertVerdicts(Contention.of(Given.grammar(once)), true, true, true);
        Findings twice = Contention.of(
                Given.grammar("root ::= all", "all ::= one(x) one(x)", "one(x) ::= ()", "writes x: one(x)"));
        assertThat(tree(twice.conflictFree())).hasToString("all[one(u1), one(u2)]");
    }

    @Test
    void what_no_tree_has_is_reported_and_does_not_count() {
        Findings findings = Contention.of(Given.grammar(
                "root ::= users(u)",
                "users(u) ::= loops(u)?",
                "loops(u) ::= loops(u)",
                "lost(u) ::= ()",
                "writes u: users(u)",
                "writes anyone: loops(u), lost(u)"));
        assertVerdicts(findings, true, true, true);
        assertThat(findings.unreachable()).extracting(p -> p.head().kind()).containsExactly("lost");
        assertThat(findings.unproductive()).extracting(p -> p.head().kind()).containsExactly("loops");
        assertThat(findings.idle())
                .extracting(Write::key)
                .extracting(k -> k.kind())
                .containsExactly("loops", "lost");
        assertThat(findings.isEmpty()).isFalse();
    }

    @Test
    void an_empty_language_is_safe_and_said_to_be_empty() {
        Findings findings =
                Contention.of(Given.grammar("root ::= loops(u)", "loops(u) ::= loops(u)", "writes anyone: loops(u)"));
        assertVerdicts(findings, true, true, true);
        assertThat(findings.isEmpty()).isTrue();
    }

    @Test
    void invented_names_are_not_those_of_constants() {
        Findings findings = Contention.of(
                Given.grammar("root ::= users('u1') | users(u)", "users(u) ::= ()", "writes anyone: users(u)"));
        assertThat(tree(findings.strict()).key()).isIn("users(u1)", "users(u2)");
        Findings two =
                Contention.of(Given.grammar("root ::= users('u1')", "users(u) ::= users(v)?", "writes u: users(u)"));
        assertThat(tree(two.strict())).hasToString("users(u1)[users(u2)]");
    }

    /** Each kind has two of the next one: the tree doubles with each level. */
    @Test
    void a_witness_too_large_to_show_is_counted() {
        String lines = IntStream.range(0, 40)
                .mapToObj(i -> "k" + i + "(u) ::= k" + (i + 1) + "(u) k" + (i + 1) + "(u)")
                .collect(Collectors.joining("\n"));
        String writes = IntStream.rangeClosed(0, 39)
                .mapToObj(i -> "k" + i + "(u)")
                .collect(Collectors.joining(", ", "writes u: ", ""));
        Findings findings =
                Contention.of(Given.grammar("root ::= k0(u)", lines, "k40(u) ::= ()", writes, "writes system: k40(u)"));
        assertThat(findings.strict()).isEqualTo(new Ruling.Fails((1L << 41) - 1, Optional.empty()));
    }

    /** For each of many variables one of two literals; a literal is written by the roles it leaves alone. */
    @Test
    void beyond_the_work_limit_there_is_no_verdict() {
        StringBuilder lines = new StringBuilder("root ::= all\nall ::= ");
        StringBuilder rest = new StringBuilder();
        for (int i = 0; i < 12; i++) {
            lines.append("(t").append(i).append(" | f").append(i).append(") ");
            rest.append("t" + i + " ::= ()\nf" + i + " ::= ()\n");
            for (int role = 0; role < 24; role++) {
                String literal = role == 2 * i ? "t" : role == 2 * i + 1 ? "f" : "";
                rest.append(literal.equals("t") ? "" : "writes R" + role + "(1): t" + i + "\n");
                rest.append(literal.equals("f") ? "" : "writes R" + role + "(1): f" + i + "\n");
            }
        }
        Grammar grammar = Given.grammar(lines.toString(), rest.toString(), "writes anyone: all");
        Findings findings = Contention.of(grammar, 5_000);
        assertThat(findings.contained()).isEqualTo(new Ruling.Undecided(5_000));
        assertThat(findings.strict()).isInstanceOf(Ruling.Fails.class);
        assertThat(Contention.of(grammar).contained()).isEqualTo(new Ruling.Holds());
    }
}
