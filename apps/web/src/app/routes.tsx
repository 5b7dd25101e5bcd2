/** The map of the app: which address shows which page, and for whom. */

import {
  createRootRouteWithContext,
  createRoute,
  lazyRouteComponent,
  redirect,
} from "@tanstack/react-router";
import { SignInPage } from "../features/sign-in/sign-in-page.tsx";
import { isSectionChoice } from "../lib/section-choice.ts";
import { admitSignedIn, admitSignedOut, type RouterContext } from "./guard.ts";
import { LonePagePending } from "./page-pending.tsx";
import { LoneRouteError } from "./route-error.tsx";
import { Shell } from "./shell.tsx";

const root = createRootRouteWithContext<RouterContext>()({
  component: Shell,
  notFoundComponent: () => null,
});

const start = createRoute({
  getParentRoute: () => root,
  path: "/",
  beforeLoad: () => {
    throw redirect({ to: "/login", replace: true });
  },
});

const login = createRoute({
  getParentRoute: () => root,
  path: "/login",
  pendingComponent: LonePagePending,
  errorComponent: LoneRouteError,
  staticData: { title: "Sign in" },
  validateSearch: (search): { outcome?: "cancelled" | "failed" } =>
    search.outcome === "cancelled" || search.outcome === "failed"
      ? { outcome: search.outcome }
      : {},
  beforeLoad: ({ context }) => admitSignedOut(context),
  // The first page of every newcomer comes with the frame: to fetch it apart would cost a round trip.
  component: SignInPage,
});

const signedIn = createRoute({
  getParentRoute: () => root,
  id: "signed-in",
  pendingComponent: LonePagePending,
  errorComponent: LoneRouteError,
  beforeLoad: ({ context }) => admitSignedIn(context),
  component: lazyRouteComponent(() => import("./signed-in-layout.tsx"), "SignedInLayout"),
});

const dashboard = createRoute({
  getParentRoute: () => signedIn,
  path: "/dashboard",
  staticData: { title: "Dashboard" },
  component: lazyRouteComponent(
    () => import("../features/dashboard/dashboard-page.tsx"),
    "DashboardPage",
  ),
});

const practice = createRoute({
  getParentRoute: () => signedIn,
  path: "/practice",
  staticData: { title: "Practice" },
  validateSearch: (search) => (isSectionChoice(search.section) ? { section: search.section } : {}),
  component: lazyRouteComponent(
    () => import("../features/practice/practice-page.tsx"),
    "PracticePage",
  ),
});

const settings = createRoute({
  getParentRoute: () => signedIn,
  path: "/settings",
  staticData: { title: "Settings" },
  component: lazyRouteComponent(
    () => import("../features/settings/settings-page.tsx"),
    "SettingsPage",
  ),
});

function comingRoute<Path extends string>(path: Path, title: string) {
  return createRoute({
    getParentRoute: () => signedIn,
    path,
    staticData: { title },
    component: lazyRouteComponent(() => import("./coming-page.tsx"), "ComingPage"),
  });
}

const unknown = createRoute({
  getParentRoute: () => root,
  path: "$",
  beforeLoad: () => {
    throw redirect({ to: "/login", replace: true });
  },
});

export const routeTree = root.addChildren([
  start,
  login,
  signedIn.addChildren([
    dashboard,
    practice,
    settings,
    comingRoute("/quiz", "Quiz"),
    comingRoute("/study-mode", "Study Mode"),
    comingRoute("/study-session", "Study session"),
    comingRoute("/study-summary", "Study summary"),
  ]),
  unknown,
]);
