import { QueryClientProvider } from "@tanstack/react-query";
import { RouterProvider } from "@tanstack/react-router";
import { startTransition, StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { leaveUnreadableAddress } from "./app/leave-unreadable-address.ts";
import { createQueryClient } from "./app/query-client.ts";
import { createAppRouter, loadFirstPage } from "./app/router.ts";
import { followSession } from "./app/session-sync.ts";
import { logFailure } from "./lib/log.ts";
import { foldOnLeave } from "./ui/fold-on-leave.ts";
import "./styles/tokens.css";
import "./styles/fonts.css";
import "./styles/base.css";

leaveUnreadableAddress();
foldOnLeave();
const queryClient = createQueryClient();
const router = createAppRouter(queryClient);
followSession(queryClient);
// In a task of its own: to evaluate the code took one already, and what the learner does waits for the end of a task.
// A timer would do, but waits for a second in a tab in the background.
const { port1, port2 } = new MessageChannel();
port1.addEventListener("message", showApp, { once: true });
port1.start();
port2.postMessage(null);

function showApp(): void {
  const ground = document.getElementById("root");
  if (ground === null) throw new Error("index.html has no #root");
  const root = createRoot(ground, {
    // The route's error page has told the learner.
    onCaughtError: (error) => logFailure("showing a page", error),
  });
  const app = (
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </StrictMode>
  );
  // What the router tells of a page is drawn without a pause; a page that is there is drawn with pauses for the learner.
  void loadFirstPage(router).finally(() => startTransition(() => root.render(app)));
}
