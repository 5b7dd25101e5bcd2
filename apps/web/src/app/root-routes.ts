/** What all routes stand below: the app itself, and the guard of its signed-in pages. */

import {
  createRootRouteWithContext,
  createRoute,
  lazyRouteComponent,
} from "@tanstack/react-router";
import { admitSignedIn, type RouterContext } from "./guard.ts";
import { LonePagePending } from "./page-pending.tsx";
import { LoneRouteError } from "./route-error.tsx";
import { Shell } from "./shell.tsx";

export const root = createRootRouteWithContext<RouterContext>()({
  component: Shell,
  notFoundComponent: () => null,
});

export const signedIn = createRoute({
  getParentRoute: () => root,
  id: "signed-in",
  pendingComponent: LonePagePending,
  errorComponent: LoneRouteError,
  beforeLoad: ({ context, location, matches }) =>
    // The type of a path comes from this very map, and is not known within it.
    admitSignedIn(context, location, String(matches.at(-1)?.fullPath)),
  component: lazyRouteComponent(() => import("./signed-in-layout.tsx"), "SignedInLayout"),
});
