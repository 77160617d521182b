package org.colonnade.dynamodb;

import java.net.URI;
import java.time.Duration;
import org.colonnade.store.Address;
import org.colonnade.store.StoreException;
import software.amazon.awssdk.auth.credentials.AwsBasicCredentials;
import software.amazon.awssdk.auth.credentials.AwsCredentialsProvider;
import software.amazon.awssdk.auth.credentials.DefaultCredentialsProvider;
import software.amazon.awssdk.auth.credentials.StaticCredentialsProvider;
import software.amazon.awssdk.awscore.retry.AwsRetryStrategy;
import software.amazon.awssdk.core.exception.SdkServiceException;
import software.amazon.awssdk.http.urlconnection.UrlConnectionHttpClient;
import software.amazon.awssdk.regions.Region;
import software.amazon.awssdk.retries.DefaultRetryStrategy;
import software.amazon.awssdk.retries.StandardRetryStrategy;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.DynamoDbClientBuilder;

/**
 * Makes clients, whose calls end within the timeout with all their attempts.
 *
 * <p>Requests that were throttled, or got no answer, are sent again, later and later. That does no harm to reads, and
 * transactions have tokens by which DynamoDB knows them again. Other writes might undo what was written since, so they have a
 * client of their own.
 */
final class Clients {
    private static final int ATTEMPTS = 6;

    /** What a server on this machine takes, which asks everybody for a key and believes them all. */
    private static final String ANYBODY = "colonnade";

    private Clients() {}

    static DynamoDbClient open(DynamoDbOptions options) {
        return open(options, AwsRetryStrategy.standardRetryStrategy().toBuilder());
    }

    /** One that sends nothing again that may have been carried out. */
    static DynamoDbClient careful(DynamoDbOptions options) {
        return open(
                options,
                DefaultRetryStrategy.standardStrategyBuilder()
                        .useClientDefaults(false)
                        .treatAsThrottling(Clients::isThrottled)
                        .retryOnException(t -> isThrottled(t) || Faults.isAway(t)));
    }

    private static boolean isThrottled(Throwable thrown) {
        return thrown instanceof SdkServiceException service && service.isThrottlingException();
    }

    private static DynamoDbClient open(DynamoDbOptions options, StandardRetryStrategy.Builder retries) {
        Duration timeout = options.timeout();
        DynamoDbClientBuilder builder = DynamoDbClient.builder()
                .region(Region.of(options.region()))
                .credentialsProvider(credentials(options))
                .httpClientBuilder(UrlConnectionHttpClient.builder()
                        .connectionTimeout(timeout)
                        .socketTimeout(timeout))
                .overrideConfiguration(c -> c.apiCallTimeout(timeout)
                        .retryStrategy(retries.maxAttempts(ATTEMPTS).build()));
        options.endpoint().ifPresent(endpoint -> builder.endpointOverride(known(endpoint, options.address())));
        return builder.build();
    }

    private static URI known(URI endpoint, Address address) {
        if (new java.net.InetSocketAddress(endpoint.getHost(), endpoint.getPort()).isUnresolved()) {
            throw new StoreException(
                    StoreException.Kind.UNREACHABLE,
                    address + ": there is no host '" + endpoint.getHost() + "'; check its name");
        }
        return endpoint;
    }

    private static AwsCredentialsProvider credentials(DynamoDbOptions options) {
        Address address = options.address();
        if (address.user().isPresent()) {
            return fixed(address.user().get(), address.password().orElseThrow());
        }
        return options.endpoint().isPresent()
                ? fixed(ANYBODY, ANYBODY)
                : DefaultCredentialsProvider.builder().build();
    }

    private static AwsCredentialsProvider fixed(String key, String secret) {
        return StaticCredentialsProvider.create(AwsBasicCredentials.create(key, secret));
    }
}
