/**
 * What a person at a terminal sees: streams, lines that say how far work is, problems, failures and exit codes.
 *
 * <p>Commands print through {@link org.colonnade.console.Console} and nothing else.
 */
package org.colonnade.console;
