package org.colonnade.server;

import java.util.List;

/**
 * What is to be known of a kind of server before one is started.
 *
 * @param name the word for it on the command line: the name of the store
 * @param about what it is, if not the store itself, and what each of {@code syncs} means, in lines of at most 66
 *     characters
 * @param artefacts the resource beside the class of the kind, without {@code .xml}, that is the Maven project of its jars
 * @param port the one that its clients expect
 * @param syncs the words for when a write is safe on the disk, the usual one first
 */
public record ServerProfile(String name, String about, String artefacts, int port, List<String> syncs) {
    public ServerProfile {
        syncs = List.copyOf(syncs);
    }
}
