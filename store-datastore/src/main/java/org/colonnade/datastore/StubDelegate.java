package org.colonnade.datastore;

import com.google.apphosting.api.ApiProxy;
import java.util.List;
import java.util.concurrent.Future;

/** Gives calls of App Engine's API to the stub that the thread means; there may be several in one process. */
final class StubDelegate implements ApiProxy.Delegate<StubEnvironment> {
    @Override
    public byte[] makeSyncCall(StubEnvironment environment, String service, String method, byte[] request) {
        return environment.proxy().makeSyncCall(environment, service, method, request);
    }

    @Override
    public Future<byte[]> makeAsyncCall(
            StubEnvironment environment, String service, String method, byte[] request, ApiProxy.ApiConfig config) {
        return environment.proxy().makeAsyncCall(environment, service, method, request, config);
    }

    @Override
    public void log(StubEnvironment environment, ApiProxy.LogRecord entry) {
        environment.proxy().log(environment, entry);
    }

    @Override
    public void flushLogs(StubEnvironment environment) {
        environment.proxy().flushLogs(environment);
    }

    @Override
    public List<Thread> getRequestThreads(StubEnvironment environment) {
        return environment.proxy().getRequestThreads(environment);
    }
}
