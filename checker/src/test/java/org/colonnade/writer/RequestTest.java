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
import static org.colonnade.writer.Blog.updateAny;
import static org.colonnade.writer.Blog.updateIf;
import static org.colonnade.writer.Given.ME;
import static org.colonnade.writer.Given.by;
import static org.colonnade.writer.Given.connect;
import static org.colonnade.writer.Given.insert;
import static org.colonnade.writer.Given.is;
import static org.colonnade.writer.Given.key;
import static org.colonnade.writer.Given.request;
import static org.colonnade.writer.Given.to;

import java.util.List;
import java.util.OptionalInt;
import org.colonnade.workload.Node;
import org.colonnade.workload.Predicate;
import org.colonnade.workload.Statement;
import org.junit.jupiter.api.Test;

class RequestTest {
    @Test
    void a_link_made_by_the_request_is_no_guard() {
        Statement takeOver = connect(ID, to(ARTICLE_AUTHOR, ME));
        assertThat(Touches.of(request(by(USER), takeOver, updateIf(ME, ON, ARTICLE_AUTHOR)))
                        .toString())
                .isEqualTo("[CONNECT Article by any User, UPDATE Comment by any User]");
    }

    @Test
    void a_way_through_a_new_instance_is_no_guard() {
        Statement statement = updateIf(ME, ON.reverse(), AUTHOR);
        assertThat(Touches.of(request(by(USER), insert(COMMENT, OTHER, to(ON, ID), to(AUTHOR, ME)), statement))
                        .toString())
                .isEqualTo("[INSERT Comment by Comment.author, UPDATE Article by any User]");
    }

    @Test
    void a_new_instance_does_not_weaken_the_guards_of_others() {
        Statement post = insert(ARTICLE, OTHER, to(ARTICLE_AUTHOR, ME));
        assertThat(Touches.of(request(by(USER), post, updateIf(ME, ARTICLE_AUTHOR)))
                        .toString())
                .isEqualTo("[INSERT Article by Article.author, UPDATE Article by Article.author]");
    }

    @Test
    void a_select_touches_nothing_and_guards_nothing() {
        Graph graph = new Graph(ARTICLE);
        Node author = graph.walk(graph.root(), ARTICLE_AUTHOR);
        List<Predicate> mine = List.of(is(graph.root(), ID), is(author, ME));
        Statement select = new Statement.Select(
                List.of(key(author)), graph.build(), mine, List.of(), OptionalInt.empty(), Given.AT);
        assertThat(Touches.of(request(by(USER), select, updateAny(ARTICLE))).toString())
                .isEqualTo("[, UPDATE Article by any User]");
    }
}
