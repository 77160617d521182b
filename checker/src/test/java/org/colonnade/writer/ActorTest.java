package org.colonnade.writer;

import static org.assertj.core.api.Assertions.assertThat;
import static org.colonnade.writer.Blog.ARTICLE_AUTHOR;
import static org.colonnade.writer.Blog.COMMENT;
import static org.colonnade.writer.Blog.USER;
import static org.colonnade.writer.Blog.touched;
import static org.colonnade.writer.Blog.updateAny;
import static org.colonnade.writer.Blog.updateIf;
import static org.colonnade.writer.Given.ME;

import java.util.List;
import org.colonnade.workload.Actor;
import org.junit.jupiter.api.Test;

class ActorTest {
    @Test
    void the_system_and_an_only_admin_are_single_writers() {
        Actor admin = new Actor.Role("Admin", 1);
        assertThat(touched(new Actor.Application(), updateAny(COMMENT))).isEqualTo("UPDATE Comment by system");
        assertThat(touched(admin, updateAny(COMMENT))).isEqualTo("UPDATE Comment by Admin(1)");
        assertThat(new Writer.Acting(new Actor.Application()).isSingle()).isTrue();
        assertThat(new Writer.Acting(new Actor.Role("Admin", 1)).isSingle()).isTrue();
        assertThat(new Writer.Acting(new Actor.Role("Admin", 2)).isSingle()).isFalse();
    }

    @Test
    void an_actor_who_is_not_named_may_be_anyone() {
        Actor user = new Actor.User(USER, List.of());
        assertThat(touched(user, updateIf(ME, ARTICLE_AUTHOR))).isEqualTo("UPDATE Article by any User");
        assertThat(touched(new Actor.Unknown(), updateIf(ME, ARTICLE_AUTHOR))).isEqualTo("UPDATE Article by anyone");
    }
}
