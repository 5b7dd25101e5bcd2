import { type StaticDataRouteOption, useRouterState } from "@tanstack/react-router";

const NONE: StaticDataRouteOption = {};

/** What the map of the app says of the page that is shown, for what stands around it. */
export function usePageData(): StaticDataRouteOption {
  return useRouterState({ select: ({ matches }) => matches.at(-1)?.staticData ?? NONE });
}
