package org.colonnade.server;

import java.io.DataInputStream;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.Socket;

/** Asks whoever listens on a port of this machine something, to learn what it is. */
public final class Probe {
    private static final int PATIENCE = 2_000;

    private Probe() {}

    /** Whether an answer is the right one. To read more than there is, or to wait too long, is no answer. */
    public interface Answer {
        boolean isRight(DataInputStream answer) throws IOException;
    }

    /** Whether somebody is there, whatever they answer. */
    static boolean listens(int port) {
        try (Socket socket = new Socket()) {
            connect(socket, port);
            return true;
        } catch (IOException e) {
            return false;
        }
    }

    private static void connect(Socket socket, int port) throws IOException {
        socket.connect(new InetSocketAddress("127.0.0.1", port), PATIENCE);
    }

    /** Whether somebody gives the right answer to a question. */
    public static boolean ask(int port, byte[] question, Answer answer) {
        try (Socket socket = new Socket()) {
            connect(socket, port);
            socket.setSoTimeout(PATIENCE);
            socket.getOutputStream().write(question);
            return answer.isRight(new DataInputStream(socket.getInputStream()));
        } catch (IOException e) {
            return false;
        }
    }
}
