package org.colonnade.writer;

import static org.assertj.core.api.Assertions.assertThat;
import static org.colonnade.writer.Blog.ARTICLE_AUTHOR;
import static org.colonnade.writer.Blog.BOSS;
import static org.colonnade.writer.Blog.EDITORS;
import static org.colonnade.writer.Blog.ID;
import static org.colonnade.writer.Blog.OTHER;
import static org.colonnade.writer.Blog.SPOUSE;
import static org.colonnade.writer.Blog.isSingle;
import static org.colonnade.writer.Blog.touched;
import static org.colonnade.writer.Given.ME;
import static org.colonnade.writer.Given.connect;
import static org.colonnade.writer.Given.disconnect;
import static org.colonnade.writer.Given.to;

import org.colonnade.workload.Statement;
import org.junit.jupiter.api.Test;

class LinkTest {
    @Test
    void anyone_may_take_an_article_over() {
        assertThat(touched(connect(ID, to(ARTICLE_AUTHOR, ME)))).isEqualTo("CONNECT Article by any User");
        assertThat(touched(connect(ME, to(ARTICLE_AUTHOR.reverse(), ID)))).isEqualTo("CONNECT Article by any User");
    }

    @Test
    void only_the_author_gives_an_article_up() {
        assertThat(touched(disconnect(ID, to(ARTICLE_AUTHOR, ME)))).isEqualTo("DISCONNECT Article by Article.author");
        assertThat(touched(disconnect(ME, to(ARTICLE_AUTHOR.reverse(), ID))))
                .isEqualTo("DISCONNECT Article by Article.author");
        assertThat(touched(disconnect(ID, to(ARTICLE_AUTHOR, OTHER)))).isEqualTo("DISCONNECT Article by any User");
    }

    @Test
    void a_self_relationship_has_its_holder_first_forward_and_second_backward() {
        assertThat(touched(connect(ME, to(BOSS, OTHER)))).isEqualTo("CONNECT User by User itself");
        assertThat(touched(connect(ME, to(BOSS.reverse(), OTHER)))).isEqualTo("CONNECT User by any User");
        assertThat(touched(connect(OTHER, to(BOSS.reverse(), ME)))).isEqualTo("CONNECT User by User itself");
        assertThat(touched(disconnect(ME, to(BOSS, ME)))).isEqualTo("DISCONNECT User by User itself and User.boss");
    }

    @Test
    void a_one_to_one_link_displaces_another() {
        assertThat(touched(connect(ME, to(SPOUSE, OTHER))))
                .isEqualTo("CONNECT User by User itself; DISCONNECT User by any User");
        assertThat(touched(connect(ME, to(SPOUSE.reverse(), OTHER))))
                .isEqualTo("CONNECT User by any User; DISCONNECT User by User.spouse");
    }

    @Test
    void one_of_many_editors_is_not_a_single_writer() {
        Statement statement = disconnect(ID, to(EDITORS, ME));
        assertThat(touched(statement)).isEqualTo("DISCONNECT Article by Article.editors");
        assertThat(isSingle(statement)).isFalse();
    }
}
