package org.colonnade.laws;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.util.stream.IntStream;
import org.colonnade.store.Store;
import org.colonnade.store.Stores;

/** A program that loads a notebook or updates it, and says what it does, until it is killed. */
public final class NotebookClient {
    private NotebookClient() {}

    /** Takes the address of the store, {@code load} or {@code update}, and the number of the run. */
    public static void main(String[] arguments) {
        Store store = noting(Stores.open(arguments[0]), () -> System.out.println("wrote"));
        if (arguments[1].equals("load")) {
            new Notebook(store).load();
        } else {
            IntStream.range(0, Notebook.PARTS)
                    .mapToObj(p -> new Thread(
                            () -> new Notebook(store).update(p, Integer.parseInt(arguments[2]), System.out::println)))
                    .forEach(Thread::start);
        }
    }

    /** A store that tells of each write, before it is made. */
    public static Store noting(Store store, Runnable note) {
        return (Store) Proxy.newProxyInstance(
                Store.class.getClassLoader(), new Class<?>[] {Store.class}, (proxy, method, arguments) -> {
                    if (method.getName().equals("write")) {
                        note.run();
                    }
                    try {
                        return method.invoke(store, arguments);
                    } catch (InvocationTargetException e) {
                        throw e.getCause();
                    }
                });
    }
}
