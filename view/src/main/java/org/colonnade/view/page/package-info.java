/**
 * Pages of HTML that stand alone: no scripts, and nothing that a browser would have to fetch.
 */
package org.colonnade.view.page;
