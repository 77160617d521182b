package org.colonnade.experiment;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import org.colonnade.store.Store;

/** A store where something happens after each get, before its caller goes on. */
final class Meddling {
    private Meddling() {}

    static Store with(Store store, Runnable afterGet) {
        return (Store) Proxy.newProxyInstance(
                Store.class.getClassLoader(), new Class<?>[] {Store.class}, (proxy, method, arguments) -> {
                    try {
                        Object result = method.invoke(store, arguments);
                        if (method.getName().equals("get")) {
                            afterGet.run();
                        }
                        return result;
                    } catch (InvocationTargetException e) {
                        throw e.getCause();
                    }
                });
    }
}
