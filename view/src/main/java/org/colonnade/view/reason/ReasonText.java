package org.colonnade.view.reason;

import org.colonnade.advice.RequestAdvice;
import org.colonnade.advice.StatementAdvice;
import org.colonnade.reason.AbsenceReason;
import org.colonnade.reason.FamilyReason;
import org.colonnade.reason.Reasons;

/** Reasons as terminals show them, in lines of 100 columns. */
public final class ReasonText {
    private ReasonText() {}

    /** Why a family is recommended. */
    public static String of(FamilyReason reason) {
        return new FamilyText(reason).text();
    }

    /** Why a family is not recommended. */
    public static String of(AbsenceReason reason) {
        return new AbsenceText(reason).text();
    }

    /** Why a statement is run as it is; nothing, if it cannot be run. */
    public static String of(Reasons reasons, RequestAdvice request, StatementAdvice advice) {
        return advice.match(
                q -> new QueryText(reasons.why(request.request(), q.statement())).text(),
                u -> new UpdateText(reasons.why(request, u)).text(),
                i -> "");
    }
}
