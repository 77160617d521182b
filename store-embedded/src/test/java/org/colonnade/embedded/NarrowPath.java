package org.colonnade.embedded;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import org.h2.store.fs.FileBaseDefault;
import org.h2.store.fs.FilePath;
import org.h2.store.fs.FilePathWrapper;

/** Files on a disk that may be full, not be forced, or not be written at all. */
public final class NarrowPath extends FilePathWrapper {
    private static volatile long room = Long.MAX_VALUE;
    private static volatile boolean forced = true;
    private static volatile boolean writable = true;

    /** A file as MVStore names it, on a disk without trouble. */
    static String of(String file) {
        FilePath.register(new NarrowPath());
        leave(Long.MAX_VALUE);
        forceable(true);
        writable(true);
        return "narrow:" + file;
    }

    /** The bytes that may still be written; what does not fit is cut off. */
    static void leave(long bytes) {
        room = bytes;
    }

    static void forceable(boolean possible) {
        forced = possible;
    }

    static void writable(boolean possible) {
        writable = possible;
    }

    @Override
    public String getScheme() {
        return "narrow";
    }

    @Override
    public boolean canWrite() {
        return writable;
    }

    @Override
    public FileChannel open(String mode) throws IOException {
        return new NarrowFile(super.open(mode));
    }

    private static final class NarrowFile extends FileBaseDefault {
        private final FileChannel file;

        NarrowFile(FileChannel file) {
            this.file = file;
        }

        @Override
        public synchronized int read(ByteBuffer target, long position) throws IOException {
            return file.read(target, position);
        }

        @Override
        public synchronized int write(ByteBuffer source, long position) throws IOException {
            if (source.remaining() > room) {
                source.limit(source.position() + (int) room);
                file.write(source, position);
                throw new IOException("No space left on device");
            }
            room -= source.remaining();
            return file.write(source, position);
        }

        @Override
        public void force(boolean metadata) throws IOException {
            if (!forced) {
                throw new IOException("Input/output error");
            }
            file.force(metadata);
        }

        @Override
        public long size() throws IOException {
            return file.size();
        }

        @Override
        protected void implTruncate(long size) throws IOException {
            file.truncate(size);
        }

        @Override
        public FileLock tryLock(long position, long size, boolean shared) throws IOException {
            return file.tryLock(position, size, shared);
        }

        @Override
        protected void implCloseChannel() throws IOException {
            file.close();
        }
    }
}
