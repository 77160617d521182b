package org.colonnade.datastore;

import com.google.appengine.tools.development.LocalServerEnvironment;
import java.io.File;

/** What App Engine's services want to know of the server that they are in, though there is none. */
final class StubSurroundings implements LocalServerEnvironment {
    @Override
    public File getAppDir() {
        return new File(System.getProperty("java.io.tmpdir"));
    }

    @Override
    public String getAddress() {
        return "localhost";
    }

    @Override
    public int getPort() {
        return 8080;
    }

    @Override
    public String getHostName() {
        return "localhost";
    }

    @Override
    public void waitForServerToStart() {}

    @Override
    public boolean enforceApiDeadlines() {
        return false;
    }

    @Override
    public boolean simulateProductionLatencies() {
        return false;
    }
}
