package org.colonnade.bytecode;

import java.util.Locale;

/** A field or a getter of a class; static ones are left out. */
public record Member(String name, boolean isGetter, boolean isTransient, TypeUse type, Annotations annotations) {

    /** The property that a getter reads: {@code name} for getName, {@code open} for isOpen; a field is its own. */
    public String property() {
        if (!isGetter) {
            return name;
        }
        String rest = name.substring(name.startsWith("is") ? 2 : 3);
        boolean abbreviation = rest.length() > 1 && Character.isUpperCase(rest.charAt(1));
        return abbreviation ? rest : rest.substring(0, 1).toLowerCase(Locale.ROOT) + rest.substring(1);
    }
}
