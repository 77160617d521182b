package org.colonnade.mapping;

import java.util.List;
import java.util.Optional;
import org.colonnade.bytecode.ClassFile;
import org.colonnade.bytecode.Member;

/** How one mapping framework is told what to keep. */
sealed interface Dialect permits Objectify, Persistence {
    /** The names of the annotation of entities. */
    List<String> entity();

    /** Whether instances of the class are kept on their own. */
    default boolean isEntity(ClassFile file) {
        return file.annotations().has(entity());
    }

    /** Whether the class is kept as a special case of the entity above it. */
    boolean isSubclass(ClassFile file);

    /** Whether the members of a class above an entity are kept too. */
    boolean isInherited(ClassFile file);

    /** Whether a class may be kept inside an entity. */
    boolean isValue(ClassFile file);

    /** The name that the annotation gives an entity in place of the class's. */
    default Optional<String> givenName(ClassFile file) {
        return file.annotations().find(entity()).flatMap(a -> a.text("name"));
    }

    /** What to say about an entity besides its class. */
    List<String> remarks(ClassFile file);

    /** The members that are kept, out of those of an entity or value object and all classes above it. */
    List<Member> kept(List<Member> members);

    Property property(Member member);
}
