package org.colonnade.dynamodb;

import java.io.IOException;
import java.net.ConnectException;
import java.net.SocketTimeoutException;
import java.net.UnknownHostException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.RejectedExecutionException;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.colonnade.store.Address;
import org.colonnade.store.FailureCauses;
import org.colonnade.store.StoreException;
import org.colonnade.store.StoreException.Kind;
import org.colonnade.store.StoreFaults;
import software.amazon.awssdk.awscore.exception.AwsErrorDetails;
import software.amazon.awssdk.awscore.exception.AwsServiceException;
import software.amazon.awssdk.core.exception.AbortedException;
import software.amazon.awssdk.core.exception.ApiCallAttemptTimeoutException;
import software.amazon.awssdk.core.exception.ApiCallTimeoutException;
import software.amazon.awssdk.core.exception.SdkException;
import software.amazon.awssdk.services.dynamodb.model.CancellationReason;
import software.amazon.awssdk.services.dynamodb.model.TransactionCanceledException;

/** Turns what the client throws into what a store says. */
record Faults(StoreFaults store) {
    /** What the code of a refusal means. */
    private static final Map<String, Kind> REFUSALS = Map.ofEntries(
            Map.entry("ResourceNotFoundException", Kind.SHAPE),
            Map.entry("AccessDeniedException", Kind.FORBIDDEN),
            Map.entry("UnrecognizedClientException", Kind.FORBIDDEN),
            Map.entry("InvalidSignatureException", Kind.FORBIDDEN),
            Map.entry("IncompleteSignatureException", Kind.FORBIDDEN),
            Map.entry("MissingAuthenticationTokenException", Kind.FORBIDDEN),
            Map.entry("ExpiredTokenException", Kind.FORBIDDEN),
            Map.entry("AccessDenied", Kind.FORBIDDEN),
            Map.entry("ProvisionedThroughputExceededException", Kind.TIMEOUT),
            Map.entry("RequestLimitExceeded", Kind.TIMEOUT),
            Map.entry("ThrottlingException", Kind.TIMEOUT),
            Map.entry("ThrottlingError", Kind.TIMEOUT),
            Map.entry("LimitExceededException", Kind.FULL),
            Map.entry("ItemCollectionSizeLimitExceededException", Kind.FULL),
            Map.entry("ItemCollectionSizeLimitExceeded", Kind.FULL),
            Map.entry("ValidationException", Kind.VALUE),
            Map.entry("ValidationError", Kind.VALUE),
            Map.entry("InternalServerError", Kind.LOST),
            Map.entry("InternalFailure", Kind.LOST));

    /** The first status of HTTP by which a server says that the failure is its own. */
    private static final int SERVER_FAILS = 500;

    private static final int TOO_LARGE = 413;

    private static final List<Class<? extends Throwable>> TIMEOUTS =
            List.of(ApiCallTimeoutException.class, ApiCallAttemptTimeoutException.class, SocketTimeoutException.class);
    private static final List<Class<? extends Throwable>> AWAY =
            List.of(ConnectException.class, UnknownHostException.class);

    Faults(Address address) {
        this(new StoreFaults(address, Faults::advice));
    }

    /** What the client throws. */
    Optional<StoreException> of(String doing, Exception thrown, Kind otherwise) {
        if (!(thrown instanceof SdkException
                || thrown instanceof IllegalStateException
                || thrown instanceof RejectedExecutionException)) {
            return Optional.empty();
        }
        return Optional.of(store.of(kind(thrown, otherwise), doing, message(thrown), cause(thrown)));
    }

    /** What says that the thread was interrupted, if so; the client does not always. */
    private static Throwable cause(Exception thrown) {
        return FailureCauses.include(thrown, List.of(AbortedException.class))
                ? new InterruptedException().initCause(thrown)
                : thrown;
    }

    private static Kind kind(Exception thrown, Kind otherwise) {
        if (thrown instanceof AwsServiceException service) {
            return codes(service)
                    .filter(REFUSALS::containsKey)
                    .findFirst()
                    .map(REFUSALS::get)
                    .orElseGet(() -> kind(service.statusCode()));
        } else if (FailureCauses.include(thrown, TIMEOUTS)) {
            return Kind.TIMEOUT;
        } else if (isAway(thrown)) {
            return otherwise;
        }
        return isAboutCredentials(thrown) ? Kind.FORBIDDEN : Kind.LOST;
    }

    /** What a status of HTTP means with which no more is said. */
    private static Kind kind(int status) {
        return status >= SERVER_FAILS ? Kind.LOST : status == TOO_LARGE ? Kind.VALUE : Kind.BROKEN;
    }

    private static Stream<String> codes(AwsServiceException thrown) {
        return thrown instanceof TransactionCanceledException canceled
                ? canceled.cancellationReasons().stream().map(CancellationReason::code)
                : Stream.of(String.valueOf(thrown.awsErrorDetails().errorCode()));
    }

    /** Whether no server was there to take a request. */
    static boolean isAway(Throwable thrown) {
        return FailureCauses.include(thrown, AWAY);
    }

    /** Whether a request may have been carried out that failed so, and its time is not up. */
    static boolean isUncertain(SdkException thrown) {
        return thrown instanceof AwsServiceException service
                ? service.statusCode() >= SERVER_FAILS
                : !isAway(thrown) && !FailureCauses.include(thrown, TIMEOUTS);
    }

    private static boolean isAboutCredentials(Throwable thrown) {
        return String.valueOf(thrown.getMessage()).contains("credentials");
    }

    /** What the service or the client says. */
    static String message(Throwable thrown) {
        if (thrown instanceof TransactionCanceledException canceled) {
            return canceled.cancellationReasons().stream()
                    .filter(r -> r.message() != null)
                    .map(r -> r.code() + ": " + r.message())
                    .distinct()
                    .collect(Collectors.joining("; "));
        } else if (thrown instanceof AwsServiceException service) {
            AwsErrorDetails details = service.awsErrorDetails();
            return details.errorCode() == null
                    ? "the answer has status " + service.statusCode() + " of HTTP, and says no more"
                    : details.errorCode() + ": " + details.errorMessage();
        }
        Throwable cause = thrown.getCause() instanceof IOException io ? io : thrown;
        return String.valueOf(cause.getMessage()).lines().findFirst().orElse("");
    }

    private static String advice(Kind kind, Throwable thrown) {
        return switch (kind) {
            case UNREACHABLE -> "; is a server there? 'colonnade server dynamodb start' starts one on this machine";
            case FORBIDDEN ->
                "; an address with an access key looks like dynamodb://key:secret@eu-west-1/prefix, without one the"
                        + " usual places of AWS's tools are looked at";
            case TIMEOUT ->
                thrown instanceof AwsServiceException
                        ? "; give the tables more capacity, or come back later"
                        : "; a longer time is given with ?timeout=60s";
            case VALUE ->
                isTooLarge(thrown)
                        ? "; an entry takes up to 400 KB, and so do all changes of one block in one write: write fewer"
                                + " at once"
                        : "";
            case FULL -> "; ask AWS for higher limits";
            default -> "";
        };
    }

    private static boolean isTooLarge(Throwable thrown) {
        return thrown instanceof AwsServiceException service && service.statusCode() == TOO_LARGE
                || message(thrown).contains("Item size");
    }
}
