package org.colonnade.session.deployment;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.List;
import java.util.OptionalDouble;
import org.colonnade.engine.Engine;
import org.colonnade.guard.Reach;
import org.colonnade.measurement.Plan;
import org.colonnade.measurement.RunLength;
import org.colonnade.session.FamilyChoice;
import org.colonnade.session.Refusal;
import org.colonnade.session.Session;
import org.colonnade.store.Stores;
import org.colonnade.text.Goldens;
import org.colonnade.work.Watcher;
import org.colonnade.workload.Request;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class DeploymentTest {
    private static final Session SHOP = Session.open(Goldens.root().resolve("docs/shop.design"));
    private static final Request MY_ORDERS = SHOP.request("MyOrders");

    private final Deployment deployed = Deployment.open(SHOP, SHOP.recommend(Watcher.NOBODY), "embedded:");

    @AfterEach
    void close() {
        deployed.close();
    }

    @Test
    void families_are_made_kept_and_taken_away() {
        assertThat(deployed.create())
                .extracting(b -> b.told("kept", "created"))
                .containsExactly("created order_by_customer");
        assertThat(deployed.create())
                .extracting(b -> b.told("kept", "created"))
                .containsExactly("kept order_by_customer");
        assertThat(deployed.drop()).extracting(Deployment.Before::wasThere).containsExactly(true);
    }

    @Test
    void a_request_answers_from_what_was_loaded_with_locks_or_without() {
        deployed.load(deployed.generated(0.01, 7), Watcher.NOBODY);
        Engine.Outcome outcome = deployed.run(MY_ORDERS, deployed.arguments(MY_ORDERS, List.of("me=3")));
        assertThat(outcome.rows(0)).isNotEmpty();
        assertThat(deployed.runAlone(MY_ORDERS, deployed.arguments(MY_ORDERS, List.of("me=3")))
                        .rows(0))
                .isEqualTo(outcome.rows(0));
    }

    @Test
    void arguments_are_refused_all_at_once() {
        assertThatThrownBy(() -> deployed.arguments(MY_ORDERS, List.of("you=1")))
                .isInstanceOfSatisfying(
                        Refusal.class, e -> assertThat(e.sentences()).hasSize(2));
    }

    @Test
    void a_store_agrees_with_the_reference() {
        Verified verified = new Verifying(deployed, deployed.generated(0.001, 1), 1).run(100, Watcher.NOBODY);
        assertThat(verified.loaded()).isTrue();
        assertThat(verified.requests()).isEqualTo(100);
        assertThat(verified.difference()).isEmpty();
    }

    @Test
    void a_verification_that_is_stopped_while_it_loads_compares_nothing() {
        assertThat(new Verifying(deployed, deployed.generated(1, 1), 1).run(100, p -> false))
                .isEqualTo(Verified.NOTHING);
    }

    @Test
    void predictions_stand_beside_what_requests_take() {
        Predicting.Predicted predicted = Predicting.run(deployed, deployed.generated(0.001, 1), 3, 1, Watcher.NOBODY);
        assertThat(predicted.rounds()).isEqualTo(3);
        assertThat(predicted.predictions().orElseThrow().requests()).hasSize(2);
    }

    @Test
    void families_are_measured_side_by_side() {
        Plan plan = new Plan(RunLength.of(20), 1, 1, OptionalDouble.empty(), 1);
        Benchmarking benchmarking =
                new Benchmarking(SHOP, deployed.generated(0.001, 1), plan, Reach.PROCESS, List.of());
        Benchmarking.Benchmarked benchmarked = benchmarking.run(
                FamilyChoice.all(SHOP, List.of()),
                List.of(SHOP.design().defaultMix()),
                Stores.address("embedded:"),
                Watcher.NOBODY);
        assertThat(benchmarked.finished()).isTrue();
        assertThat(benchmarked.result().mixes()).hasSize(1);
    }

    @Test
    void a_calibration_that_is_stopped_at_once_finds_nothing() {
        Calibrating.Calibrated stopped =
                Calibrating.run(Stores.address("embedded:"), Duration.ofSeconds(1), p -> false);
        assertThat(stopped.file()).isEmpty();
    }

    @Test
    void each_family_shows_entries_of_one_block() {
        assertThat(FamilyLayouts.of(SHOP.design(), deployed.advice(), "embedded"))
                .singleElement()
                .satisfies(l -> assertThat(l.layout().cells()).isNotEmpty());
    }
}
