package org.colonnade.bytecode;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A type as a field has it, with its type arguments. */
public sealed interface TypeUse {
    TypeUse UNKNOWN = new Named("java.lang.Object", List.of());

    /** The same with type variables replaced by what is known of them. */
    TypeUse with(Map<String, TypeUse> variables);

    /** A class or interface, by the name that {@code Class.getName} gives it. */
    record Named(String name, List<TypeUse> arguments) implements TypeUse {
        public Named {
            arguments = List.copyOf(arguments);
        }

        /** A type argument, unless the type is raw or has fewer. */
        public Optional<TypeUse> argument(int index) {
            return index < arguments.size() ? Optional.of(arguments.get(index)) : Optional.empty();
        }

        @Override
        public TypeUse with(Map<String, TypeUse> variables) {
            return new Named(
                    name, arguments.stream().map(a -> a.with(variables)).toList());
        }
    }

    /** {@code int}, {@code boolean} and so on. */
    record Primitive(String name) implements TypeUse {
        @Override
        public TypeUse with(Map<String, TypeUse> variables) {
            return this;
        }
    }

    record Array(TypeUse element) implements TypeUse {
        @Override
        public TypeUse with(Map<String, TypeUse> variables) {
            return new Array(element.with(variables));
        }
    }

    /** A type variable that nothing is known of yet. */
    record Variable(String name) implements TypeUse {
        @Override
        public TypeUse with(Map<String, TypeUse> variables) {
            return variables.getOrDefault(name, this);
        }
    }
}
