package org.colonnade.cli;

import org.colonnade.view.form.Release;
import picocli.CommandLine.IVersionProvider;

/** The version of the program, as picocli asks for it. */
final class Version implements IVersionProvider {
    static final String TEXT = "colonnade " + Release.NUMBER;

    @Override
    public String[] getVersion() {
        return new String[] {TEXT};
    }
}
