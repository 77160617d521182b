/**
 * The forms of what a migration of aggregates has done.
 */
package org.colonnade.view.migration;
