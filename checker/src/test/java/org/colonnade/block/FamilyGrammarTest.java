package org.colonnade.block;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.colonnade.design.Design;
import org.colonnade.grammar.Grammar;
import org.junit.jupiter.api.Test;

/** What the grammars of families and aggregates say. */
class FamilyGrammarTest {
    private static final String MODEL = """
            entity User { id key  name text }
            entity Article { id key  title text  views int  author -> User.articles }
            entity Comment { id key  body text  author -> User.comments  article -> Article.comments }
            """;

    private static final String WRITES = """
            request EditArticle by User(?me) 1 {
              UPDATE Article SET title = ?t WHERE Article.id = ?a AND Article.author.id = ?me;
            }
            request View by system 1 { UPDATE Article SET views = ?v WHERE Article.id = ?a; }
            request PostArticle by User(?me) 1 {
              INSERT INTO Article SET id = ?a, title = ?t, views = 0 CONNECT TO author(?me);
            }
            request PostComment by User(?me) 1 {
              INSERT INTO Comment SET id = ?c, body = ?b CONNECT TO author(?me), article(?a);
            }
            """;

    private static String derived(String requests, String family) {
        Design design = Designs.read("test", MODEL + requests + "schema s { family f " + family + " }");
        Grammar grammar = BlockGrammar.of(
                        design, design.schemas().get(0).families().get(0))
                .grammar();
        return Stream.concat(grammar.productions().stream(), grammar.writes().stream())
                .map(Object::toString)
                .collect(Collectors.joining("\n", "", "\n"));
    }

    @Test
    void what_the_partition_key_determines_is_one_for_the_block() {
        assertThat(derived(WRITES, "[User.id][comments.id][comments.body] over User.comments"))
                .isEqualTo("""
                        f(u) ::= entry(u, c)*
                        entry(u, c) ::= Comment(u, c)
                        Comment(u, c) ::= ()
                        writes u: put f(u)
                        writes u: put entry(u, c)
                        writes u: put Comment(u, c)
                        """);
    }

    @Test
    void what_it_does_not_determine_is_any_for_each_entry() {
        assertThat(derived(WRITES, "[Article.id][comments.id][Article.title] over Article.comments"))
                .isEqualTo("""
                        f(u, a) ::= entry(u, u2, a, c)*
                        entry(u, u2, a, c) ::= Article(u, a), Comment(u2, c)
                        Article(u, a) ::= ()
                        Comment(u, c) ::= ()
                        writes u: put f(u, a)
                        writes u: put entry(u, u2, a, c)
                        writes u2: put entry(u, u2, a, c)
                        writes u: put Article(u, a)
                        writes u: put Comment(u, c)
                        """);
    }

    @Test
    void a_key_that_determines_all_has_one_entry() {
        assertThat(derived(WRITES, "[Comment.id][][Comment.body, author.name] over Comment.author"))
                .startsWith("f(u, c) ::= Comment(u, c)\n");
    }

    @Test
    void an_update_of_what_is_not_stored_writes_nothing() {
        assertThat(derived(WRITES, "[Article.id][][Article.title] over Article"))
                .doesNotContain("system");
        assertThat(derived(WRITES, "[Article.id][][Article.views] over Article"))
                .contains("writes system: put f(u, a)");
    }

    @Test
    void an_insertion_writes_only_where_it_completes_a_tuple() {
        String post = WRITES.substring(WRITES.indexOf("request PostArticle"), WRITES.indexOf("request PostComment"));
        assertThat(derived(post, "[Article.id][comments.id][] over Article.comments"))
                .isEqualTo("f(a) ::= ()\n");
        assertThat(derived(post, "[User.id][articles.id][] over User.articles"))
                .contains("writes u: put Article(u, a)");
    }

    @Test
    void links_write_the_families_that_join_along_them() {
        String move = "request Move by User(?me) 1 { CONNECT Comment(?c) TO article(?a); }\n";
        assertThat(derived(move, "[Article.id][comments.id][] over Article.comments"))
                .contains("writes anyone: put Comment(c)");
        assertThat(derived(move, "[User.id][comments.id][] over User.comments")).isEqualTo("f(u) ::= ()\n");
    }

    @Test
    void a_family_that_is_one_block_is_written_by_all() {
        assertThat(derived(WRITES, "[][Comment.id][Comment.body] over Comment")).contains("f ::= entry(u, c)*");
    }

    @Test
    void an_aggregate_is_a_block_of_its_own() {
        Design game = Designs.example("game.design");
        assertThat(BlockGrammar.of(game, game.aggregates().get(0)).grammar().productions())
                .map(Object::toString)
                .containsExactly("Game(p, p2, g) ::= ()");
    }
}
