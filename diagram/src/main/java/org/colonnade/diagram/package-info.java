/**
 * Draws the entity-relationship diagram of a model: as SVG, or as the text of Mermaid, Graphviz and PlantUML.
 *
 * <p>Takes a {@link org.colonnade.model.Model} and feeds reports and files; its one entry is
 * {@link org.colonnade.diagram.DiagramFormat}. A model becomes a {@code Diagram} (what is shown), which each
 * writer turns into text; for SVG, ELK first turns it into a {@code Layout} (where it is shown). The same
 * model gives the same bytes on every machine: text is measured by a built-in table of widths, never by the
 * fonts at hand.
 */
package org.colonnade.diagram;
