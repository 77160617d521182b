package org.colonnade.embedded;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.colonnade.store.Address;
import org.colonnade.store.AddressException;
import org.colonnade.store.Rows;
import org.colonnade.store.Shape;
import org.colonnade.store.Store;
import org.colonnade.store.StoreException;
import org.colonnade.store.StoreException.Kind;
import org.colonnade.store.Stores;
import org.h2.mvstore.MVStore;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** What goes wrong with disks, files and addresses, and that nothing is half done then. */
class FailureTest {
    private static final Shape ONE = Numbers.family("one");
    private static final Shape OTHER = Numbers.family("other");

    @TempDir
    Path directory;

    private String address() {
        return "embedded:" + directory.resolve("store");
    }

    /** On a disk that can be made to fail. */
    private Store narrow() {
        return narrow(Sync.ALWAYS);
    }

    private Store narrow(Sync sync) {
        String file = NarrowPath.of(DataFile.at(address(), directory.resolve("store")));
        return EmbeddedStore.open(address(), Optional.of(file), sync);
    }

    private static void fail(Kind kind, String message, ThrowingCallable call) {
        assertThatThrownBy(call)
                .isInstanceOfSatisfying(
                        StoreException.class, e -> assertThat(e.kind()).isEqualTo(kind))
                .hasMessageStartingWith(message);
    }

    private static void fill(Store store) {
        store.create(ONE);
        store.create(OTHER);
        IntStream.range(0, 50).forEach(i -> writeBoth(store, i));
    }

    private static void writeBoth(Store store, int number) {
        Numbers.write(store, Numbers.put(ONE, 1, number, "a"), Numbers.put(OTHER, 1, number, "b"));
    }

    /** MVStore syncs by itself when it makes its file smaller; if that fails, it is the write itself that is uncertain. */
    private static void writeOrLeaveOpen(Store store, int number) {
        try {
            writeBoth(store, number);
        } catch (StoreException e) {
            if (!e.isUncertain()) {
                throw e;
            }
        }
    }

    @Test
    void a_full_disk_takes_nothing_and_goes_on_when_there_is_room() {
        List<Integer> numbers = IntStream.range(0, 50).boxed().toList();
        for (long room : List.of(0L, 100L, 5000L)) {
            try (Store store = narrow()) {
                fill(store);
                NarrowPath.leave(room);
                for (int i = 0; i < 3; i++) {
                    fail(Kind.FULL, address() + ": the disk is full; make room", () -> {
                        for (int n = 60; n < 70; n++) {
                            Numbers.write(
                                    store,
                                    Numbers.put(ONE, 1, 60, "x".repeat(20_000)),
                                    Numbers.put(OTHER, 1, 60, "x".repeat(20_000)));
                        }
                    });
                    assertThat(Numbers.in(store, ONE, 1)).isEqualTo(numbers);
                    assertThat(Numbers.in(store, OTHER, 1)).isEqualTo(numbers);
                }
                NarrowPath.leave(Long.MAX_VALUE);
                writeBoth(store, 50);
            }
            try (Store store = Stores.open(address())) {
                assertThat(Numbers.in(store, ONE, 1)).hasSize(51).isEqualTo(Numbers.in(store, OTHER, 1));
                store.drop(ONE.name());
                store.drop(OTHER.name());
            }
        }
    }

    @Test
    void a_disk_that_does_not_sync_leaves_it_open_what_is_kept() {
        try (Store store = narrow()) {
            fill(store);
            NarrowPath.forceable(false);
            assertThatThrownBy(() -> writeBoth(store, 50))
                    .isInstanceOfSatisfying(
                            StoreException.class,
                            e -> assertThat(e.isUncertain()).isTrue())
                    .hasMessageEndingWith("; whether it took place is not known");
            NarrowPath.forceable(true);
            assertThat(Numbers.in(store, ONE, 1)).isEqualTo(Numbers.in(store, OTHER, 1));
            writeBoth(store, 51);
        }
    }

    @Test
    @Timeout(60)
    void who_writes_next_is_told_if_what_was_acknowledged_is_not_synced() {
        try (Store store = narrow(Sync.INTERVAL)) {
            fill(store);
            NarrowPath.forceable(false);
            for (int time = 0; time < 2; time++) {
                fail(Kind.BROKEN, address() + " failed: ", () -> {
                    for (int number = 50; ; number++) {
                        writeOrLeaveOpen(store, number);
                        Thread.sleep(10);
                    }
                });
            }
            NarrowPath.forceable(true);
            writeBoth(store, 10_000);
            assertThat(Numbers.in(store, ONE, 1)).contains(10_000).isEqualTo(Numbers.in(store, OTHER, 1));
        }
    }

    @Test
    void a_file_that_may_not_be_written_is_read() {
        try (Store store = narrow()) {
            fill(store);
        }
        String file = NarrowPath.of(DataFile.at(address(), directory.resolve("store")));
        NarrowPath.writable(false);
        try (Store store = EmbeddedStore.open(address(), Optional.of(file), Sync.ALWAYS)) {
            assertThat(Numbers.in(store, ONE, 1)).hasSize(50);
            fail(
                    Kind.READ_ONLY,
                    address() + " may be read but not written; change the rights of its file",
                    () -> writeBoth(store, 50));
            fail(Kind.READ_ONLY, address(), () -> store.drop(ONE.name()));
            assertThat(Numbers.in(store, ONE, 1)).hasSize(50);
        }
    }

    @Test
    void a_file_is_held_by_one() {
        try (Store store = Stores.open(address())) {
            fill(store);
            fail(Kind.BROKEN, address() + " is in use; close it there first", () -> Stores.open(address()));
            writeBoth(store, 50);
        }
    }

    @Test
    void a_file_of_something_else_is_left_alone() throws Exception {
        Path file = directory.resolve("store");
        byte[] text = "no store ".repeat(1000).getBytes(StandardCharsets.UTF_8);
        Files.write(file, text);
        String message = address() + ": " + file + " is no store, or damaged from its beginning on; check the path";
        fail(Kind.ABSENT, message, () -> Stores.open(address()));
        fail(Kind.ABSENT, message, () -> Stores.find(Address.of(address())));
        assertThat(Files.readAllBytes(file)).isEqualTo(text);
        Files.writeString(file, "short");
        fail(Kind.ABSENT, message, () -> Stores.open(address()));
        assertThat(file).hasContent("short");
        Files.delete(file);
        try (MVStore foreign = MVStore.open(file.toString())) {
            foreign.openMap("things").put("a", "b");
        }
        fail(Kind.ABSENT, address() + " is a file of another program", () -> Stores.open(address()));
    }

    @Test
    void a_store_that_is_cut_short_is_damaged() throws Exception {
        try (Store store = Stores.open(address())) {
            fill(store);
        }
        Path file = directory.resolve("store");
        Files.write(file, Arrays.copyOf(Files.readAllBytes(file), 1000));
        fail(
                Kind.BROKEN,
                address() + " is damaged, or no store at all (it ends too early)",
                () -> Stores.open(address()));
    }

    @Test
    void a_store_whose_first_header_is_lost_opens_by_its_second() throws Exception {
        try (Store store = Stores.open(address())) {
            fill(store);
        }
        Path file = directory.resolve("store");
        byte[] bytes = Files.readAllBytes(file);
        Arrays.fill(bytes, 0, 4096, (byte) 0);
        Files.write(file, bytes);
        try (Store store = Stores.open(address())) {
            assertThat(Numbers.in(store, ONE, 1)).hasSize(50);
        }
    }

    @Test
    @EnabledOnOs(OS.LINUX)
    void a_place_where_no_file_can_be_is_named_as_it_was_given() {
        fail(
                Kind.ABSENT,
                "embedded:/proc/x: no file can be made in /proc; give another path",
                () -> Stores.open("embedded:/proc/x"));
        fail(Kind.ABSENT, "embedded:/dev/null: /dev/null is no file", () -> Stores.open("embedded:/dev/null"));
    }

    @Test
    void failures_name_files_as_people_do() {
        try (Store store = narrow()) {
            fill(store);
            NarrowPath.forceable(false);
            assertThatThrownBy(() -> writeBoth(store, 50))
                    .message()
                    .contains("(Input/output error); check the path, and its disk")
                    .doesNotContain("steady:");
            NarrowPath.forceable(true);
        }
    }

    @Test
    void a_damaged_file_says_so() throws Exception {
        try (Store store = Stores.open(address())) {
            fill(store);
            IntStream.range(0, 200).forEach(i -> Numbers.write(store, Numbers.put(ONE, i, i, "x".repeat(2000))));
        }
        Path file = directory.resolve("store");
        byte[] bytes = Files.readAllBytes(file);
        Arrays.fill(bytes, 3 * 4096, bytes.length - 4096, (byte) 7);
        Files.write(file, bytes);
        fail(Kind.BROKEN, address(), () -> {
            try (Store store = Stores.open(address())) {
                store.scan(ONE).toList();
            }
        });
    }

    @Test
    void a_place_that_is_not_there_is_named() {
        Path missing = directory.resolve("missing");
        fail(
                Kind.ABSENT,
                "embedded:" + missing + "/store: there is no directory " + missing + "; make it first",
                () -> Stores.open("embedded:" + missing + "/store"));
    }

    @Test
    void a_store_that_is_looked_for_is_not_made() {
        fail(
                Kind.ABSENT,
                address() + ": there is no store " + directory.resolve("store"),
                () -> Stores.find(Address.of(address())));
        assertThat(directory.resolve("store")).doesNotExist();
        Stores.open(address()).close();
        Stores.find(Address.of(address())).close();
    }

    @Test
    void addresses_are_checked() {
        assertThatThrownBy(() -> Stores.open("embedded://data/blog"))
                .isInstanceOf(AddressException.class)
                .hasMessage("an embedded store has no host; write embedded:data/blog for a file");
        assertThatThrownBy(() -> Stores.open("embedded:?sync=never"))
                .isInstanceOf(AddressException.class)
                .hasMessage("sync is always or interval, not 'never'");
        assertThatThrownBy(() -> Stores.open("embedded:?cache=1"))
                .isInstanceOf(AddressException.class)
                .hasMessage("embedded does not know the option cache; it knows sync");
        assertThatThrownBy(() -> Stores.open("embeded:"))
                .isInstanceOf(AddressException.class)
                .hasMessageStartingWith("there is no kind of store `embeded`; did you mean `embedded`?\n"
                        + "Addresses look like this:\n  embedded: (in memory)");
    }

    @Test
    void an_interrupt_does_not_close_the_file() {
        try (Store store = Stores.open(address())) {
            fill(store);
            Thread.currentThread().interrupt();
            writeBoth(store, 50);
            assertThat(Numbers.in(store, ONE, 1)).hasSize(51);
            assertThat(Thread.interrupted()).isTrue();
        }
        Thread.currentThread().interrupt();
        try (Store store = Stores.open(address())) {
            assertThat(Numbers.in(store, ONE, 1)).hasSize(51);
        }
        assertThat(Thread.interrupted()).isTrue();
    }

    @Test
    void a_store_closes_under_its_readers() {
        Store store = Stores.open(address());
        fill(store);
        Rows rows = store.scan(ONE);
        rows.next();
        store.close();
        assertThatThrownBy(rows::toList).isInstanceOf(StoreException.class);
        try (Store again = Stores.open(address())) {
            assertThat(Numbers.in(again, ONE, 1)).hasSize(50);
        }
    }
}
