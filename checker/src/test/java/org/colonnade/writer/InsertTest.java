package org.colonnade.writer;

import static org.assertj.core.api.Assertions.assertThat;
import static org.colonnade.writer.Blog.AUTHOR;
import static org.colonnade.writer.Blog.BOSS;
import static org.colonnade.writer.Blog.COMMENT;
import static org.colonnade.writer.Blog.ID;
import static org.colonnade.writer.Blog.ON;
import static org.colonnade.writer.Blog.OTHER;
import static org.colonnade.writer.Blog.PARENT;
import static org.colonnade.writer.Blog.SPOUSE;
import static org.colonnade.writer.Blog.USER;
import static org.colonnade.writer.Blog.touched;
import static org.colonnade.writer.Given.ME;
import static org.colonnade.writer.Given.insert;
import static org.colonnade.writer.Given.to;

import org.junit.jupiter.api.Test;

class InsertTest {
    @Test
    void a_posted_comment_is_written_by_its_author() {
        assertThat(touched(insert(COMMENT, ID, to(AUTHOR, ME), to(ON, OTHER))))
                .isEqualTo("INSERT Comment by Comment.author");
    }

    @Test
    void a_reply_does_not_touch_the_comment_replied_to() {
        assertThat(touched(insert(COMMENT, ID, to(PARENT, OTHER), to(AUTHOR, ME))))
                .isEqualTo("INSERT Comment by Comment.author");
    }

    @Test
    void a_new_parent_takes_over_comments_of_anyone() {
        assertThat(touched(insert(COMMENT, ID, to(PARENT.reverse(), OTHER), to(AUTHOR, ME))))
                .isEqualTo("INSERT Comment by Comment.author; CONNECT Comment by any User");
    }

    @Test
    void a_comment_on_behalf_of_another_user_is_written_by_any_user() {
        assertThat(touched(insert(COMMENT, ID, to(AUTHOR, OTHER)))).isEqualTo("INSERT Comment by any User");
    }

    @Test
    void whoever_registers_is_the_new_user() {
        assertThat(touched(insert(USER, ME))).isEqualTo("INSERT User by User itself");
    }

    @Test
    void a_user_who_takes_a_boss_from_below_is_touched_himself() {
        assertThat(touched(insert(USER, ID, to(BOSS.reverse(), ME))))
                .isEqualTo("INSERT User by User.reports; CONNECT User by User itself");
    }

    @Test
    void a_link_that_another_connection_may_replace_says_nothing() {
        assertThat(touched(insert(USER, ID, to(BOSS, ME), to(BOSS.reverse(), OTHER))))
                .isEqualTo("INSERT User by any User; CONNECT User by any User");
    }

    @Test
    void a_one_to_one_link_displaces_another() {
        assertThat(touched(insert(USER, ID, to(SPOUSE, ME))))
                .isEqualTo("INSERT User by User.spouse; DISCONNECT User by User.spouse");
        assertThat(touched(insert(USER, ME, to(SPOUSE, OTHER))))
                .isEqualTo("INSERT User by User itself; DISCONNECT User by any User");
    }

    @Test
    void any_user_may_displace_another_though_he_gives_a_link_only_to_himself() {
        assertThat(touched(insert(USER, ID, to(BOSS.reverse(), ME), to(SPOUSE, OTHER))))
                .isEqualTo("INSERT User by User.reports; CONNECT User by User itself; DISCONNECT User by any User");
    }

    @Test
    void a_key_of_another_entity_is_not_the_acting_user() {
        assertThat(touched(insert(COMMENT, ME, to(ON, ME)))).isEqualTo("INSERT Comment by any User");
    }
}
