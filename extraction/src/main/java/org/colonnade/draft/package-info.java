/**
 * Drafts: designs that are proposed to a person, who reads the remarks in them and goes on from there.
 *
 * <p>Takes what was found in an application, from sampled keys or compiled classes, and gives the text of a design in
 * the canonical layout, which reads without a problem.
 */
package org.colonnade.draft;
