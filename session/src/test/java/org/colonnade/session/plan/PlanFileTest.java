package org.colonnade.session.plan;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.colonnade.advice.Recommendation;
import org.colonnade.file.FileLibrary;
import org.colonnade.session.Refusal;
import org.colonnade.session.Session;
import org.colonnade.text.Goldens;
import org.colonnade.view.advice.AdviceText;
import org.colonnade.work.Watcher;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PlanFileTest {
    private static final String ROOMS = """
            entity Hotel (100) { id key city text(20) }
            entity Room (1000) { id key rate decimal hotel -> Hotel.rooms }
            request Find 10 { SELECT rooms.id, rooms.rate FROM Hotel.rooms WHERE Hotel.city = ?city; }
            request Price 1 { UPDATE Room SET rate = ?rate WHERE Room.id = ?room; }
            """;

    @TempDir
    private Path directory;

    private Session session(String text) throws IOException {
        return Session.open(Files.writeString(directory.resolve("rooms.design"), text));
    }

    private PlanFile.Kept read(Session session, Path file) {
        return PlanFile.read(session, file, new FileLibrary(System.in));
    }

    private Path keep(Session session) throws IOException {
        return Files.writeString(
                directory.resolve("rooms.plan"), PlanFile.text(session, session.recommend(Watcher.NOBODY)));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "examples/hotel.design",
                "examples/hotel_nights.design",
                "examples/rubis.design",
                "docs/shop.design"
            })
    void what_was_kept_is_read_again(String design) throws IOException {
        Path file = Goldens.root().resolve(design);
        Session session = Session.open(file);
        Recommendation advice = session.recommend(Watcher.NOBODY);
        String text = PlanFile.text(session, advice);
        Session later = Session.open(file);
        PlanFile.Kept kept = read(later, Files.writeString(directory.resolve("kept.plan"), text));
        assertThat(kept.remarks()).isEmpty();
        assertThat(AdviceText.of(kept.advice())).isEqualTo(AdviceText.of(advice));
        assertThat(PlanFile.text(later, kept.advice())).isEqualTo(text);
    }

    @Test
    void changed_statistics_keep_the_plans_and_are_remarked() throws IOException {
        Path plan = keep(session(ROOMS));
        PlanFile.Kept kept = read(session(ROOMS.replace("(1000)", "(500_000)")), plan);
        assertThat(kept.advice().isComplete()).isTrue();
        assertThat(kept.advice().isProven()).isFalse();
        assertThat(kept.remarks())
                .singleElement()
                .asString()
                .startsWith("the design has changed since " + plan + " was made; its plans still fit, and cost ");
    }

    @Test
    void comments_and_layout_change_nothing() throws IOException {
        Path plan = keep(session(ROOMS));
        assertThat(read(session("// rooms of hotels\n\n" + ROOMS), plan).remarks())
                .isEmpty();
    }

    @Test
    void a_design_that_lacks_something_is_refused_with_all_that_differs() throws IOException {
        Path plan = keep(session(ROOMS));
        Session other = session(ROOMS.replace("city", "town").replace("rate", "price"));
        assertThatThrownBy(() -> read(other, plan)).isInstanceOfSatisfying(Refusal.class, e -> {
            assertThat(e.sentences()).anyMatch(s -> s.endsWith("but Hotel has no city"));
            assertThat(e.sentences()).anyMatch(s -> s.endsWith("but Room has no rate"));
            assertThat(e.sentences()).last().asString().contains("make the plan anew: colonnade advise");
        });
    }

    @Test
    void a_relationship_that_has_changed_is_refused() throws IOException {
        Path plan = keep(session(ROOMS));
        Session other = session(ROOMS.replace("hotel -> Hotel.rooms", "hotel <-> Hotel.rooms (1..*, 2 each)"));
        assertThatThrownBy(() -> read(other, plan))
                .isInstanceOf(Refusal.class)
                .hasMessageContaining("a relationship that the design does not have as it was");
    }

    @Test
    void a_statement_that_has_changed_is_refused_with_both_texts() throws IOException {
        Path plan = keep(session(ROOMS));
        Session other = session(ROOMS.replace("WHERE Hotel.city = ?city", "WHERE Hotel.city = ?city LIMIT 10"));
        assertThatThrownBy(() -> read(other, plan))
                .isInstanceOf(Refusal.class)
                .hasMessageContaining("statement 1 of Find is planned as SELECT")
                .hasMessageContaining("but is now SELECT");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "{", "[]", "{ \"form\": \"colonnade/plan/2\" }", "no plan"})
    void what_is_no_plan_is_refused_with_how_to_make_one(String text) throws IOException {
        Session session = session(ROOMS);
        Path file = Files.writeString(directory.resolve("bad.plan"), text);
        assertThatThrownBy(() -> read(session, file))
                .isInstanceOf(Refusal.class)
                .hasMessageStartingWith(file.toString())
                .hasMessageContaining("colonnade advise");
    }

    @Test
    void what_was_changed_by_hand_is_refused_with_its_place() throws IOException {
        Session session = session(ROOMS);
        Path plan = keep(session);
        for (String member : new String[] {"mix", "costModel", "families", "graph", "clustering", "steps", "bound"}) {
            Path file = Files.writeString(
                    directory.resolve("bad.plan"), Files.readString(plan).replace("\"" + member + "\"", "\"x\""));
            assertThatThrownBy(() -> read(session, file))
                    .as(member)
                    .isInstanceOf(Refusal.class)
                    .hasMessageContaining(member);
        }
    }
}
