package org.colonnade.dynamodb;

import software.amazon.awssdk.core.interceptor.Context;
import software.amazon.awssdk.core.interceptor.ExecutionAttribute;
import software.amazon.awssdk.core.interceptor.ExecutionAttributes;
import software.amazon.awssdk.core.interceptor.ExecutionInterceptor;

/** Whether a request was sent again after it may have been carried out: no answer came, or that something failed inside. */
final class Sending {
    /** Where the client has the one of a request. */
    static final ExecutionAttribute<Sending> ATTRIBUTE = new ExecutionAttribute<>("sending");

    /** The first status of HTTP by which a server says that the failure is its own. */
    private static final int SERVER_FAILS = 500;

    private boolean open;
    private boolean doubtful;

    boolean isDoubtful() {
        return doubtful;
    }

    private void sent() {
        doubtful |= open;
        open = true;
    }

    private void answered(int status) {
        open = status >= SERVER_FAILS;
    }

    /** Takes note of each time that a request is sent. */
    static final class Watch implements ExecutionInterceptor {
        @Override
        public void beforeTransmission(Context.BeforeTransmission context, ExecutionAttributes attributes) {
            attributes.getOptionalAttribute(ATTRIBUTE).ifPresent(Sending::sent);
        }

        @Override
        public void afterTransmission(Context.AfterTransmission context, ExecutionAttributes attributes) {
            int status = context.httpResponse().statusCode();
            attributes.getOptionalAttribute(ATTRIBUTE).ifPresent(s -> s.answered(status));
        }
    }
}
