package org.colonnade.diagram;

/** An upright rectangle of a layout; {@code x} and {@code y} are its upper left corner. */
record Rectangle(double x, double y, double width, double height) {

    double right() {
        return x + width;
    }

    double bottom() {
        return y + height;
    }
}
