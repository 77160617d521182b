/**
 * A whole design: everything that the text of a design says, resolved.
 *
 * <p>The language produces it; every other stage begins with it.
 */
package org.colonnade.design;
