import { useLayoutEffect, useSyncExternalStore } from "react";
import type { Tool } from "./tool.ts";
import { TOOLS } from "./tools.ts";

/*
 * Which tools the page's bar has, for the list of keys: that stands elsewhere on the page, and comes as late as the bar.
 * An external store for React.
 */

let atHand: readonly Tool[] = TOOLS;
const listeners = new Set<() => void>();

function put(tools: readonly Tool[]): void {
  atHand = tools;
  for (const listener of listeners) listener();
}

/** Says which tools there are, as long as their bar is there. */
export function useTellTools(tools: readonly Tool[]): void {
  // The store is outside React.
  useLayoutEffect(() => {
    put(tools);
    return () => put(TOOLS);
  }, [tools]);
}

/** The tools of the question on the page; before there is one, all. */
export function useToolsAtHand(): readonly Tool[] {
  return useSyncExternalStore(subscribe, () => atHand);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
