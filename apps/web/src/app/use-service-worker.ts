import { useRouter } from "@tanstack/react-router";
import { useEffect } from "react";
import { logFailure } from "../lib/log.ts";
import type { AppRouter } from "./router.ts";

/**
 * Registers the service worker, which keeps the app for visits without a connection, and follows its versions. Only
 * a learner's page does so: a newcomer need not load all of the app to see the sign-in page.
 */
export function useServiceWorker(): void {
  const router = useRouter();
  // The worker belongs to the browser; development has none.
  useEffect(() => {
    if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return undefined;
    const end = new AbortController();
    follow(navigator.serviceWorker, router, end.signal).catch((error: unknown) =>
      logFailure("keeping the app for offline", error),
    );
    return () => end.abort();
  }, [router]);
}

async function follow(
  workers: ServiceWorkerContainer,
  router: AppRouter,
  signal: AbortSignal,
): Promise<void> {
  const registration = await workers.register("/sw.js", { updateViaCache: "none" });
  // What this finds is the version that this very page came with.
  await registration.update().catch(() => {});
  if (signal.aborted) return;
  const lookAgain = () => {
    if (document.visibilityState === "visible") void registration.update().catch(() => {});
  };
  // A page may stay open for days without loading anything.
  document.addEventListener("visibilitychange", lookAgain, { signal });
  const onFound = () => {
    // The first version ever replaces none.
    if (workers.controller !== null) loadNextPageAnew(router, signal);
  };
  registration.addEventListener("updatefound", onFound, { signal });
}

/**
 * From now on, going to another page of the app loads it from the server, in its new version. What is on the screen
 * stays as it is until then.
 */
function loadNextPageAnew(router: AppRouter, signal: AbortSignal): void {
  const stop = router.history.block({
    enableBeforeUnload: false,
    blockerFn: ({ currentLocation, nextLocation, action }) => {
      const isAnotherPage = nextLocation.pathname !== currentLocation.pathname;
      if (!isAnotherPage || (action !== "PUSH" && action !== "REPLACE")) return false;
      window.location.assign(nextLocation.href);
      return true;
    },
  });
  signal.addEventListener("abort", stop);
}
