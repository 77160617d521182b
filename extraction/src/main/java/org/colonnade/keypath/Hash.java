package org.colonnade.keypath;

/** 64-bit hashes of texts, the same on every machine: FNV-1a over the characters, then the finalizer of MurmurHash3. */
final class Hash {
    private static final long PRIME = 0x100000001b3L;
    private static final long BASIS = 0xcbf29ce484222325L;

    private Hash() {}

    static long of(long before, String text) {
        long hash = before ^ BASIS;
        for (int i = 0; i < text.length(); i++) {
            hash = (hash ^ text.charAt(i)) * PRIME;
        }
        return mixed((hash ^ text.length()) * PRIME);
    }

    private static long mixed(long hash) {
        long h = (hash ^ hash >>> 33) * 0xff51afd7ed558ccdL;
        h = (h ^ h >>> 33) * 0xc4ceb9fe1a85ec53L;
        return h ^ h >>> 33;
    }
}
