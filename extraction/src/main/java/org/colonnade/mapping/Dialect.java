package org.colonnade.mapping;

import java.util.List;
import java.util.Optional;
import org.colonnade.bytecode.ClassFile;
import org.colonnade.bytecode.Member;

/** How one mapping framework is told what to keep. */
sealed interface Dialect permits Objectify, Persistence {
    /** Whether instances of the class are kept on their own. */
    boolean isEntity(ClassFile file);

    /** Whether the class is kept as a special case of the entity above it. */
    boolean isSubclass(ClassFile file);

    /** Whether the members of a class above an entity are kept too. */
    boolean isInherited(ClassFile file);

    /** Whether a class may be kept inside an entity. */
    boolean isValue(ClassFile file);

    /** The name that the annotation gives an entity in place of the class's. */
    Optional<String> givenName(ClassFile file);

    /** What to say about an entity besides its class. */
    List<String> remarks(ClassFile file);

    /** The members that are kept, out of those of an entity or value object and all classes above it. */
    List<Member> kept(List<Member> members);

    Property property(Member member);
}
