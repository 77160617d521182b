package org.colonnade.embedded;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.ByteBuffer;
import java.nio.channels.FileLock;
import org.h2.store.fs.FileBaseDefault;

/** A file that an interrupt does not close. */
final class SteadyFile extends FileBaseDefault {
    private final String name;
    private final RandomAccessFile file;

    SteadyFile(String name, String mode) throws IOException {
        this.name = name;
        this.file = new RandomAccessFile(name, mode);
    }

    @Override
    public synchronized int read(ByteBuffer target, long position) throws IOException {
        byte[] bytes = new byte[target.remaining()];
        file.seek(position);
        int count = file.read(bytes);
        target.put(bytes, 0, Math.max(count, 0));
        return count;
    }

    @Override
    public synchronized int write(ByteBuffer source, long position) throws IOException {
        int count = source.remaining();
        ByteBuffer bytes = source.hasArray()
                ? source.duplicate()
                : ByteBuffer.allocate(count).put(source.duplicate()).flip();
        file.seek(position);
        file.write(bytes.array(), bytes.arrayOffset() + bytes.position(), count);
        source.position(source.limit());
        return count;
    }

    @Override
    public long size() throws IOException {
        return file.length();
    }

    @Override
    protected void implTruncate(long size) throws IOException {
        if (size < file.length()) {
            file.setLength(size);
        }
    }

    @Override
    public void force(boolean metadata) throws IOException {
        file.getFD().sync();
    }

    @Override
    public FileLock tryLock(long position, long size, boolean shared) throws IOException {
        return file.getChannel().tryLock(position, size, shared);
    }

    @Override
    protected void implCloseChannel() throws IOException {
        file.close();
    }

    /** As failures of MVStore name it. */
    @Override
    public String toString() {
        return name;
    }
}
