package org.colonnade.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.colonnade.console.Exit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What limits of stores and the least gain have to do with advice. */
class RepresentTest {
    private static final String ALBUM = """
            value Photo { caption text(40)  image bytes(200_000) }
            entity Album (1000) { id key  title text(40)  photos Photo[12] }
            request Show 10 { SELECT Album.* FROM Album WHERE Album.id = ?album; }
            request Name 1 { SELECT Album.title FROM Album WHERE Album.id = ?album; }
            """;
    private static final String LARGE = ALBUM.replace("200_000", "2_000_000");

    @TempDir
    Path directory;

    private static Run represent(String design, String store, String... more) {
        return Run.withInput(design, Run.line("represent - --store " + store, more));
    }

    @Test
    void says_what_is_left_out_because_the_store_refuses_it() {
        assertThat(represent(ALBUM, "datastore").out())
                .startsWith("Album on Google Datastore, mix default: entry { id title }  entry photos[*]\n")
                .contains(
                        "\n  limit: if Google Datastore took larger entries, entry { id photos }  entry title would be best,"
                                + " and cost ",
                        "\n  limit: one entry (EAO) is refused: an entry of the whole has 2_400_532 bytes, and one of Google"
                                + " Datastore at most 1_048_572\n",
                        "\n  limit: one entry per field (ETF) is refused: an entry of `photos` has 2_400_492 bytes, and one of"
                                + " Google Datastore at most 1_048_572\n")
                .doesNotContain("beware");
    }

    @Test
    void warns_where_nothing_is_small_enough() {
        assertThat(represent(LARGE, "datastore").out())
                .contains(
                        "\n  beware: no partition is small enough, this one comes nearest: an entry of `photos[*].image` has"
                                + " 2_000_012 bytes, and one of Google Datastore at most 1_048_572\n");
    }

    @Test
    void says_that_large_blocks_of_some_stores_can_be_written_in_steps() {
        assertThat(represent(ALBUM, "dynamodb").out())
                .contains(
                        "\n  beware: a block has 2_400_676 bytes, and DynamoDB takes 409_600 in one write: it refuses to put"
                                + " the whole, and to change more than that at once\n");
    }

    @Test
    void warns_of_blocks_that_are_too_large_however_they_are_cut() {
        assertThat(represent(LARGE, "mongodb").out())
                .contains(" bytes, and one of MongoDB at most 16_777_216, however it is cut\n");
        assertThat(represent(ALBUM, "mongodb").out()).doesNotContain("beware", "limit");
    }

    @Test
    void what_is_declared_holds_with_a_warning() {
        String declared = ALBUM + "aggregate Album as one entry\n";
        assertThat(represent(declared, "datastore").out())
                .contains(
                        "\n  beware: what the design declares is refused: an entry of the whole has 2_400_532 bytes, and one"
                                + " of Google Datastore at most 1_048_572\n");
        Run layout = Run.withInput(declared, "layout", "-", "--store", "datastore");
        assertThat(layout.code()).isEqualTo(Exit.FINE);
        assertThat(layout.out()).startsWith("Album on Google Datastore: one entry (EAO)\n");
        assertThat(layout.err())
                .isEqualTo(
                        "colonnade: Album will be refused: an entry of the whole has 2_400_532 bytes, and one of Google"
                                + " Datastore at most 1_048_572\n");
    }

    @Test
    void a_layout_warns_of_blocks_that_no_document_has_room_for() {
        String large = ALBUM.replace("Photo[", "Photo[1000");
        assertThat(Run.withInput(large, "layout", "-", "--store", "mongodb").err())
                .startsWith("colonnade: Album: a block has ")
                .endsWith(" bytes, and one of MongoDB at most 16_777_216, however it is cut\n");
    }

    @Test
    void a_migration_warns_of_entries_that_will_be_refused() throws IOException {
        Path design = Files.writeString(directory.resolve("album.design"), ALBUM);
        Run run = Run.of(
                "migrate",
                design.toString(),
                "--from",
                "embedded:" + directory.resolve("data"),
                "--to",
                "datastore:" + directory.resolve("stub"),
                "--partition",
                "eao");
        assertThat(run.err()).startsWith("colonnade: Album will be refused: an entry of the whole has 2_400_532 bytes");
    }

    @Test
    void sweeps_leave_out_the_same() throws IOException {
        String mixes = ALBUM.replace("request Show 10", "mixes show (default), name\nrequest Show show 10")
                .replace("request Name 1", "request Name name 1");
        Run text = represent(mixes, "datastore", "--sweep", "show,name");
        assertThat(text.out())
                .contains("  0 ", "entry photos[*]", "\n  limit: one entry (EAO) is refused: ")
                .doesNotContain("  one entry (EAO)  ");
        assertThat(PublishedForm.violations(
                        "representation",
                        represent(mixes, "datastore", "--sweep", "show,name", "--format", "json")
                                .out()))
                .isEmpty();
    }

    @Test
    void the_json_form_follows_its_schema_and_has_the_remarks() throws IOException {
        String json = represent(LARGE + "aggregate Album as fields\n", "datastore", "--format", "json")
                .out();
        assertThat(PublishedForm.violations("representation", json)).isEmpty();
        assertThat(json)
                .contains(
                        "\"unlimited\" : {",
                        "\"refused\" : true",
                        "\"entry\" : 1048572.0",
                        "\"kind\" : \"limit\"",
                        "\"kind\" : \"beware\"");
    }

    @Test
    void says_what_was_passed_over_because_it_gains_too_little() throws IOException {
        String note = "entity Note (1000) { id key  title text(40)  text text(100) }\n"
                + "request Show 10 { SELECT Note.* FROM Note WHERE Note.id = ?note; }\n"
                + "request Name 500 { SELECT Note.title FROM Note WHERE Note.id = ?note; }\n";
        Run run = represent(note, "cassandra");
        assertThat(run.out())
                .startsWith("Note on Cassandra, mix default: one entry (EAO)\n")
                .contains("\n  gain: entry { id text }  entry title would cost ")
                .contains(
                        " % less, but with 2 kinds of entries in place of 1: each must save 0.1 % of what one entry would cost"
                                + " (--gain)\n");
        Run free = represent(note, "cassandra", "--gain", "0");
        assertThat(free.out())
                .startsWith("Note on Cassandra, mix default: entry { id text }  entry title\n")
                .doesNotContain("gain:");
        String json = represent(note, "cassandra", "--format", "json").out();
        assertThat(PublishedForm.violations("representation", json)).isEmpty();
        assertThat(json).contains("\"cheapest\" : {", "\"kind\" : \"gain\"");
    }
}
