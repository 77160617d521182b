package org.colonnade.cli;

import java.nio.file.Path;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import org.colonnade.console.Console;
import org.colonnade.console.Exit;
import org.colonnade.option.HelpOption;
import org.colonnade.server.Running;
import org.colonnade.server.Server;
import org.colonnade.server.Servers;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.UsageMessageSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Starts and stops real stores on this machine. */
@Command(
        name = "server",
        description = "Start or stop a real store on this machine, as a process of its own.",
        footer = {
            "",
            "start fetches the server through Maven on first use, waits until it answers and",
            "prints its address, for --store; it goes on running until it is stopped. It",
            "listens on this machine only. status prints the address too, and its exit code",
            "is 3 if the server does not run.",
            "",
            "Examples:",
            "  colonnade server cassandra start",
            "  colonnade server cassandra start --port 9043 --dir /var/tmp/second",
            "  colonnade server cassandra stop",
            "  colonnade server redis start --sync everysec"
        })
final class ServerCommand implements Callable<Integer> {
    private final Console console;

    @Mixin
    private HelpOption help;

    @Parameters(index = "0", paramLabel = "NAME", description = "Which server.")
    private String name;

    @Parameters(index = "1", paramLabel = "ACTION", description = "One of ${COMPLETION-CANDIDATES}.")
    private Action action;

    @Option(names = "--port", paramLabel = "PORT", description = "The port for clients, if not the usual one.")
    private Integer port;

    @Option(names = "--dir", paramLabel = "DIR", description = "Where its data, configuration and log are.")
    private Path directory;

    @Option(names = "--heap", paramLabel = "SIZE", description = "Its memory for data and objects: 512m, 2g.")
    private String heap;

    @Option(names = "--sync", paramLabel = "WHEN", description = "When a write is on the disk, see below.")
    private String sync;

    ServerCommand(Console console) {
        this.console = console;
    }

    /** The command, with the servers that there are in its help. */
    static CommandLine line(Console console) {
        CommandLine line = new CommandLine(new ServerCommand(console));
        UsageMessageSpec help = line.getCommandSpec().usageMessage();
        Stream<String> servers = Stream.concat(
                Stream.of("", "Servers, with when a write is on the disk by --sync, the default first:"),
                Servers.about().map(l -> "  " + l));
        help.footer(Stream.concat(servers, Stream.of(help.footer())).toArray(String[]::new));
        return line;
    }

    /** What can be done with a server. */
    enum Action {
        start,
        stop,
        status
    }

    @Override
    public Integer call() {
        Servers.Wishes wishes = new Servers.Wishes(
                port == null ? OptionalInt.empty() : OptionalInt.of(port),
                Optional.ofNullable(directory),
                Optional.ofNullable(heap),
                Optional.ofNullable(sync));
        Server server = Servers.find(name, wishes, this::say);
        return switch (action) {
            case start -> start(server);
            case stop -> stop(server);
            case status -> status(server);
        };
    }

    private void say(String sentence) {
        console.err().println("colonnade: " + sentence);
        console.err().flush();
    }

    private int start(Server server) {
        console.out().println(server.address(server.start()));
        return Exit.FINE;
    }

    private int stop(Server server) {
        say(server.stop() ? name + " has stopped" : name + " was not running");
        return Exit.FINE;
    }

    private int status(Server server) {
        Optional<Running> running = server.running();
        if (running.isEmpty()) {
            say(name + " does not run");
            return Exit.FINDINGS;
        }
        console.out().println(server.address(running.get()));
        say(name + " runs as process " + running.get().process() + " since "
                + running.get().since() + (server.answers(running.get()) ? " and answers" : " but does not answer"));
        return Exit.FINE;
    }
}
