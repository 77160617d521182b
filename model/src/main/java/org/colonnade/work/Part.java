package org.colonnade.work;

import java.util.function.UnaryOperator;

/** Watches a part of some work for whoever watches the whole. Progress that is told again is not translated again. */
final class Part implements Watcher {
    private final Watcher whole;
    private final UnaryOperator<Progress> translation;
    private volatile Translated last = new Translated(null, null);

    Part(Watcher whole, UnaryOperator<Progress> translation) {
        this.whole = whole;
        this.translation = translation;
    }

    private record Translated(Progress told, Progress seen) {}

    @Override
    public boolean goesOn(Progress progress) {
        Translated translated = last;
        if (translated.told != progress) {
            translated = new Translated(progress, translation.apply(progress));
            last = translated;
        }
        return whole.goesOn(translated.seen);
    }

    @Override
    public void left(RuntimeException why) {
        whole.left(why);
    }
}
