package org.colonnade.bytecode;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.colonnade.bytecode.GenericTypes.Heading;
import org.objectweb.asm.AnnotationVisitor;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.FieldVisitor;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/** Reads one class file. */
final class ClassFileReader extends ClassVisitor {
    private static final int MAGIC = 0xCAFEBABE;

    /** Java 1.0 is version 44. */
    private static final int BEFORE_JAVA = 44;

    private static final int NEWEST = Opcodes.V27 & 0xFFFF;

    private String name = "";
    private Heading heading = new Heading(List.of(), TypeUse.UNKNOWN);
    private final List<AnnotationUse> annotations = new ArrayList<>();
    private final List<Member> members = new ArrayList<>();
    private final List<String> constants = new ArrayList<>();

    private ClassFileReader() {
        super(Opcodes.ASM9);
    }

    static ClassFile read(byte[] bytes) throws UnreadableClass {
        if (bytes.length < 8 || (number(bytes, 0) << 16 | number(bytes, 2)) != MAGIC) {
            throw new UnreadableClass("it is no class file");
        }
        int version = number(bytes, 6);
        if (version > NEWEST) {
            throw new UnreadableClass("it is compiled for Java " + (version - BEFORE_JAVA)
                    + ", and only those up to Java " + (NEWEST - BEFORE_JAVA) + " can be read");
        }
        return parsed(bytes);
    }

    private static int number(byte[] bytes, int at) {
        return (bytes[at] & 0xFF) << 8 | bytes[at + 1] & 0xFF;
    }

    /** ASM checks nothing: a broken file makes it run into any exception. */
    private static ClassFile parsed(byte[] bytes) throws UnreadableClass {
        try {
            ClassFileReader reader = new ClassFileReader();
            new ClassReader(bytes)
                    .accept(reader, ClassReader.SKIP_CODE | ClassReader.SKIP_DEBUG | ClassReader.SKIP_FRAMES);
            return new ClassFile(
                    reader.name,
                    reader.heading.parameters(),
                    reader.heading.superclass(),
                    new Annotations(reader.annotations),
                    reader.members,
                    reader.constants);
        } catch (RuntimeException e) {
            throw new UnreadableClass("it is broken");
        }
    }

    @Override
    public void visit(int version, int access, String internal, String signature, String parent, String[] interfaces) {
        name = internal.replace('/', '.');
        heading = GenericTypes.heading(parent, signature);
    }

    @Override
    public AnnotationVisitor visitAnnotation(String descriptor, boolean visible) {
        return new Values(descriptor, annotations::add);
    }

    @Override
    public FieldVisitor visitField(int access, String field, String descriptor, String signature, Object value) {
        if ((access & Opcodes.ACC_ENUM) != 0) {
            constants.add(field);
        }
        if ((access & (Opcodes.ACC_STATIC | Opcodes.ACC_SYNTHETIC)) != 0) {
            return null;
        }
        List<AnnotationUse> found = new ArrayList<>();
        return new FieldVisitor(Opcodes.ASM9) {
            @Override
            public AnnotationVisitor visitAnnotation(String descriptor, boolean visible) {
                return new Values(descriptor, found::add);
            }

            @Override
            public void visitEnd() {
                boolean isTransient = (access & Opcodes.ACC_TRANSIENT) != 0;
                TypeUse type = GenericTypes.field(descriptor, signature);
                members.add(new Member(field, false, isTransient, type, new Annotations(found)));
            }
        };
    }

    @Override
    public MethodVisitor visitMethod(
            int access, String method, String descriptor, String signature, String[] exceptions) {
        if ((access & (Opcodes.ACC_STATIC | Opcodes.ACC_SYNTHETIC)) != 0 || !isGetter(method, descriptor)) {
            return null;
        }
        List<AnnotationUse> found = new ArrayList<>();
        return new MethodVisitor(Opcodes.ASM9) {
            @Override
            public AnnotationVisitor visitAnnotation(String descriptor, boolean visible) {
                return new Values(descriptor, found::add);
            }

            @Override
            public void visitEnd() {
                TypeUse type = GenericTypes.returned(descriptor, signature);
                members.add(new Member(method, true, false, type, new Annotations(found)));
            }
        };
    }

    private static boolean isGetter(String method, String descriptor) {
        return method.matches("get.+") && descriptor.startsWith("()") && !descriptor.endsWith(")V")
                || method.matches("is.+") && descriptor.matches("\\(\\)(Z|Ljava/lang/Boolean;)");
    }

    /** Hears the values of an annotation, and passes it on with them. */
    private static final class Values extends AnnotationVisitor {
        private final String name;
        private final Consumer<AnnotationUse> wanting;
        private final Map<String, Object> values = new LinkedHashMap<>();

        Values(String descriptor, Consumer<AnnotationUse> wanting) {
            super(Opcodes.ASM9);
            this.name = Type.getType(descriptor).getClassName();
            this.wanting = wanting;
        }

        @Override
        public void visit(String element, Object value) {
            values.put(element, value instanceof Type type ? type.getClassName() : value);
        }

        @Override
        public void visitEnum(String element, String descriptor, String value) {
            values.put(element, value);
        }

        @Override
        public AnnotationVisitor visitArray(String element) {
            return null;
        }

        @Override
        public AnnotationVisitor visitAnnotation(String element, String descriptor) {
            return null;
        }

        @Override
        public void visitEnd() {
            wanting.accept(new AnnotationUse(name, values));
        }
    }
}
