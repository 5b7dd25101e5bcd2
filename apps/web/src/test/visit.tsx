import type { User } from "@sat/contract";
import { QueryClientProvider } from "@tanstack/react-query";
import { createMemoryHistory, RouterProvider } from "@tanstack/react-router";
import { cleanup, render } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach } from "vitest";
import { createQueryClient } from "../app/query-client.ts";
import { type AppRouter, createAppRouter, fetchFirstPage } from "../app/router.ts";
import { followSession } from "../app/session-sync.ts";
import { logFailure } from "../lib/log.ts";
import { type Handlers, fakeApi, neverAnswer } from "./fake-api.ts";

// happy-dom has no popovers; what stands in one is always there.
HTMLElement.prototype.hidePopover ??= () => {};

let leave: (() => void)[] = [];

/** Opens the whole app at an address, in front of a fake server. */
export function visit(address: string, handlers: Handlers = {}) {
  const api = fakeApi(handlers);
  const queryClient = createQueryClient();
  const history = createMemoryHistory({ initialEntries: [address] });
  const router = createAppRouter(queryClient, history);
  fetchFirstPage(router);
  leave.push(followSession(queryClient), () => stopRendering(router));
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
    { onCaughtError: (error) => logFailure("showing a page", error) },
  );
  return {
    api,
    person: userEvent.setup(),
    /** Where the learner is now, with the query. */
    address: () => history.location.href,
    router,
  };
}

/** A page may still be on its way when a test ends, and its placeholder would be drawn when there is no window any more. */
function stopRendering(router: AppRouter): void {
  router.startTransition = () => Promise.resolve(false);
}

/** Opens the app as a signed-in learner. */
export function visitAs(user: User, address: string, handlers: Handlers = {}) {
  return visit(address, { "GET /api/me": () => user, "GET /api/study": neverAnswer, ...handlers });
}

/** What the browser does when it shows a page again as it was left. */
export function bringBack(): void {
  dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
}

afterEach(() => {
  cleanup();
  for (const stop of leave) stop();
  leave = [];
  localStorage.clear();
  document.title = "";
});
