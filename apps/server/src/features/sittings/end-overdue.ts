import { bringForward } from "./bring-forward.ts";
import type { SittingContext } from "./sitting-context.ts";

interface OverdueContext extends Omit<SittingContext, "assembly"> {
  /** Is told of a sitting that could not be brought forward. */
  readonly report: (error: unknown) => void;
}

/** Nobody waits for the module that follows: its questions are chosen at the learner's next visit. */
const NO_ASSEMBLY: SittingContext["assembly"] = { start: () => undefined };

/**
 * Has the answers count of learners who have not come back since their time was up. One sitting after the other, in
 * pieces; if another process brings it forward at the same time, it comes to the same.
 */
export async function endOverdue({ report, ...rest }: OverdueContext): Promise<void> {
  const context = { ...rest, assembly: NO_ASSEMBLY };
  for (const name of await context.sittings.listOverdue(context.clock()))
    await bringForward(name, context).catch(report);
}
