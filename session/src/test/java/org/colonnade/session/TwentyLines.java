package org.colonnade.session;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import org.colonnade.advice.Recommendation;
import org.colonnade.session.deployment.Deployment;
import org.colonnade.view.advice.AdviceText;
import org.colonnade.view.run.OutcomeText;
import org.colonnade.work.Watcher;
import org.colonnade.workload.Request;

/** The example of docs/java.md. */
final class TwentyLines {
    private TwentyLines() {}

    /** What it prints. */
    static List<String> printed(Path design) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        PrintStream out = new PrintStream(bytes, true, StandardCharsets.UTF_8);
        run(design, out);
        return bytes.toString(StandardCharsets.UTF_8).lines().toList();
    }

    private static void run(Path design, PrintStream out) {
        // region
        Session session = Session.open(design);
        Recommendation advice = session.recommend(Watcher.NOBODY);
        out.println(AdviceText.of(advice));

        try (Deployment shop = Deployment.open(session, advice, "embedded:")) {
            shop.create();
            shop.load(shop.generated(0.01, 7), Watcher.NOBODY);

            Request request = session.request("MyOrders");
            var outcome = shop.run(request, shop.arguments(request, List.of("me=3")));
            out.println(OutcomeText.of(shop.advice(request), outcome));
        }
        // end
    }
}
