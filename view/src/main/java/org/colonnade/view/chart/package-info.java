/**
 * Charts as SVG, drawn the same on every machine.
 */
package org.colonnade.view.chart;
