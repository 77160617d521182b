package org.colonnade.option;

import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** A number as someone typed it, so that a complaint can show it like that. */
record Numeral(String text, double value) {
    static Numeral of(String text) {
        return new Numeral(text, Double.parseDouble(text));
    }

    boolean isWithin(double above, double most) {
        return value > above && value <= most;
    }

    @Override
    public String toString() {
        return text;
    }

    /** Reads an option; the complaint is the one about other numbers. */
    static final class Converter implements ITypeConverter<Numeral> {
        @Override
        public Numeral convert(String text) {
            try {
                return Numeral.of(text);
            } catch (NumberFormatException e) {
                throw new TypeConversionException("'" + text + "' is not a double");
            }
        }
    }
}
