package org.colonnade.dynamodb;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import org.colonnade.store.Address;
import org.colonnade.store.CallGuard;
import org.colonnade.store.StoreException;
import org.colonnade.store.StoreException.Kind;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import software.amazon.awssdk.awscore.exception.AwsErrorDetails;
import software.amazon.awssdk.core.exception.ApiCallTimeoutException;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbException;

/** What the service's refusals, and what the client itself throws, become. */
class FaultsTest {
    private static final Address ADDRESS = Address.of("dynamodb://eu-west-1/shop");
    private static final Faults FAULTS = new Faults(ADDRESS);
    private static final CallGuard GUARD = new CallGuard(ADDRESS, () -> false, FAULTS::of);

    @ParameterizedTest
    @CsvSource({
        "400, ValidationException, VALUE",
        "400, AccessDeniedException, FORBIDDEN",
        "400, ThrottlingException, TIMEOUT",
        "400, SomethingNew, BROKEN",
        "500, InternalServerError, LOST",
        "503, ServiceUnavailable, LOST",
        "502, , LOST",
        "413, , VALUE",
        "400, , BROKEN"
    })
    void refusals_have_their_kinds(int status, String code, Kind kind) {
        RuntimeException refusal = DynamoDbException.builder()
                .statusCode(status)
                .awsErrorDetails(AwsErrorDetails.builder()
                        .errorCode(code)
                        .errorMessage("no")
                        .build())
                .build();
        StoreException e = catchThrowableOfType(
                StoreException.class,
                () -> GUARD.writing("write", () -> {
                    throw refusal;
                }));
        assertThat(e.kind()).isEqualTo(kind);
        assertThat(e).hasMessageContaining("dynamodb://eu-west-1/shop").hasMessageNotContaining("null");
    }

    @Test
    void a_client_that_gives_up_while_a_store_is_opened_has_reached_nobody() {
        StoreException e = catchThrowableOfType(
                StoreException.class,
                () -> GUARD.opening(
                        () -> {
                            throw ApiCallTimeoutException.create(2_000);
                        },
                        FAULTS.store()::opening));
        assertThat(e.kind()).isEqualTo(Kind.UNREACHABLE);
        assertThat(e)
                .hasMessageContaining("2000 millis")
                .hasMessageContaining("'colonnade server dynamodb start'")
                .hasMessageContaining("?timeout=60s");
    }
}
