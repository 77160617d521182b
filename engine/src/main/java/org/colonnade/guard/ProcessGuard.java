package org.colonnade.guard;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Map;
import java.util.SortedSet;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.locks.ReentrantLock;

/** Locks in memory. */
final class ProcessGuard implements Guard {
    private final Map<String, ReentrantLock> locks = new ConcurrentHashMap<>();

    @Override
    public Hold hold(SortedSet<String> wanted) {
        Deque<ReentrantLock> held = new ArrayDeque<>();
        for (String name : wanted) {
            ReentrantLock lock = locks.computeIfAbsent(name, n -> new ReentrantLock());
            lock.lock();
            held.push(lock);
        }
        return new Hold() {
            @Override
            public boolean isFresh() {
                return true;
            }

            @Override
            public void require() {}

            /** Waits for nothing: a store that fails in the middle may still do later what this process has sent. */
            @Override
            public void abandon() {}

            @Override
            public void close() {
                held.forEach(ReentrantLock::unlock);
                held.clear();
            }
        };
    }
}
