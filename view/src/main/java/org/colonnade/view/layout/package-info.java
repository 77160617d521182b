/**
 * The forms of how stores lay out the blocks of aggregates.
 */
package org.colonnade.view.layout;
