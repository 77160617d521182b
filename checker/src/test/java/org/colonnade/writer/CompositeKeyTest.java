package org.colonnade.writer;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.colonnade.design.Design;
import org.colonnade.language.DesignReader;
import org.colonnade.text.MapLibrary;
import org.colonnade.text.Source;
import org.junit.jupiter.api.Test;

/** Writers of instances that are known by several values, and of those that go with what a key names. */
class CompositeKeyTest {
    private static final String MODEL = """
            entity Site (10) { id key  owner -> User.sites }
            entity User (100) { key (realm, name)  realm int  name text  nick text }
            entity Page (1000) { key (site, path)  path text  text text  site -> Site.pages  author -> User.pages }
            entity Note (9000) { key (page, number)  number int  page -> Page.notes }
            """;

    private static String touches(String request) {
        Design design = DesignReader.read(
                        new Source("test.design", MODEL + "request R by User(?r, ?n) { " + request + "; }"),
                        new MapLibrary(Map.of()))
                .design()
                .orElseThrow();
        return Touches.of(design.requests().get(0)).get(0).toString();
    }

    @Test
    void a_deletion_touches_all_dependants_by_the_way_to_what_goes() {
        assertThat(touches("DELETE FROM Site WHERE Site.id = ?s"))
                .isEqualTo("DELETE Site by any User; DELETE Page by any User; DELETE Note by any User");
        assertThat(touches("DELETE FROM Site WHERE Site.owner.realm = ?r AND Site.owner.name = ?n"))
                .isEqualTo(
                        "DELETE Site by Site.owner; DELETE Page by Page.site.owner; DELETE Note by Note.page.site.owner");
    }

    @Test
    void a_user_is_known_by_all_columns_of_his_key() {
        assertThat(touches("UPDATE Page SET text = ?t WHERE Page.author.realm = ?r AND Page.author.name = ?n"))
                .isEqualTo("UPDATE Page by Page.author");
        assertThat(touches("UPDATE Page SET text = ?t WHERE Page.author.realm = ?r AND Page.author.name = ?other"))
                .isEqualTo("UPDATE Page by any User");
        assertThat(touches("UPDATE Page SET text = ?t WHERE Page.author.name = ?n"))
                .isEqualTo("UPDATE Page by any User");
        assertThat(touches("UPDATE User SET nick = ?t WHERE User.realm = ?r AND User.name = ?n"))
                .isEqualTo("UPDATE User by User itself");
    }

    @Test
    void a_new_instance_belongs_to_whom_it_is_tied_to_by_his_whole_key() {
        assertThat(touches("INSERT INTO Page SET path = ?p CONNECT TO site(?s), author(?r, ?n)"))
                .isEqualTo("INSERT Page by Page.author");
        assertThat(touches("INSERT INTO Page SET path = ?p CONNECT TO site(?s), author(?r, ?other)"))
                .isEqualTo("INSERT Page by any User");
    }
}
