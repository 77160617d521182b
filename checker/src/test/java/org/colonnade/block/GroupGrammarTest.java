package org.colonnade.block;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.colonnade.design.Design;
import org.colonnade.grammar.Write;
import org.colonnade.grouping.Group;
import org.colonnade.grouping.Grouping;
import org.colonnade.model.Entity;
import org.colonnade.model.Step;
import org.junit.jupiter.api.Test;

/** What the grammars of groups say, one question at a time. */
class GroupGrammarTest {
    private static final String MODEL = """
            entity User { id key  n int }
            entity Article { id key  n int  author -> User.articles  editors <-> User.edits }
            entity Comment {
              id key  n int
              author -> User.comments  article -> Article.comments  parent -> Comment.replies (0..1)
            }
            entity Seal { id key  n int  article -- Article.seal }
            request EditArticle by User(?me) 1 {
              UPDATE Article SET n = ?n WHERE Article.id = ?a AND Article.author.id = ?me;
            }
            """;
    private static final String EDIT_COMMENT = """
            request EditComment by User(?me) 1 {
              UPDATE Comment SET n = ?n WHERE Comment.id = ?c AND Comment.author.id = ?me;
            }
            """;
    private static final String OWNER_EDITS_COMMENT = """
            request EditComment by User(?me) 1 {
              UPDATE Comment SET n = ?n WHERE Comment.id = ?c AND Comment.article.author.id = ?me;
            }
            """;

    private static String derived(String more, String groups) {
        return derived(Designs.read("test", MODEL + more + "\ngrouping g { " + groups + " }"));
    }

    private static String derived(Design design) {
        return Stream.concat(
                        Stream.of(Designs.grouping(design, "g").get(0).grammar())
                                .flatMap(g -> g.productions().stream()),
                        Designs.grouping(design, "g").get(0).grammar().writes().stream())
                .map(Object::toString)
                .collect(Collectors.joining("\n", "", "\n"));
    }

    @Test
    void a_path_through_the_parent_is_the_parents_own() {
        assertThat(derived(OWNER_EDITS_COMMENT, "Article { comments }")).isEqualTo("""
                        Article(u, a) ::= Comment(u, c)*
                        Comment(u, c) ::= ()
                        writes u: put Article(u, a)
                        writes u: put Comment(u, c)
                        """);
    }

    @Test
    void a_path_past_the_parent_is_free() {
        assertThat(derived(EDIT_COMMENT, "Article { comments }")).contains("Article(u, a) ::= Comment(u2, c)*");
    }

    @Test
    void an_asserted_equality_is_believed() {
        assertThat(derived(EDIT_COMMENT + "assert Comment.author = Comment.article.author", "Article { comments }"))
                .contains("Article(u, a) ::= Comment(u, c)*");
    }

    @Test
    void what_only_a_child_needs_is_remembered_by_the_parent() {
        assertThat(derived(OWNER_EDITS_COMMENT, "User { comments { replies } }"))
                .contains("User(u) ::= Comment(u2, c)*", "Comment(u, c) ::= Comment(u2, c2)*");
    }

    @Test
    void assertions_hold_for_every_reply_of_a_reply() {
        assertThat(derived(
                        OWNER_EDITS_COMMENT + "assert Comment.parent.article = Comment.article",
                        "Article { comments { replies } }"))
                .contains("Article(u, a) ::= Comment(u, c)*", "Comment(u, c) ::= Comment(u, c2)*");
    }

    @Test
    void assertions_combine() {
        assertThat(derived(EDIT_COMMENT + """
                                assert Comment.parent.article = Comment.article
                                assert Comment.author = Comment.article.author
                                """, "Comment { replies }")).contains("Comment(u, c) ::= Comment(u, c2)*");
    }

    @Test
    void an_equality_does_not_pass_through_a_partner_that_may_be_missing() {
        String optional = """
                entity User { id key }
                entity Article { id key  n int  owner -> User.owned  editor -> User.edited (0..1)  writer -> User.written }
                assert Article.owner = Article.editor
                assert Article.editor = Article.writer
                request A by User(?me) 1 { UPDATE Article SET n = ?n WHERE Article.id = ?a AND Article.owner.id = ?me; }
                request B by User(?me) 1 { UPDATE Article SET n = ?n WHERE Article.id = ?a AND Article.writer.id = ?me; }
                grouping g { Article }
                """;
        assertThat(derived(Designs.read("test", optional))).startsWith("Article(u, u2, a) ::= ()");
        assertThat(derived(Designs.read("test", optional.replace(" (0..1)", ""))))
                .startsWith("Article(u, a) ::= ()");
    }

    @Test
    void a_mandatory_partner_is_relied_on_unless_a_statement_leaves_it_out() {
        String chain = EDIT_COMMENT + """
                assert Comment.author = Comment.parent.author
                assert Comment.parent.author = Comment.article.author
                """;
        String passed = "Article(u, a) ::= Comment(u, c)*";
        String mandatory = MODEL.replace("parent -> Comment.replies (0..1)", "parent -> Comment.replies");
        String groups = "grouping g { Article { comments } }\n";
        String orphan =
                "request Post 1 { INSERT INTO Comment SET id = ?c, n = 1 CONNECT TO author(?u), article(?a); }\n";
        String leave = "request Leave by User(?me) 1 { DELETE FROM User WHERE User.id = ?me; }\n";
        assertThat(derived(Designs.read("test", MODEL + chain + groups))).doesNotContain(passed);
        assertThat(derived(Designs.read("test", mandatory + chain + groups))).contains(passed);
        assertThat(derived(Designs.read("test", mandatory + chain + orphan + groups)))
                .doesNotContain(passed);
        assertThat(derived(Designs.read("test", mandatory + chain + leave + groups)))
                .contains(passed);
    }

    @Test
    void a_one_to_one_child_occurs_at_most_once_and_knows_its_parents_terms() {
        String seal = """
                request Stamp by User(?me) 1 {
                  UPDATE Seal SET n = ?n WHERE Seal.id = ?s AND Seal.article.author.id = ?me;
                }
                """;
        assertThat(derived(seal, "Article { seal }")).contains("Article(u, a) ::= Seal(u, s)?");
        assertThat(derived(seal, "Seal { article }")).contains("Seal(u, s) ::= Article(u, a)\n");
    }

    @Test
    void a_to_many_path_gives_two_users_who_are_shared_with_what_they_hang_on() {
        String editors = """
                request Revise by User(?me) 1 {
                  UPDATE Article SET n = ?n WHERE Article.id = ?a AND Article.editors.id = ?me;
                }
                request Prune by User(?me) 1 {
                  UPDATE Comment SET n = ?n WHERE Comment.id = ?c AND Comment.article.editors.id = ?me;
                }
                """;
        assertThat(derived(editors, "Article { comments }"))
                .startsWith("Article(u, u2, u3, a) ::= Comment(u2, u3, c)*")
                .contains("writes u: put Comment(u, u2, c)\nwrites u2: put Comment(u, u2, c)\n");
    }

    @Test
    void of_several_paths_the_one_that_is_settled_furthest_up_names_the_writer() {
        String both = """
                request EditOwn by User(?me) 1 {
                  UPDATE Comment SET n = ?n
                      WHERE Comment.id = ?c AND Comment.author.id = ?me AND Comment.article.author.id = ?me;
                }
                """;
        assertThat(derived(both, "User { articles { comments } }")).contains("Article(u, a) ::= Comment(u, c)*");
        assertThat(derived(both, "User { comments }")).contains("User(u) ::= Comment(u, c)*");
    }

    @Test
    void entities_that_nobody_writes_have_no_writes() {
        assertThat(derived("", "User { comments }")).isEqualTo("""
                        User(u) ::= Comment(c)*
                        Comment(c) ::= ()
                        """);
    }

    @Test
    void anyone_the_system_and_roles_stay_what_they_are() {
        String others = """
                request A 1 { DELETE FROM Comment WHERE Comment.id = ?c; }
                request B by system 1 { UPDATE Comment SET n = ?n WHERE Comment.id = ?c; }
                request C by Admin(3) 1 { UPDATE Comment SET n = ?n WHERE Comment.id = ?c; }
                request D by User(?me) 1 { UPDATE Comment SET n = ?n WHERE Comment.id = ?c; }
                """;
        assertThat(derived(others, "Comment")).isEqualTo("""
                        Comment(c) ::= ()
                        writes anyone: del Comment(c)
                        writes system: put Comment(c)
                        writes Admin(3): put Comment(c)
                        writes anyone: put Comment(c)
                        """);
    }

    @Test
    void users_of_different_entities_are_different_people() {
        String shop = """
                entity Buyer { id key }
                entity Seller { id key }
                entity Sale { id key  n int  buyer -> Buyer.sales  seller -> Seller.sales }
                request A by Buyer(?me) 1 { UPDATE Sale SET n = ?n WHERE Sale.id = ?s AND Sale.buyer.id = ?me; }
                request B by Seller(?me) 1 { UPDATE Sale SET n = ?n WHERE Sale.id = ?s AND Sale.seller.id = ?me; }
                grouping g { Buyer { sales } }
                """;
        assertThat(derived(Designs.read("test", shop))).isEqualTo("""
                        Buyer(b) ::= Sale(b, s, s2)*
                        Sale(b, s, s2) ::= ()
                        writes b: put Sale(b, s, s2)
                        writes s: put Sale(b, s, s2)
                        """);
    }

    @Test
    void an_entity_in_two_places_has_two_kinds() {
        Design design = Designs.read("test", MODEL + EDIT_COMMENT + "grouping g { User }");
        Group articles =
                member(design, "Article", "User", "articles", member(design, "Comment", "Article", "comments"));
        Group user = new Group(
                entity(design, "User"),
                Optional.empty(),
                List.of(articles, member(design, "Comment", "User", "comments")),
                design.groupings().get(0).at());
        BlockGrammar twice = BlockGrammar.of(design, new Grouping("twice", List.of(user), user.at()))
                .get(0);
        assertThat(twice.grammar().productions())
                .map(Object::toString)
                .containsExactly(
                        "User(u) ::= Article(u, a)*, Comment2(u, c)*",
                        "Article(u, a) ::= Comment(u2, c)*",
                        "Comment(u, c) ::= ()",
                        "Comment2(u, c) ::= ()");
        assertThat(twice.places().get("Comment2").path()).isEqualTo("User.comments");
    }

    private static Group member(Design design, String entity, String parent, String step, Group... members) {
        Step along = design.model().step(entity(design, parent), step).orElseThrow();
        return new Group(
                entity(design, entity),
                Optional.of(along),
                List.of(members),
                design.groupings().get(0).at());
    }

    private static Entity entity(Design design, String name) {
        return design.model().entity(name).orElseThrow();
    }

    @Test
    void every_write_knows_its_requests_their_places_and_weights() {
        BlockGrammar blog = Designs.grouping(Designs.example("blog.design"), "article_oriented")
                .get(0);
        Write comment = blog.grammar().writes().stream()
                .filter(w -> w.toString().equals("writes u: put Comment(u, c)"))
                .findFirst()
                .orElseThrow();
        List<Cause> causes = blog.causes().get(comment);
        assertThat(causes).map(c -> c.request().name()).containsExactly("PostComment", "Reply");
        assertThat(causes).map(c -> c.request().weights().get("debating")).containsExactly(500.0, 400.0);
        assertThat(causes.get(0).toString()).matches("PostComment \\(blog.design:\\d+:3\\)");
        assertThat(comment.at()).isEqualTo(causes.get(0).statement().at());
        assertThat(blog.places().get("Comment").path()).isEqualTo("User.articles.comments");
    }
}
