/**
 * What every store must do, as one suite of tests that each adapter runs: a test class that extends {@link
 * org.colonnade.contract.StoreContract} and says how its store is opened.
 *
 * <p>What happens when the server fails is another suite, {@link org.colonnade.contract.FaultContract}, which does it to a
 * {@link org.colonnade.contract.RealServer}.
 *
 * <p>Each subject has its interface of tests. They use families of their own, so one server can serve many suites.
 */
package org.colonnade.contract;
