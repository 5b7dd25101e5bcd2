import { onPaper } from "../../problems/sitting-refusals.ts";
import type { StoredSitting } from "../../records/sitting-rows.ts";
import type { SittingName } from "../../records/sittings.ts";
import { bringForward } from "./bring-forward.ts";
import type { SittingContext } from "./sitting-context.ts";

/**
 * Brings a sitting forward for what is done on screen alone.
 * @throws {Refusal} if it is on paper
 */
export async function bringForwardOnScreen(
  name: SittingName,
  context: SittingContext,
): Promise<StoredSitting> {
  const sitting = await bringForward(name, context);
  if (sitting.mode === "paper") throw onPaper();
  return sitting;
}
