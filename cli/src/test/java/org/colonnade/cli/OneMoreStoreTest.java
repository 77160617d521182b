package org.colonnade.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import org.colonnade.console.Exit;
import org.colonnade.text.Goldens;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A store whose module is put on the class path is known everywhere, without a change elsewhere. */
class OneMoreStoreTest {
    private static final String GAME =
            Goldens.root().resolve("examples/game.design").toString();

    private final ClassLoader usual = Thread.currentThread().getContextClassLoader();
    private URLClassLoader loader;

    @TempDir
    private Path directory;

    @BeforeEach
    void putItsModuleOnTheClassPath() throws IOException {
        Path resources = Goldens.resource("cli", "slate");
        loader = new URLClassLoader(new URL[] {resources.toUri().toURL()}, usual);
        Thread.currentThread().setContextClassLoader(loader);
    }

    @AfterEach
    void takeItAway() throws IOException {
        Thread.currentThread().setContextClassLoader(usual);
        loader.close();
    }

    @Test
    void layout_shows_what_it_keeps_and_what_the_paper_makes_of_it() {
        assertThat(Run.of("layout", GAME, "--store", "slate").out())
                .contains("Player on Slate: one entry (EAO)", "wipe the slate", "line", "A block is a slate.");
        assertThat(Run.of("layout", GAME, "--store", "slate", "--paper").out())
                .contains("\n  username1 .  {\"username\":\"username1\",", "As NoAM has it.");
    }

    @Test
    void represent_chooses_for_its_costs_and_limits() {
        Run run = Run.of("represent", GAME, "--store", "slate", "--format", "json");
        assertThat(run.code()).isEqualTo(Exit.FINE);
        assertThat(run.out()).contains("\"store\" : \"slate\"", "\"entry\" : 1000");
    }

    @Test
    void server_knows_its_kind() {
        Run run = Run.of("server", "slate", "status", "--dir", directory.toString());
        assertThat(run).isEqualTo(new Run(Exit.FINDINGS, "", "colonnade: slate does not run\n"));
        assertThat(Run.of("server", "slat", "start").err()).contains("there are ", ", redis, slate");
        assertThat(Run.of("server", "--help").out()).contains("""
                  redis      always: before it is acknowledged; everysec, Redis' own default:
                             a crash may lose the last second; no: when the system likes
                  slate      chalk: when it squeaks;
                             sponge: never
                """);
    }

    @Test
    void commands_open_it_by_its_address() {
        Run run =
                Run.of("verify", Goldens.root().resolve("examples/hotel.design").toString(), "--store", "slate:");
        assertThat(run.code()).isEqualTo(Exit.FINE);
        assertThat(Run.of("create", GAME).err()).contains("\n  redis://", "\n  slate: (until it is wiped)");
    }

    @ParameterizedTest
    @ValueSource(strings = {"layout", "represent", "run", "create"})
    void help_names_it(String command) {
        assertThat(Run.of(command, "--help").out().replaceAll("\\s+", " ")).contains("oracle-nosql, redis, slate");
    }
}
