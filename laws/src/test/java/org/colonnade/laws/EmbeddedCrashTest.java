package org.colonnade.laws;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.colonnade.store.Store;
import org.colonnade.store.Stores;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A client that has its store in its own process is killed. */
class EmbeddedCrashTest {
    @TempDir
    Path directory;

    @Test
    void a_load_goes_on_and_updates_are_in_all_families_or_in_none() throws Exception {
        String address = "embedded:" + directory.resolve("notes");
        KilledClient.run(12, address, "load", "0");
        try (Store store = Stores.open(address)) {
            new Notebook(store).load();
            new Notebook(store).requireLoaded();
        }
        List<String> said = new ArrayList<>();
        for (int run = 0; run < 2; run++) {
            said.addAll(KilledClient.run(400, address, "update", "" + run));
            try (Store store = Stores.open(address)) {
                assertThat(new Notebook(store).contradictions(said)).isEmpty();
            }
        }
        assertThat(said).anyMatch(s -> s.startsWith("did Rename"));
    }
}
