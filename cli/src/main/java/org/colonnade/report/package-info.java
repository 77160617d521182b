/**
 * A recommendation as one HTML page for design reviews.
 *
 * <p>Takes a design and its {@link org.colonnade.advice.Recommendation}, and makes a page that stands alone: no scripts,
 * and nothing that it would have to fetch. {@link org.colonnade.report.HtmlReport} is the entry; the command line writes
 * the page to a file.
 */
package org.colonnade.report;
