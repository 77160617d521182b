package org.colonnade.csv;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.colonnade.data.InstanceKeys;
import org.colonnade.model.Entity;
import org.colonnade.model.Model;
import org.colonnade.reference.Designs;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A key of several columns takes a column of the file for each, and so do links to who has it. */
class CompositeKeyTest {
    private static final Model MODEL = Designs.read("""
            entity Hotel (10) { code key text(3) }
            entity Room (10) {
              key (hotel, number)
              number int
              hotel -> Hotel.rooms
            }
            entity Stay (10) {
              id key int
              room -> Room.stays
              next -> Room.earlier (0..1)
              seen <-> Room.seenBy
            }
            request R { SELECT Stay.id FROM Stay; }
            """).model();

    @TempDir
    private Path directory;

    @BeforeEach
    void write_good_files() throws IOException {
        write("Hotel", "code", "A", "B");
        write("Room", "hotel,number", "A,1", "A,2", "B,1");
        write("Stay", "id,room.number,room.hotel.code,next.hotel.code,next.number", "7,1,B,,", "8,2,A,B,1");
        write("Stay.seen", "stay,hotel,room", "7,A,1", "7,A,2");
    }

    private void write(String name, String... lines) throws IOException {
        Files.writeString(directory.resolve(name + ".csv"), String.join("\n", lines) + "\n");
    }

    private List<String> problems() throws IOException {
        return CsvReading.of(MODEL, directory).problems().stream()
                .map(p -> p.toString().substring(directory.toString().length() + 1))
                .toList();
    }

    private static Entity entity(String name) {
        return MODEL.entity(name).orElseThrow();
    }

    @Test
    void instances_and_links_are_found_by_all_columns_of_keys() throws IOException {
        CsvData data = CsvReading.of(MODEL, directory).data().orElseThrow();
        assertThat(new InstanceKeys(MODEL, data).of(entity("Room"), 2)).containsExactly("B", 1);
        assertThat(data.partners(MODEL.step(entity("Stay"), "room").orElseThrow(), 0))
                .containsExactly(2);
        assertThat(data.partners(MODEL.step(entity("Stay"), "next").orElseThrow(), 0))
                .isEmpty();
        assertThat(data.partners(MODEL.step(entity("Stay"), "next").orElseThrow(), 1))
                .containsExactly(2);
        assertThat(data.partners(MODEL.step(entity("Stay"), "seen").orElseThrow(), 0))
                .containsExactly(0, 1);
    }

    @Test
    void a_whole_key_may_not_be_there_twice_or_lack_a_part() throws IOException {
        write("Room", "hotel,number", "A,1", "A,1", "B,");
        write("Stay", "id,room.number,room.hotel.code,next.hotel.code,next.number", "7,1,A,A,");
        write("Stay.seen", "stay,hotel,room");
        assertThat(problems())
                .containsExactly(
                        "Room.csv:3: error: the key 'A, 1' is there already, in line 2; keys must differ",
                        "Room.csv:4: error: number: it needs a value, because it is not optional",
                        "Stay.csv:2: error: next: it needs all parts of the key of its Room, or none");
    }

    @Test
    void a_partner_that_is_not_there_and_columns_that_are_missing_are_said() throws IOException {
        write("Stay", "id,room.number,room.hotel.code", "7,9,A");
        write("Stay.seen", "stay,room");
        assertThat(problems())
                .containsExactly(
                        "Stay.csv:2: error: room: there is no Room with the key 'A, 9' in Room.csv",
                        "Stay.seen.csv:1: error: it must have 3 columns: the key of the Stay, the key of the Room");
        write("Stay", "id,room.number", "7,1");
        assertThat(problems())
                .contains("Stay.csv:1: error: the column 'room.hotel.code' is missing: the key of each one's Room");
    }
}
