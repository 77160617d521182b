/**
 * The forms of the {@link org.colonnade.check.Report} on a design, and of the {@link org.colonnade.check.Groupings} that it
 * could have: JSON, a page, SARIF for code hosts and JUnit's XML for build servers.
 */
package org.colonnade.view.check;
