package org.colonnade.relational;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Runs SQL; statements are prepared once. A failure is an error of ours, for no text of users comes here. */
final class Sql implements AutoCloseable {
    private final Connection connection;
    private final Map<String, PreparedStatement> prepared = new HashMap<>();

    Sql(Connection connection) {
        this.connection = connection;
    }

    void execute(String sql) {
        try (Statement statement = connection.createStatement()) {
            statement.execute(sql);
        } catch (SQLException e) {
            throw failure(sql, e);
        }
    }

    int update(String sql, List<?> values) {
        try {
            return filled(sql, values).executeUpdate();
        } catch (SQLException e) {
            throw failure(sql, e);
        }
    }

    /** Many rows at once. */
    void insert(String sql, List<List<Object>> rows) {
        try {
            for (List<Object> row : rows) {
                filled(sql, row).addBatch();
            }
            prepared(sql).executeBatch();
        } catch (SQLException e) {
            throw failure(sql, e);
        }
    }

    List<List<Object>> query(String sql, List<?> values) {
        List<List<Object>> rows = new ArrayList<>();
        try (ResultSet result = filled(sql, values).executeQuery()) {
            int columns = result.getMetaData().getColumnCount();
            while (result.next()) {
                List<Object> row = new ArrayList<>();
                for (int i = 1; i <= columns; i++) {
                    row.add(result.getObject(i));
                }
                rows.add(row);
            }
        } catch (SQLException e) {
            throw failure(sql, e);
        }
        return rows;
    }

    private PreparedStatement filled(String sql, List<?> values) throws SQLException {
        PreparedStatement statement = prepared(sql);
        for (int i = 0; i < values.size(); i++) {
            statement.setObject(i + 1, values.get(i));
        }
        return statement;
    }

    private PreparedStatement prepared(String sql) throws SQLException {
        if (!prepared.containsKey(sql)) {
            prepared.put(sql, connection.prepareStatement(sql));
        }
        return prepared.get(sql);
    }

    private static IllegalStateException failure(String sql, SQLException cause) {
        return new IllegalStateException("the reference cannot run " + sql + ": " + cause.getMessage(), cause);
    }

    @Override
    public void close() {
        try {
            connection.close();
        } catch (SQLException e) {
            throw failure("close", e);
        }
    }
}
