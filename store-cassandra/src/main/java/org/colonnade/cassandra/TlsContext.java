package org.colonnade.cassandra;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.KeyStore;
import java.util.Optional;
import javax.net.ssl.KeyManager;
import javax.net.ssl.KeyManagerFactory;
import javax.net.ssl.SSLContext;
import javax.net.ssl.TrustManager;
import javax.net.ssl.TrustManagerFactory;
import org.colonnade.store.AddressException;

/** Whom to trust, and who we are, on an encrypted connection. */
final class TlsContext {
    private TlsContext() {}

    static SSLContext of(CassandraOptions.Tls tls) {
        try {
            SSLContext context = SSLContext.getInstance("TLS");
            context.init(identity(tls.keystore()), trusted(tls.truststore()), null);
            return context;
        } catch (GeneralSecurityException e) {
            throw new AddressException("the files for tls=true cannot be used: " + e.getMessage());
        }
    }

    private static KeyManager[] identity(Optional<CassandraOptions.Tls.Store> keystore)
            throws GeneralSecurityException {
        if (keystore.isEmpty()) {
            return new KeyManager[0];
        }
        KeyManagerFactory factory = KeyManagerFactory.getInstance(KeyManagerFactory.getDefaultAlgorithm());
        factory.init(load(keystore.get()), password(keystore.get()));
        return factory.getKeyManagers();
    }

    private static TrustManager[] trusted(Optional<CassandraOptions.Tls.Store> truststore)
            throws GeneralSecurityException {
        TrustManagerFactory factory = TrustManagerFactory.getInstance(TrustManagerFactory.getDefaultAlgorithm());
        factory.init(truststore.isEmpty() ? null : load(truststore.get()));
        return factory.getTrustManagers();
    }

    private static KeyStore load(CassandraOptions.Tls.Store store) throws GeneralSecurityException {
        KeyStore keys = KeyStore.getInstance(KeyStore.getDefaultType());
        try (InputStream content = Files.newInputStream(Path.of(store.file()))) {
            keys.load(content, password(store));
            return keys;
        } catch (NoSuchFileException e) {
            throw new AddressException("there is no file " + store.file() + " with keys for tls=true");
        } catch (IOException e) {
            throw new AddressException("the file " + store.file() + " cannot be read as a store of keys ("
                    + e.getMessage() + "); is its password right?");
        }
    }

    private static char[] password(CassandraOptions.Tls.Store store) {
        return store.password().map(String::toCharArray).orElse(null);
    }
}
