package org.colonnade.datastore;

import com.google.appengine.api.NamespaceManager;
import com.google.appengine.tools.development.ApiProxyLocal;
import com.google.appengine.tools.development.LocalEnvironment;
import com.google.apphosting.api.ApiProxy;
import java.util.function.Supplier;

/** Says to App Engine's API, thread by thread, which stub and which namespace is meant. */
final class StubEnvironment extends LocalEnvironment {
    private static final String APPLICATION = "colonnade";

    private final ApiProxyLocal proxy;

    private StubEnvironment(ApiProxyLocal proxy) {
        super(APPLICATION, "default", "1", MAIN_INSTANCE, TESTING_DEFAULT_PORT, null);
        this.proxy = proxy;
    }

    /** Does something with a stub, and leaves the thread as it was. */
    static <T> T with(ApiProxyLocal proxy, String namespace, Supplier<T> action) {
        ApiProxy.Environment before = ApiProxy.getCurrentEnvironment();
        ApiProxy.setEnvironmentForCurrentThread(new StubEnvironment(proxy));
        try {
            NamespaceManager.set(namespace);
            return action.get();
        } finally {
            ApiProxy.setEnvironmentForCurrentThread(before);
        }
    }

    ApiProxyLocal proxy() {
        return proxy;
    }

    @Override
    public String getEmail() {
        return null;
    }

    @Override
    public boolean isLoggedIn() {
        return false;
    }

    @Override
    public boolean isAdmin() {
        return false;
    }
}
