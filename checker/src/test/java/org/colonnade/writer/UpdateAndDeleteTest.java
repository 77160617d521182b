package org.colonnade.writer;

import static org.assertj.core.api.Assertions.assertThat;
import static org.colonnade.writer.Blog.ARTICLE;
import static org.colonnade.writer.Blog.ARTICLE_AUTHOR;
import static org.colonnade.writer.Blog.AUTHOR;
import static org.colonnade.writer.Blog.COMMENT;
import static org.colonnade.writer.Blog.ID;
import static org.colonnade.writer.Blog.ON;
import static org.colonnade.writer.Blog.OTHER;
import static org.colonnade.writer.Blog.USER;
import static org.colonnade.writer.Blog.isSingle;
import static org.colonnade.writer.Blog.touched;
import static org.colonnade.writer.Blog.updateAny;
import static org.colonnade.writer.Blog.updateIf;
import static org.colonnade.writer.Given.ME;
import static org.colonnade.writer.Given.by;
import static org.colonnade.writer.Given.delete;
import static org.colonnade.writer.Given.is;
import static org.colonnade.writer.Given.key;
import static org.colonnade.writer.Given.literal;
import static org.colonnade.writer.Given.update;
import static org.colonnade.writer.Given.where;

import java.util.List;
import java.util.function.Function;
import org.colonnade.workload.Comparison;
import org.colonnade.workload.Node;
import org.colonnade.workload.Operand;
import org.colonnade.workload.Predicate;
import org.colonnade.workload.Statement;
import org.junit.jupiter.api.Test;

class UpdateAndDeleteTest {
    @Test
    void only_the_author_edits_his_article() {
        assertThat(touched(updateIf(ME, ARTICLE_AUTHOR))).isEqualTo("UPDATE Article by Article.author");
    }

    @Test
    void without_a_condition_on_the_acting_user_anyone_edits() {
        assertThat(touched(updateAny(ARTICLE))).isEqualTo("UPDATE Article by any User");
        assertThat(touched(updateIf(OTHER, ARTICLE_AUTHOR))).isEqualTo("UPDATE Article by any User");
        assertThat(touched(updateIf(literal(7), ARTICLE_AUTHOR))).isEqualTo("UPDATE Article by any User");
    }

    @Test
    void the_author_deletes_his_comment() {
        Graph graph = new Graph(COMMENT);
        Node author = graph.walk(graph.root(), AUTHOR);
        assertThat(touched(delete(graph.build(), graph.root(), is(author, ME))))
                .isEqualTo("DELETE Comment by Comment.author");
    }

    @Test
    void the_articles_author_deletes_a_comment() {
        Graph graph = new Graph(ARTICLE);
        Node comment = graph.walk(graph.root(), ON.reverse());
        Node author = graph.walk(graph.root(), ARTICLE_AUTHOR);
        assertThat(touched(delete(graph.build(), comment, is(comment, ID), is(author, ME))))
                .isEqualTo("DELETE Comment by Comment.article.author");
    }

    @Test
    void two_conditions_on_the_acting_user_both_hold() {
        Graph graph = new Graph(COMMENT);
        Node owner = graph.walk(graph.root(), ON, ARTICLE_AUTHOR);
        Node author = graph.walk(graph.root(), AUTHOR);
        assertThat(touched(delete(graph.build(), graph.root(), is(owner, ME), is(author, ME))))
                .isEqualTo("DELETE Comment by Comment.author and Comment.article.author");
    }

    @Test
    void a_profile_is_changed_by_its_user() {
        Graph graph = new Graph(USER);
        assertThat(touched(update(graph.build(), graph.root(), is(graph.root(), ME))))
                .isEqualTo("UPDATE User by User itself");
    }

    @Test
    void any_commenter_edits_the_article_so_it_has_no_single_writer() {
        Statement statement = updateIf(ME, ON.reverse(), AUTHOR);
        assertThat(touched(statement)).isEqualTo("UPDATE Article by Article.comments.author");
        assertThat(isSingle(statement)).isFalse();
    }

    @Test
    void a_way_that_comes_back_to_the_article_is_seen_through() {
        Statement statement = updateIf(ME, ON.reverse(), ON, ARTICLE_AUTHOR);
        assertThat(touched(statement))
                .isEqualTo("UPDATE Article by Article.author and Article.comments.article.author");
        assertThat(isSingle(statement)).isTrue();
    }

    @Test
    void equal_keys_make_one_instance() {
        Graph graph = new Graph(ARTICLE);
        Node mine = graph.walk(graph.root(), ON.reverse());
        Node author = graph.walk(mine, AUTHOR);
        Node target = graph.walk(graph.root(), ON.reverse());
        Statement statement =
                update(graph.build(), target, is(mine, ID), is(target, ID), is(author, OTHER), is(author, ME));
        assertThat(touched(statement))
                .isEqualTo("UPDATE Comment by Comment.author and Comment.article.comments.author");
    }

    @Test
    void only_an_equality_names_the_acting_user() {
        assertThat(guarded(author -> where(key(author), Comparison.NOT_EQUAL, ME)))
                .isEqualTo("any User");
        assertThat(guarded(author -> where(key(author), Comparison.LESS_OR_EQUAL, ME)))
                .isEqualTo("any User");
        assertThat(guarded(author -> where(Given.number(author), Comparison.EQUAL, ME)))
                .isEqualTo("any User");
        assertThat(guarded(author -> oneOf(author, ME, ID))).isEqualTo("any User");
        assertThat(guarded(author -> new Predicate.InList(key(author), ME, 1, Given.AT)))
                .isEqualTo("any User");
        assertThat(guarded(author -> oneOf(author, ME))).isEqualTo("Article.author");
    }

    private static Predicate oneOf(Node node, Operand... operands) {
        return new Predicate.OneOf(key(node), List.of(operands), Given.AT);
    }

    private static String guarded(Function<Node, Predicate> guard) {
        Graph graph = new Graph(ARTICLE);
        Node author = graph.walk(graph.root(), ARTICLE_AUTHOR);
        Statement statement = update(graph.build(), graph.root(), guard.apply(author));
        return Touches.of(by(USER), statement).touches().get(0).writer().toString();
    }
}
