package org.colonnade.couchbase;

import com.couchbase.client.core.env.LoggerConfig;
import java.io.OutputStream;
import java.io.PrintStream;
import java.lang.invoke.MethodHandles;

/**
 * What the client prints to standard error, once, where nobody reads its log: a page of advice on how to get one. Nobody
 * reads it here on purpose, since every failure comes as an exception too. There is no setting for it.
 */
final class Advertisement {
    private Advertisement() {}

    /** Lets it be printed where nobody sees it. */
    static synchronized void skip() {
        PrintStream error = System.err;
        System.setErr(new PrintStream(OutputStream.nullOutputStream()));
        try {
            MethodHandles.lookup().ensureInitialized(LoggerConfig.class);
        } catch (IllegalAccessException e) {
            throw new IllegalStateException(e);
        } finally {
            System.setErr(error);
        }
    }
}
