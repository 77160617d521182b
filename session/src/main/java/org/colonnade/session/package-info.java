/**
 * What the program does for a person, callable from Java: opens designs, advises on them, compares schemas, says why.
 *
 * <p>It takes files, names and amounts as people give them, and gives values, which module {@code view} turns into texts,
 * JSON and pages. It prints nothing. What cannot be done as asked is a {@link org.colonnade.session.Refusal}; long work
 * tells a {@link org.colonnade.work.Watcher} how far it is. The command line is one front door to it.
 */
package org.colonnade.session;
