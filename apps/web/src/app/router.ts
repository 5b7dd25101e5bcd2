import type { QueryClient } from "@tanstack/react-query";
import { type AnyRoute, createRouter, type RouterHistory } from "@tanstack/react-router";
import type { AppPlace } from "./navigation.tsx";
import { PagePending } from "./page-pending.tsx";
import { RouteError } from "./route-error.tsx";
import { routeTree } from "./routes.tsx";

/** So long a page may take to come before the learner is shown that it does, in milliseconds. */
const FELT = 150;

/** The router over the whole map; tests give it a history of their own. */
export function createAppRouter(queryClient: QueryClient, history?: RouterHistory) {
  return createRouter({
    routeTree,
    context: { queryClient },
    ...(history && { history }),
    defaultPreload: "intent",
    defaultPendingMs: FELT,
    defaultPendingMinMs: 0,
    defaultPendingComponent: PagePending,
    defaultErrorComponent: RouteError,
    scrollRestoration: true,
  });
}

export type AppRouter = ReturnType<typeof createAppRouter>;

/** Done as soon as the first page can be drawn, or the wait for it is felt. */
export async function loadFirstPage(router: AppRouter): Promise<void> {
  fetchFirstPage(router);
  await Promise.race([router.load(), new Promise((resolve) => setTimeout(resolve, FELT))]);
}

/** Fetches the code of the first page at once, not only when the guard has heard from the server. */
export function fetchFirstPage(router: AppRouter): void {
  const routes: Readonly<Record<string, AnyRoute>> = router.routesById;
  for (const { routeId } of router.matchRoutes(router.latestLocation)) {
    const route = routes[routeId];
    if (route !== undefined) void router.loadRouteChunk(route);
  }
}

declare module "@tanstack/react-router" {
  interface Register {
    router: AppRouter;
  }
  interface HistoryState {
    /** On the way to the practice page: whether the learner came for a question, and not just to the page. */
    wantsQuestion?: boolean;
    /** The same: the seat at whose desk they go on with an open question. */
    seat?: number;
  }
  interface StaticDataRouteOption {
    /** What the tab is called; the product's name follows it. */
    title?: string;
    /** The place of the app that the page belongs to, if it is not the first page of one. */
    within?: AppPlace;
    /** Set where the page takes the top bar with a second row under it. */
    barRows?: 2;
    /** Whether the page is answered by keys, and lists them itself. */
    hasAnswerKeys?: boolean;
    /** Whether the page shows what this device keeps of the last visit, and so may be old. */
    showsLastVisit?: boolean;
  }
}
