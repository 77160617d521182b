package org.colonnade.diagram;

/** A place in a layout: {@code x} grows to the right and {@code y} downwards, in pixels. */
record Point(double x, double y) {

    Point plus(double dx, double dy) {
        return new Point(x + dx, y + dy);
    }
}
