package org.colonnade.bytecode;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.signature.SignatureReader;
import org.objectweb.asm.signature.SignatureVisitor;

/** Reads the generic types of members and superclasses. */
final class GenericTypes {
    private GenericTypes() {}

    /** The type of a field; without a signature it is what the descriptor says. */
    static TypeUse field(String descriptor, String signature) {
        if (signature == null) {
            return plain(Type.getType(descriptor));
        }
        Found found = new Found();
        new SignatureReader(signature).acceptType(new OneType(found));
        return found.type;
    }

    /** The type that a method returns. */
    static TypeUse returned(String descriptor, String signature) {
        if (signature == null) {
            return plain(Type.getReturnType(descriptor));
        }
        Found found = new Found();
        new SignatureReader(signature).accept(new SignatureVisitor(Opcodes.ASM9) {
            @Override
            public SignatureVisitor visitReturnType() {
                return new OneType(found);
            }
        });
        return found.type;
    }

    /** Type variables and superclass of a class. */
    record Heading(List<String> parameters, TypeUse superclass) {}

    static Heading heading(String superName, String signature) {
        if (signature == null) {
            return new Heading(List.of(), superName == null ? TypeUse.UNKNOWN : plain(Type.getObjectType(superName)));
        }
        Found found = new Found();
        List<String> parameters = new ArrayList<>();
        new SignatureReader(signature).accept(new SignatureVisitor(Opcodes.ASM9) {
            @Override
            public void visitFormalTypeParameter(String name) {
                parameters.add(name);
            }

            @Override
            public SignatureVisitor visitSuperclass() {
                return new OneType(found);
            }
        });
        return new Heading(parameters, found.type);
    }

    private static TypeUse plain(Type type) {
        return switch (type.getSort()) {
            case Type.ARRAY ->
                new TypeUse.Array(plain(Type.getType(type.getDescriptor().substring(1))));
            case Type.OBJECT -> new TypeUse.Named(type.getClassName(), List.of());
            default -> new TypeUse.Primitive(type.getClassName());
        };
    }

    private static final class Found implements Consumer<TypeUse> {
        private TypeUse type = TypeUse.UNKNOWN;

        @Override
        public void accept(TypeUse found) {
            type = found;
        }
    }

    /** Hears one type of a signature, and passes it on when it has heard all. */
    private static final class OneType extends SignatureVisitor {
        private final Consumer<TypeUse> wanting;
        private final List<TypeUse> arguments = new ArrayList<>();
        private final StringBuilder name = new StringBuilder();

        OneType(Consumer<TypeUse> wanting) {
            super(Opcodes.ASM9);
            this.wanting = wanting;
        }

        @Override
        public void visitBaseType(char descriptor) {
            wanting.accept(plain(Type.getType(String.valueOf(descriptor))));
        }

        @Override
        public void visitTypeVariable(String variable) {
            wanting.accept(new TypeUse.Variable(variable));
        }

        @Override
        public SignatureVisitor visitArrayType() {
            return new OneType(element -> wanting.accept(new TypeUse.Array(element)));
        }

        @Override
        public void visitClassType(String internal) {
            name.append(internal.replace('/', '.'));
        }

        @Override
        public void visitInnerClassType(String inner) {
            name.append('$').append(inner);
            arguments.clear();
        }

        @Override
        public void visitTypeArgument() {
            arguments.add(TypeUse.UNKNOWN);
        }

        @Override
        public SignatureVisitor visitTypeArgument(char wildcard) {
            return new OneType(arguments::add);
        }

        @Override
        public void visitEnd() {
            wanting.accept(new TypeUse.Named(name.toString(), arguments));
        }
    }
}
