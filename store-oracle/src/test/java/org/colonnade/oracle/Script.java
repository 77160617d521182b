package org.colonnade.oracle;

import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import oracle.nosql.driver.NoSQLHandle;
import oracle.nosql.driver.Version;
import oracle.nosql.driver.ops.GetResult;
import oracle.nosql.driver.ops.PrepareResult;
import oracle.nosql.driver.ops.PreparedStatement;
import oracle.nosql.driver.ops.QueryRequest;
import oracle.nosql.driver.ops.QueryResult;
import oracle.nosql.driver.ops.WriteMultipleResult;
import oracle.nosql.driver.values.MapValue;

/** Stands where a connection would be: keeps what is asked, and gives the answers that a test has written down. */
final class Script implements InvocationHandler {
    private final List<Object> requests = new ArrayList<>();
    private final Deque<Object> answers = new ArrayDeque<>();

    /** What is answered next; a supplier does something else first. */
    Script answer(Object... results) {
        answers.addAll(List.of(results));
        return this;
    }

    NoSQLHandle handle() {
        return (NoSQLHandle)
                Proxy.newProxyInstance(Script.class.getClassLoader(), new Class<?>[] {NoSQLHandle.class}, this);
    }

    /** All requests of a kind, in their order. */
    <T> List<T> requests(Class<T> kind) {
        return requests.stream().filter(kind::isInstance).map(kind::cast).toList();
    }

    @Override
    public Object invoke(Object proxy, Method method, Object[] arguments) {
        if (method.getName().equals("close")) {
            return null;
        }
        requests.add(arguments[0]);
        Object answer = answers.remove();
        if (answer instanceof Supplier<?> later) {
            answer = later.get();
        }
        if (answer instanceof RuntimeException failure) {
            throw failure;
        }
        return answer instanceof List<?> rows ? rows((QueryRequest) arguments[0], rows) : answer;
    }

    private static QueryResult rows(QueryRequest request, List<?> rows) {
        QueryResult result = new QueryResult(request);
        result.setResults(rows.stream().map(MapValue.class::cast).toList());
        return result;
    }

    static PrepareResult prepared() {
        return new PrepareResult()
                .setPreparedStatement(new PreparedStatement(
                        "", "", "", new byte[20], null, 0, 0, (Map<String, Integer>) null, null, null, (byte) 5, 0));
    }

    static GetResult there(MapValue row, int version) {
        return new GetResult().setValue(row).setVersion(version(version));
    }

    static Version version(int number) {
        return Version.createVersion(new byte[] {(byte) number});
    }

    static GetResult nothing() {
        return new GetResult();
    }

    static WriteMultipleResult written() {
        return new WriteMultipleResult();
    }

    static WriteMultipleResult refused() {
        return new WriteMultipleResult().setFailedOperationIndex(0);
    }
}
