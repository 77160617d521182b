package org.colonnade.view.form;

/** The version of the program; a constant, because reading it from the jar would double the time it takes to say it. */
public final class Release {
    public static final String NUMBER = "0.1.0";

    private Release() {}
}
