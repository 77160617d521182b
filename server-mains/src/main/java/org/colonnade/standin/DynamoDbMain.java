package org.colonnade.standin;

import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;
import org.eclipse.jetty.server.handler.ContextHandler;
import software.amazon.dynamodb.services.local.server.LocalDynamoDBRequestHandler;
import software.amazon.dynamodb.services.local.server.LocalDynamoDBServerHandler;

/**
 * Runs DynamoDB Local on a port of 127.0.0.1, with its data in a directory: {@code DynamoDbMain PORT DIRECTORY}.
 *
 * <p>Its own main class listens to everybody, and tells its vendor that it was started.
 */
public final class DynamoDbMain {
    private DynamoDbMain() {}

    public static void main(String[] arguments) throws Exception {
        LocalDynamoDBRequestHandler requests = new LocalDynamoDBRequestHandler(0, false, arguments[1], true, false);
        Server server = new Server();
        ServerConnector connector = new ServerConnector(server);
        connector.setHost("127.0.0.1");
        connector.setPort(Integer.parseInt(arguments[0]));
        server.addConnector(connector);
        server.setHandler(new ContextHandler(new LocalDynamoDBServerHandler(requests, null)));
        server.setStopAtShutdown(true);
        Runtime.getRuntime().addShutdownHook(new Thread(requests::shutdown));
        server.start();
        server.join();
    }
}
