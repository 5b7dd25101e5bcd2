/** The map of the tests: where one is chosen, sat, and reported on. */

import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { signedIn } from "./root-routes.ts";

const tests = createRoute({
  getParentRoute: () => signedIn,
  path: "/tests",
  staticData: { title: "Tests", within: "/practice" },
  component: lazyRouteComponent(() => import("../features/sitting/pages.ts"), "TestsPage"),
});

const test = createRoute({
  getParentRoute: () => signedIn,
  path: "/test",
  staticData: { title: "Test", within: "/practice", hasAnswerKeys: true },
  // What does not fit is for the page to say.
  validateSearch: ({ id }): { id?: unknown } => ({ id }),
  component: lazyRouteComponent(() => import("../features/sitting/pages.ts"), "TestPage"),
});

const testReport = createRoute({
  getParentRoute: () => signedIn,
  path: "/test-report",
  staticData: { title: "Test Report", within: "/practice" },
  // As above.
  validateSearch: ({ id }): { id?: unknown } => ({ id }),
  component: lazyRouteComponent(
    () => import("../features/sitting/report/report-page.tsx"),
    "ReportPage",
  ),
});

export const testPages = [tests, test, testReport] as const;
