package org.colonnade.oracle;

import oracle.nosql.driver.NoSQLException;
import oracle.nosql.driver.ops.WriteMultipleRequest;

/**
 * A request that no server gets twice.
 *
 * <p>The driver sends what was not answered again, whatever retry handler it has. A change that took place at first would then
 * look as if somebody else had been quicker, or be made once more over what others wrote meanwhile. But it notes the failure
 * before it does so, and here that is the end. It may go on if a server has refused the request, or none was there.
 */
final class SentOnce extends WriteMultipleRequest {
    @Override
    public void addRetryException(Class<? extends Throwable> thrown) {
        if (!NoSQLException.class.isAssignableFrom(thrown) && !Faults.isAway(thrown)) {
            throw new NoSQLException("the connection broke before the answer (" + thrown.getSimpleName() + ")");
        }
        super.addRetryException(thrown);
    }
}
