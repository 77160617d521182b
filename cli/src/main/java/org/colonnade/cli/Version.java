package org.colonnade.cli;

import picocli.CommandLine.IVersionProvider;

/** The version of the program; a constant, because reading it from the jar would double the time it takes to say it. */
final class Version implements IVersionProvider {
    static final String NUMBER = "0.1.0";
    static final String TEXT = "colonnade " + NUMBER;

    @Override
    public String[] getVersion() {
        return new String[] {TEXT};
    }
}
