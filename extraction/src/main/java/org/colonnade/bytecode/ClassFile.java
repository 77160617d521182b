package org.colonnade.bytecode;

import java.util.List;

/**
 * What is of interest in a compiled class.
 *
 * @param parameters the names of its type variables
 * @param superclass with its type arguments
 * @param constants the constants of an enum, else none
 */
public record ClassFile(
        String name,
        List<String> parameters,
        TypeUse superclass,
        Annotations annotations,
        List<Member> members,
        List<String> constants) {
    public ClassFile {
        parameters = List.copyOf(parameters);
        members = List.copyOf(members);
        constants = List.copyOf(constants);
    }

    /** The name without package and enclosing classes. */
    public String simpleName() {
        return name.substring(Math.max(name.lastIndexOf('.'), name.lastIndexOf('$')) + 1);
    }

    public boolean isEnum() {
        return superclass instanceof TypeUse.Named parent && parent.name().equals("java.lang.Enum");
    }
}
