package org.colonnade.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.colonnade.advice.Advisor;
import org.colonnade.advice.Budget;
import org.colonnade.console.Exit;
import org.colonnade.data.GeneratedData;
import org.colonnade.data.Skew;
import org.colonnade.engine.Engine;
import org.colonnade.engine.Loader;
import org.colonnade.session.Session;
import org.colonnade.store.Store;
import org.colonnade.store.Stores;
import org.colonnade.work.Watcher;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The commands {@code create}, {@code load}, {@code run}, {@code drop} and {@code verify} on the embedded store. */
class StoreCommandsTest {
    private static final String DESIGN = """
            entity User (100) {
              id key int
              name text
              nicks text[2]
            }
            entity Article (300) {
              id key int
              title text
              author -> User.articles
            }
            request Articles 10 {
              SELECT articles.id, articles.title FROM User.articles WHERE User.id = ?user ORDER BY articles.id;
            }
            request Show 10 {
              SELECT User.name, User.nicks FROM User WHERE User.id = ?user;
            }
            request Join 1 {
              INSERT INTO User SET id = ?user, name = ?name, nicks = ?nicks;
            }
            request Nick 1 {
              UPDATE User SET nicks += ?nick WHERE User.id = ?user;
            }
            request Write 1 {
              INSERT INTO Article SET id = ?article, title = ?title CONNECT TO author(?user);
            }
            schema partial {
              family users [User.id][][User.name, User.nicks] over User
            }
            """;

    @TempDir
    private Path directory;

    private Run run(String words, String... more) throws IOException {
        Path design = directory.resolve("blog.design");
        Files.writeString(design, DESIGN);
        int command = words.indexOf(' ') < 0 ? words.length() : words.indexOf(' ');
        String line = words.substring(0, command) + " " + design + " --store embedded:" + directory.resolve("data")
                + words.substring(command);
        return Run.of(Run.line(line, more));
    }

    private void write(String name, String text) throws IOException {
        Files.writeString(directory.resolve(name), text);
    }

    private void writeGoodFiles() throws IOException {
        write("User.csv", "id,name,nicks\n1,Ann,[]\n2,Bob,\"[\"\"b\"\"]\"\n");
        write("Article.csv", "id,title,author\n7,seven,2\n5,five,2\n");
    }

    @Test
    void creates_and_drops_families() throws IOException {
        Run created = run("create");
        assertThat(created.code()).isEqualTo(Exit.FINE);
        assertThat(created.out()).startsWith("created ");
        assertThat(run("create").out()).isEqualTo(created.out().replace("created", "kept"));
        assertThat(run("drop").out()).isEqualTo(created.out().replace("created", "dropped"));
        assertThat(run("drop").out()).isEqualTo(created.out().replace("created", "did not find"));
    }

    @Test
    void runs_requests_on_what_was_loaded_from_files() throws IOException {
        writeGoodFiles();
        Run loaded = run("load --from " + directory);
        assertThat(loaded.err()).startsWith("colonnade: took ");
        assertThat(loaded.code()).isEqualTo(Exit.FINE);
        assertThat(run("run --request Articles --param user=2").out())
                .startsWith("articles.id  articles.title\n5            five\n7            seven\n(2 rows)\n\nSELECT ");
        assertThat(run("run --request Write --param user=1 --param article=9", "--param", "title=a b")
                        .code())
                .isEqualTo(Exit.FINE);
        assertThat(run("run --request Articles --param user=1").out()).contains("9            a b\n(1 row)\n");
        assertThat(run("run --request Nick --param user=2 --param nick=c").code())
                .isEqualTo(Exit.FINE);
        assertThat(run("run --request Show --param user=2").out()).contains("Bob        [\"b\",\"c\"]\n");
    }

    @Test
    void prints_json_that_follows_the_published_schema() throws IOException {
        writeGoodFiles();
        run("load --from " + directory);
        Run run = run("run --request Show --format json --param user=2");
        assertThat(run.out()).contains("\"rows\" : [ [ \"Bob\", [ \"b\" ] ] ]");
        assertThat(PublishedForm.violations("outcome", run.out())).isEmpty();
    }

    @Test
    void loads_nothing_if_a_record_is_bad() throws IOException {
        writeGoodFiles();
        write("Article.csv", "id,title,author\n7,seven,3\n");
        Run bad = run("load --from " + directory);
        assertThat(bad.code()).isEqualTo(Exit.INPUT);
        assertThat(bad.out()).isEmpty();
        assertThat(bad.err()).contains("Article.csv:2: error: author: there is no User with the key '3'");
        assertThat(run("create").out()).doesNotContain("kept");
    }

    @Test
    void loads_other_data_only_after_a_drop() throws IOException {
        assertThat(run("load --generate --scale 0.1").out()).startsWith("loaded ");
        assertThat(run("load --generate --scale 0.1").out())
                .isEqualTo("loaded 0 entries; the families have all of it\n");
        Run other = run("load --generate --scale 0.1 --seed 2");
        assertThat(other.code()).isEqualTo(Exit.INPUT);
        assertThat(other.err()).contains("holds other data (generated: scale 0.1, seed 1, skew none");
        assertThat(run("verify").err())
                .contains("holds other data (generated")
                .endsWith("; drop the families first, or give another store\n");
        run("drop");
        assertThat(run("load --generate --scale 0.1 --seed 2").code()).isEqualTo(Exit.FINE);
    }

    @Test
    void verifies_again_and_again_but_not_over_what_somebody_wrote() throws IOException {
        assertThat(run("verify --requests 50").out()).startsWith("50 requests and all families agree; ");
        assertThat(run("verify --requests 50 --seed 2 --skew zipf:0.9").code()).isEqualTo(Exit.FINE);
        run("drop");
        run("create");
        run("run --request Join --param user=1 --param name=n --param nicks=");
        Run refused = run("verify");
        assertThat(refused.code()).isEqualTo(Exit.INPUT);
        assertThat(refused.err()).contains("holds other data that nobody loaded");
    }

    @Test
    void reports_all_bad_parameters_at_once() throws IOException {
        assertThat(run("create").code()).isEqualTo(Exit.FINE);
        Run run = run("run --request Write --param user=x --param titel=t");
        assertThat(run.code()).isEqualTo(Exit.INPUT);
        assertThat(run.out()).isEmpty();
        assertThat(run.err()).isEqualTo("""
                        colonnade: the parameter 'user': 'x' is no int; one looks like 42
                        colonnade: there is no parameter 'titel'; did you mean `title`?
                        colonnade: the parameter 'article' needs a value: int for Article.id
                        colonnade: the parameter 'title' needs a value: text(10) for Article.title
                        """);
    }

    @Test
    void says_what_a_schema_of_a_person_cannot_run() throws IOException {
        assertThat(run("create").code()).isEqualTo(Exit.FINE);
        Run articles = run("run --schema partial --request Articles --param user=1");
        assertThat(articles.code()).isEqualTo(Exit.INPUT);
        assertThat(articles.err()).contains("these families cannot run SELECT articles.id");
        Run verified = run("verify --schema partial --requests 20");
        assertThat(verified.err()).contains("these families cannot run Articles; colonnade cost says why");
        assertThat(verified.code()).isEqualTo(Exit.FINE);
    }

    @Test
    void reports_all_names_that_are_not_there_at_once() throws IOException {
        Run run = run("create --schema partal --mix nope");
        assertThat(run.code()).isEqualTo(Exit.INPUT);
        assertThat(run.err()).isEqualTo("""
                        colonnade: there is no schema 'partal'; did you mean `partial`?
                        colonnade: there is no mix 'nope'; there is `default`
                        """);
    }

    @Test
    void says_which_options_are_missing_or_do_not_go_together() throws IOException {
        assertThat(run("load").err()).contains("give either --generate or --from DIR");
        assertThat(run("load --from x --seed 1").err()).contains("are for --generate, not for --from");
        assertThat(run("load --generate --scale 0").err()).contains("--scale must be above 0");
        assertThat(run("load --generate --scale 1e9").err()).contains("at most 1_000_000, not 1e9\n");
        assertThat(run("load --generate --skew 1").err()).contains("'1' is no skew");
        assertThat(run("load --from nowhere").err()).contains("nowhere: it is no directory");
        assertThat(run("verify --requests 0").err()).contains("--requests must be at least 1");
        assertThat(run("run").err()).contains("say it with --request NAME");
        assertThat(run("run --grammar g").err()).contains("--store would run a request, --grammar an automaton");
        assertThat(run("create").code()).isEqualTo(Exit.FINE);
        assertThat(run("run --request Sho").err()).contains("did you mean `Show`?");
        String design = directory.resolve("blog.design").toString();
        assertThat(Run.of("run", design).err()).contains("run what? give --request NAME");
        assertThat(Run.of("create", design).err())
                .contains("--store ADDRESS\nAddresses look like this:", "embedded:PATH");
        Run unknown = Run.of("create", design, "--store", "embeded:x");
        assertThat(unknown.code()).isEqualTo(Exit.INPUT);
        assertThat(unknown.err()).contains("did you mean `embedded`?");
    }

    @Test
    void warns_of_answers_from_a_load_that_has_not_ended() throws IOException {
        assertThat(run("create").err()).isEmpty();
        String data = stopLoadAfterFirstFamily();
        Run early = run("run --request Show --param user=1");
        assertThat(early.code()).isEqualTo(Exit.FINE);
        assertThat(early.err())
                .isEqualTo(
                        "colonnade: warning: the load of these families has not ended, so rows may be missing; the same"
                                + " load, given again, goes on (" + data + ")\n");
        assertThat(run("load --generate").code()).isEqualTo(Exit.FINE);
        assertThat(run("run --request Show --param user=1").err()).isEmpty();
    }

    @Test
    void a_prediction_ends_a_load_that_was_stopped() throws IOException {
        assertThat(run("create").err()).isEmpty();
        stopLoadAfterFirstFamily();
        assertThat(run("predict-check --scale 1 --requests 1").code()).isEqualTo(Exit.FINE);
        assertThat(run("run --request Show --param user=1").err()).isEmpty();
    }

    /** What tells the data apart from others. */
    private String stopLoadAfterFirstFamily() {
        Session session = Session.open(directory.resolve("blog.design"));
        try (Store store = Stores.open("embedded:" + directory.resolve("data"))) {
            Advisor advisor = session.advisor(session.mix(Optional.empty()));
            Engine engine = new Engine(store, advisor.recommend(Budget.NONE, Watcher.NOBODY));
            assertThat(engine.families()).hasSizeGreaterThan(1);
            GeneratedData data = new GeneratedData(session.design(), 1, 1, Skew.NONE);
            assertThat(new Loader(store, data, data.identity())
                            .load(engine.families(), p -> false)
                            .finished())
                    .isFalse();
            return data.identity();
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"run --request Show --param user=1", "drop", "load --from nowhere"})
    void what_needs_a_store_or_data_leaves_no_new_store(String line) throws IOException {
        Run run = run(line);
        assertThat(run.code()).isEqualTo(Exit.INPUT);
        assertThat(run.err()).containsAnyOf("there is no store " + directory.resolve("data"), "it is no directory");
        assertThat(directory.resolve("data")).doesNotExist();
    }

    @Test
    void a_store_that_fails_is_a_sentence() throws IOException {
        Files.writeString(directory.resolve("data"), "H:2 and no more");
        Run run = run("create");
        assertThat(run.code()).isEqualTo(Exit.SOFTWARE);
        assertThat(run.err()).startsWith("colonnade: ").contains("is damaged").doesNotContain("internal error");
    }
}
