package org.colonnade.advice;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.colonnade.cost.CostModel;
import org.colonnade.design.Design;
import org.colonnade.reference.Designs;
import org.colonnade.schema.Family;
import org.colonnade.solver.KernelSolver;
import org.colonnade.work.Watcher;
import org.junit.jupiter.api.Test;

/** Updates that name their instances by partners and columns of their own use what they say. */
class NaturalKeyTest {
    private static Recommendation advice(String text) {
        Design design = Designs.read(text);
        return new Advisor(design, design.defaultMix(), CostModel.ALL.get(0), new KernelSolver())
                .recommend(Budget.NONE, Watcher.NOBODY);
    }

    private static List<String> steps(Recommendation advice, String request) {
        return advice.requests().stream()
                .filter(r -> r.request().name().equals(request))
                .flatMap(r -> r.statements().stream())
                .map(s -> (StatementAdvice.Update) s)
                .flatMap(u -> u.support().stream())
                .map(s -> s.plan().toString())
                .toList();
    }

    @Test
    void no_family_only_finds_what_a_parameter_says() {
        Recommendation advice = advice("""
                entity Room (1000) { id key }
                entity Night (700_000) { id key  day date (700 distinct)  free boolean  room -> Room.nights }
                request Open 1 { INSERT INTO Night SET id = ?n, day = ?d, free = true CONNECT TO room(?r); }
                request Free 10 { SELECT nights.day, nights.free FROM Room.nights WHERE Room.id = ?r; }
                request Book 5 { UPDATE Night SET free = false WHERE Night.room.id = ?r AND Night.day = ?d; }
                request Purge 5 { DELETE FROM Night WHERE Night.room.id = ?r AND Night.day < ?d; }
                """);
        assertThat(advice.families())
                .extracting(Family::toString)
                .containsExactly("[Room.id][nights.day, nights.id][nights.free]");
        assertThat(steps(advice, "Book")).containsExactly("get night_by_room[room.id = ?r][Night.day = ?d]");
        assertThat(steps(advice, "Purge")).containsExactly("get night_by_room[room.id = ?r][Night.day < ?d]");
    }

    @Test
    void a_row_that_only_its_owner_may_change_is_read_once() {
        Recommendation advice = advice("""
                entity User (1000) { id key  name text(20) }
                entity Doc (100_000) { id key  title text(40)  day date (100 distinct)  owner -> User.docs }
                request Show 10 { SELECT Doc.title, owner.id FROM Doc.owner WHERE Doc.id = ?doc; }
                request OfDay 10 { SELECT Doc.id, Doc.title FROM Doc WHERE Doc.day = ?day; }
                request Edit 5 { UPDATE Doc SET title = ?t WHERE Doc.id = ?doc AND Doc.owner.id = ?me; }
                """);
        assertThat(steps(advice, "Edit")).isNotEmpty();
        assertThat(steps(advice, "Edit").stream().filter(s -> !s.startsWith("again")))
                .containsExactly("get doc[Doc.id = ?doc]\nfilter owner.id = ?me");
    }

    @Test
    void what_is_found_by_a_join_is_not_looked_up_again() {
        Recommendation advice = advice("""
                entity Guest (1000) { id key }
                entity Room (10_000) { id key  floor int (20 distinct)  rate int (200 distinct) }
                entity Stay (50_000) { id key  guest -> Guest.stays  room -> Room.stays }
                request Look 10 { SELECT Room.rate, Room.floor FROM Room WHERE Room.id = ?room; }
                request Rooms 10 { SELECT room.id FROM Guest.stays.room WHERE Guest.id = ?guest; }
                request OfFloor 10 { SELECT Room.id, Room.rate FROM Room WHERE Room.floor = ?floor; }
                request Change 5 { UPDATE Room FROM Room.stays.guest SET rate = ?new
                    WHERE guest.id = ?guest AND Room.rate = ?old; }
                """);
        assertThat(steps(advice, "Change")).hasSize(2);
        assertThat(steps(advice, "Change").get(1).lines()).isNotEmpty().allMatch(l -> l.startsWith("again get"));
    }

    @Test
    void what_is_known_by_several_values_needs_no_other_identifier() {
        Recommendation advice = advice("""
                entity Hotel (100) { code key text(4) }
                entity Room (10_000) { key (hotel, number)  number int (100 distinct)  hotel -> Hotel.rooms }
                entity Night (7_000_000) {
                  key (room, day)
                  day date (700 distinct)
                  free boolean
                  room -> Room.nights
                }
                request Open 1 { INSERT INTO Night SET day = ?d, free = true CONNECT TO room(?h, ?n); }
                request Free 10 {
                  SELECT nights.day, nights.free FROM Room.nights WHERE Room.hotel.code = ?h AND Room.number = ?n;
                }
                request Book 5 {
                  UPDATE Night SET free = false
                      WHERE Night.room.hotel.code = ?h AND Night.room.number = ?n AND Night.day = ?d;
                }
                request Tear 1 { DELETE FROM Room WHERE Room.hotel.code = ?h AND Room.number = ?n; }
                """);
        assertThat(advice.families())
                .extracting(Family::toString)
                .containsExactly("[Hotel.code, rooms.number][nights.day][nights.free]");
        assertThat(steps(advice, "Open")).isEmpty();
        assertThat(steps(advice, "Book")).isEmpty();
        assertThat(steps(advice, "Tear")).containsExactly("get night_by_rooms[hotel.code = ?h, Room.number = ?n]");
    }
}
