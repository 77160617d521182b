/**
 * The command line: the only package that reads files, prints and ends the process.
 *
 * <p>Each command is one small class that picocli fills from the arguments; it calls one entry of the core,
 * prints the value on standard output and what is to be said about it on standard error, and returns an
 * {@link org.colonnade.console.Exit}. Nothing imports this package.
 */
package org.colonnade.cli;
