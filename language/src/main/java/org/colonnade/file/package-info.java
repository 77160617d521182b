/**
 * Sources in files.
 *
 * <p>{@link org.colonnade.file.FileLibrary} opens the files that people name, and those that they import, as sources of
 * strict UTF-8; what cannot be opened is a problem with a place and a help like any other.
 */
package org.colonnade.file;
