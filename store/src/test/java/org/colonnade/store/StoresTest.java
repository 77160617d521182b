package org.colonnade.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class StoresTest {
    @TempDir
    private Path classes;

    /** A kind of store that is of no use but to be found. */
    public static class Slate implements StoreProvider {
        @Override
        public String usage() {
            return getClass().getSimpleName();
        }

        @Override
        public StoreProfile profile() {
            throw new UnsupportedOperationException();
        }

        @Override
        public Store open(Address address) {
            throw new UnsupportedOperationException();
        }

        @Override
        public BlockLayout layout(BlockChange change) {
            throw new UnsupportedOperationException();
        }

        @Override
        public BlockLayout paperLayout(NoamBlock block) {
            throw new UnsupportedOperationException();
        }
    }

    @Scheme({"wax", "wax+tls"})
    public static final class Wax extends Slate {}

    @Scheme("clay")
    public static final class Clay extends Slate {
        public Clay() {
            throw new AssertionError("made, though nobody asked for it");
        }
    }

    /** Does something where kinds of stores are on the class path. */
    private void among(List<Class<?>> kinds, Runnable act) throws IOException {
        Path services = Files.createDirectories(classes.resolve("META-INF/services"));
        Files.writeString(
                services.resolve(StoreProvider.class.getName()),
                kinds.stream().map(Class::getName).collect(Collectors.joining("\n")));
        Thread thread = Thread.currentThread();
        ClassLoader usual = thread.getContextClassLoader();
        try (URLClassLoader loader =
                new URLClassLoader(new URL[] {classes.toUri().toURL()}, usual)) {
            thread.setContextClassLoader(loader);
            act.run();
        } finally {
            thread.setContextClassLoader(usual);
        }
    }

    @Test
    void finds_a_kind_by_any_of_its_schemes_and_makes_no_other() throws IOException {
        among(List.of(Clay.class, Wax.class), () -> {
            assertThat(Stream.of("wax", "wax+tls").map(Stores::kind)).allMatch(Wax.class::isInstance);
            assertThat(Stores.has("clay")).isTrue();
            assertThat(Stores.has("ink")).isFalse();
            assertThat(Stores.names()).containsExactly("clay", "wax");
        });
    }

    @Test
    void a_name_that_is_near_is_asked_for() throws IOException {
        among(
                List.of(Wax.class),
                () -> assertThatThrownBy(() -> Stores.open("wex://host"))
                        .isInstanceOf(AddressException.class)
                        .hasMessage(
                                "there is no kind of store `wex`; did you mean `wax`?\nAddresses look like this:\n  Wax"));
    }

    @Test
    void who_gives_a_name_in_place_of_an_address_hears_what_is_missing() throws IOException {
        among(
                List.of(Wax.class),
                () -> assertThatThrownBy(() -> Stores.address("wax"))
                        .isInstanceOf(AddressException.class)
                        .hasMessage("'wax' is no address of a store; did you mean `wax:`?"));
    }

    @Test
    void another_name_may_be_that_of_a_module_which_is_missing() {
        assertThatThrownBy(() -> Stores.open("mongodb+srv://host/shop"))
                .isInstanceOf(AddressException.class)
                .hasMessage(
                        "there is no kind of store `mongodb+srv` on the class path; one that Colonnade has comes with"
                                + " the module colonnade-store-mongodb");
    }

    @Test
    void a_kind_without_a_scheme_is_a_mistake_of_its_author() throws IOException {
        among(
                List.of(Slate.class),
                () -> assertThatThrownBy(Stores::names)
                        .hasMessage("class org.colonnade.store.StoresTest$Slate has no scheme"));
    }
}
