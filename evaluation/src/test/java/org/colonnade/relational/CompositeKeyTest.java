package org.colonnade.relational;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.colonnade.data.GeneratedData;
import org.colonnade.data.Skew;
import org.colonnade.design.Design;
import org.colonnade.engine.Arguments;
import org.colonnade.language.DesignReader;
import org.colonnade.text.Source;
import org.colonnade.workload.Statement;
import org.colonnade.workload.Statement.Select;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Tables whose keys have the columns of partners, to one and to many. */
class CompositeKeyTest {
    private static final Design DESIGN =
            DesignReader.read(new Source("test.design", """
            entity Hotel (2) { code key int }
            entity Room (6) {
              key (hotel, number)
              number int (3 distinct)
              beds int
              hotel -> Hotel.rooms
            }
            entity Guest (4) { id key int  last -> Room.guests (0..1)  liked <-> Room.likedBy }
            request Last { SELECT last.hotel.code, last.number FROM Guest.last WHERE Guest.id = 0; }
            request Liked { SELECT liked.number FROM Guest.liked WHERE Guest.id = 1; }
            request Stay { CONNECT Guest(0) TO last(1, 7); }
            request Like { CONNECT Room(1, 7) TO likedBy(1); }
            request Build { INSERT INTO Room SET number = 7, beds = 2 CONNECT TO hotel(1); }
            request Enlarge { UPDATE Room SET beds = 9 WHERE Room.hotel.code = 1 AND Room.number = 7; }
            request Beds { SELECT Room.beds FROM Room WHERE Room.number = 7; }
            request Close { DELETE FROM Hotel WHERE Hotel.code = 1; }
            """)).design().orElseThrow();

    private final Reference reference = new Reference(DESIGN);

    @BeforeEach
    void load() {
        reference.load(new GeneratedData(DESIGN, 1, 1, Skew.NONE));
        run("Build");
        run("Stay");
        run("Like");
    }

    @AfterEach
    void close() {
        reference.close();
    }

    private static Statement statement(String request) {
        return DESIGN.requests().stream()
                .filter(r -> r.name().equals(request))
                .findFirst()
                .orElseThrow()
                .statements()
                .get(0);
    }

    private void run(String request) {
        assertThat(reference.allows(statement(request), Arguments.NONE)).isTrue();
        reference.run(statement(request), Arguments.NONE);
    }

    private List<List<Object>> rows(String request) {
        return reference.answer((Select) statement(request), Arguments.NONE).rows();
    }

    @Test
    void instances_are_found_by_all_columns_of_their_keys() {
        assertThat(rows("Last")).containsExactly(List.of(1, 7));
        assertThat(rows("Liked")).contains(List.of(7));
        run("Enlarge");
        assertThat(rows("Beds")).containsExactly(List.of(9));
        assertThat(reference.allows(statement("Build"), Arguments.NONE)).isFalse();
    }

    @Test
    void what_belongs_to_a_key_takes_its_dependants_along() {
        run("Close");
        assertThat(rows("Beds")).isEmpty();
        assertThat(rows("Last")).isEmpty();
        assertThat(rows("Liked")).doesNotContain(List.of(7));
        assertThat(reference.allows(statement("Stay"), Arguments.NONE)).isFalse();
    }
}
