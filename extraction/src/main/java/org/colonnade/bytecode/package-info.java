/**
 * Compiled classes as data: their fields, getters, generic types and annotations. No class is loaded.
 *
 * <p>Takes directories and jars and gives all classes that could be read, and for each of the others why not. Feeds
 * the mapping.
 */
package org.colonnade.bytecode;
