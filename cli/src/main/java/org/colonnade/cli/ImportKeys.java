package org.colonnade.cli;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.colonnade.console.Console;
import org.colonnade.console.Exit;
import org.colonnade.file.FileLibrary;
import org.colonnade.keypath.BadLine;
import org.colonnade.keypath.KeySurvey;
import org.colonnade.option.DraftOption;
import org.colonnade.option.HelpOption;
import org.colonnade.session.Refusal;
import org.colonnade.text.Severity;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Drafts a design from sampled keys of Datastore. */
@Command(
        name = "datastore-keys",
        description = "Draft a design from sampled keys of Datastore: its kinds, how they are grouped, how many.",
        footer = {
            "",
            "Each line of FILE is one key, from the root of its group down, in one of these ways:",
            "  [[\"User\", \"alice\"], [\"Article\", 17]]",
            "  [\"User\", \"alice\", \"Article\", 17]",
            "  {\"path\": [{\"kind\": \"User\", \"name\": \"alice\"}, {\"kind\": \"Article\", \"id\": \"17\"}]}",
            "An entity or a query's result may stand around the last. Bad lines are left out",
            "with a warning; if no line is good, the exit code is 2.",
            "",
            "Examples:",
            "  colonnade import datastore-keys keys.jsonl",
            "  colonnade import datastore-keys --strict --writes - < keys.jsonl"
        })
final class ImportKeys implements Callable<Integer> {
    private final Console console;

    @Mixin
    private HelpOption help;

    @Mixin
    private DraftOption draft;

    @Option(names = "--strict", description = "Draft nothing if a line is bad, and exit with 2.")
    private boolean strict;

    @Parameters(paramLabel = "FILE", description = "The keys; - is standard input.")
    private Path file;

    ImportKeys(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        KeySurvey survey = survey();
        boolean refused = survey.used() == 0 || strict && survey.bad() > 0;
        report(survey, refused ? Severity.ERROR : Severity.WARNING);
        if (refused) {
            console.err().println("colonnade: " + (survey.used() == 0 ? "there is no key in " : "no draft of ") + file);
            return Exit.INPUT;
        }
        draft.put(console, survey.draft());
        return Exit.FINE;
    }

    private KeySurvey survey() {
        Refusal.require(!Files.isDirectory(file), "cannot read " + file + ": it is a directory");
        try (InputStream in =
                file.toString().equals(FileLibrary.STANDARD_INPUT) ? console.in() : Files.newInputStream(file)) {
            return KeySurvey.of(in);
        } catch (NoSuchFileException e) {
            throw new Refusal("cannot read " + file + ": there is no such file");
        } catch (AccessDeniedException e) {
            throw new Refusal("cannot read " + file + ": its permissions do not let you");
        } catch (IOException e) {
            throw new Refusal("cannot read " + file + ": " + e.getMessage());
        }
    }

    private void report(KeySurvey survey, Severity severity) {
        for (BadLine line : survey.badLines()) {
            console.err().println(file + ":" + line.number() + ": " + severity + ": " + line.message());
            console.err().println("  " + line.number() + " | " + line.excerpt());
        }
        long more = survey.bad() - survey.badLines().size();
        if (more > 0) {
            console.err().println("... and " + more + " more bad " + (more == 1 ? "line" : "lines"));
        }
    }
}
