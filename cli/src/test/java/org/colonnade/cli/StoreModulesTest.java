package org.colonnade.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentSkipListSet;
import java.util.stream.Stream;
import org.colonnade.server.Servers;
import org.colonnade.store.Stores;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The modules of all stores that come with the program. */
class StoreModulesTest {
    static Stream<String> names() {
        return Stores.names().stream();
    }

    @ParameterizedTest
    @MethodSource("names")
    void a_module_is_called_by_the_first_word_of_its_scheme(String name) {
        String place = Stores.kind(name)
                .getClass()
                .getProtectionDomain()
                .getCodeSource()
                .getLocation()
                .getPath();
        assertThat(place).contains("store-" + name.split("-")[0]);
    }

    @ParameterizedTest
    @MethodSource("names")
    void the_profile_of_a_store_has_its_name(String name) {
        assertThat(Stores.kind(name).profile().name()).isEqualTo(name);
    }

    @Test
    void only_what_is_a_store_has_a_server() {
        assertThat(Stores.names()).containsAll(Servers.names());
    }

    /** Loads the classes of the whole program again, but for those that start servers, and notes which. */
    private static final class Program extends URLClassLoader {
        private final Set<String> loaded = new ConcurrentSkipListSet<>();

        Program() {
            super(places(), ClassLoader.getPlatformClassLoader());
        }

        private static URL[] places() {
            return Stream.of(System.getProperty("java.class.path").split(File.pathSeparator))
                    .filter(place -> !place.contains("/server/") && !place.contains("colonnade-server"))
                    .map(Program::url)
                    .toArray(URL[]::new);
        }

        private static URL url(String place) {
            try {
                return new File(place).toURI().toURL();
            } catch (MalformedURLException e) {
                throw new IllegalArgumentException(e);
            }
        }

        @Override
        protected Class<?> findClass(String name) throws ClassNotFoundException {
            Class<?> found = super.findClass(name);
            loaded.add(name);
            return found;
        }
    }

    @Test
    void opening_one_store_loads_no_other() throws Exception {
        List<? extends Class<?>> others = names().filter(name -> !name.equals("embedded"))
                .map(name -> Stores.kind(name).getClass())
                .toList();
        Set<String> loaded = loadedByOpening("embedded:");
        assertThat(loaded)
                .contains("org.colonnade.embedded.EmbeddedStore")
                .allMatch(c -> c.startsWith("org.colonnade.") || c.startsWith("org.h2."));
        others.forEach(other -> assertThat(loaded)
                .filteredOn(c -> c.startsWith(other.getPackageName() + "."))
                .isSubsetOf(other.getName()));
    }

    private static Set<String> loadedByOpening(String address) throws Exception {
        Thread thread = Thread.currentThread();
        ClassLoader usual = thread.getContextClassLoader();
        try (Program program = new Program()) {
            thread.setContextClassLoader(program);
            Object store = program.loadClass(Stores.class.getName())
                    .getMethod("open", String.class)
                    .invoke(null, address);
            ((AutoCloseable) store).close();
            return program.loaded;
        } finally {
            thread.setContextClassLoader(usual);
        }
    }
}
