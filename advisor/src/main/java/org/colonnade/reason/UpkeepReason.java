package org.colonnade.reason;

import java.util.List;
import java.util.Optional;
import org.colonnade.advice.StatementAdvice;
import org.colonnade.schema.Family;

/**
 * What one statement of a request does to keep up one family, and what would be without the family.
 *
 * <p>Invariant: {@code without} is empty if it was not worked out.
 */
public record UpkeepReason(Family family, List<StatementAdvice.Write> writes, Optional<FamilyReason> without) {
    public UpkeepReason {
        writes = List.copyOf(writes);
    }
}
