package org.colonnade.mapping;

import java.util.List;
import org.colonnade.bytecode.Annotations;

/** The annotations by which libraries say that a member is never null. */
final class Required {
    private static final List<String> NAMES = List.of("NotNull", "Nonnull", "NonNull", "NotBlank", "NotEmpty");

    private Required() {}

    static boolean isSaid(Annotations annotations) {
        return NAMES.stream().anyMatch(annotations::hasSimple);
    }
}
