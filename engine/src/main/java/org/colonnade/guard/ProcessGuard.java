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
        return () -> {
            held.forEach(ReentrantLock::unlock);
            held.clear();
        };
    }
}
