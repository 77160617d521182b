package org.colonnade.store;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * What the addresses of a kind of store begin with. It stands on the class of its {@link StoreProvider}, so that the kind is found
 * before any provider is made.
 */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.TYPE)
public @interface Scheme {
    /** The schemes; the first one is also the name of the kind. */
    String[] value();
}
