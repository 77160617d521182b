package org.colonnade.experiment;

import java.time.Duration;

/** An evaluation of one of the papers. */
public interface Experiment {
    /** One word, for the command line. */
    String name();

    String title();

    /** The paper, and the figure or section. */
    String source();

    /** What the paper found, in a sentence. */
    String published();

    /** About how long it runs on two processors that have nothing else to do, servers included once they are fetched. */
    Duration planned(Thoroughness extent);

    /** What this machine finds. A part that cannot run or fails is told as such; the others go on. */
    ExperimentResult run(Occasion occasion);
}
