package org.colonnade.placement;

/** Lays blocks out on one store. */
interface Target {
    Layout of(Sample sample);
}
