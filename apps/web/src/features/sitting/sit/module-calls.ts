import type { KeptWork, Sitting } from "@sat/contract";
import type { ToldModule } from "@sat/desk";
import type { ModuleWork } from "@sat/item";
import { call, isGone } from "../../../lib/api.ts";
import { withDrawings } from "../../../question/prose/with-drawings.ts";
import type { ModulePlace } from "./module-shelf.ts";

/** Has the module's clock start, or go on, and its questions come. */
export async function beginModule({ id, number }: Omit<ModulePlace, "uid">) {
  return withDrawings(await call("POST /api/sittings/{id}/module", { number }, { path: { id } }));
}

/** Has the server take work in, or end the module as well. */
export async function tellModule(
  { id, number }: Omit<ModulePlace, "uid">,
  what: "deliver" | "end",
  work: ModuleWork,
): Promise<ToldModule> {
  const path = { id };
  // A last word is to survive the page's end, which a browser grants to short ones.
  const options = { path, keepalive: JSON.stringify(work).length < LONGEST_LAST_WORD };
  try {
    if (what === "deliver")
      return toldOf(await call("PUT /api/sittings/{id}/work", { number, work }, options));
    await call("POST /api/sittings/{id}/module-end", { number, work }, options);
    return { state: "ended", elapsed: 0 };
  } catch (error) {
    if (isGone(error)) return { state: "gone", elapsed: 0 };
    throw error;
  }
}

/** Characters that all calls of a page that is closed may have together. */
const LONGEST_LAST_WORD = 30_000;

function toldOf({ state, elapsed, work }: KeptWork): ToldModule {
  const isBegun = state === "running" || state === "paused" || state === "ended";
  return { state: isBegun ? state : "gone", elapsed, work };
}

/** Has the module's clock stop. */
export function pauseModule({ id, number }: Omit<ModulePlace, "uid">): Promise<Sitting> {
  return call("POST /api/sittings/{id}/pause", { number }, { path: { id } });
}
