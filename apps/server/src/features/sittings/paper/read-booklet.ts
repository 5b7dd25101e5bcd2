import type { Booklet } from "@sat/contract";
import { blueprintsOf } from "../../../policies/blueprints-of.ts";
import type { SittingName } from "../../../records/sittings.ts";
import { bringForward } from "../bring-forward.ts";
import { sealQuestion } from "../seal-question.ts";
import type { SittingContext } from "../sitting-context.ts";
import { formCode } from "./form-code.ts";
import { printedModules } from "./printed-modules.ts";

/** A test as it is printed. From then on its questions count as shown. */
export async function readBooklet(name: SittingName, context: SittingContext): Promise<Booklet> {
  const { questions, clock } = context;
  const sitting = await bringForward(name, context);
  const printed = await printedModules(sitting, context);
  const ids = printed.flatMap((each) => each.questions.map(({ question }) => question.id));
  await questions.noteShown({ uid: name.uid, ids, now: clock() });
  const { id, test, startedAt, endedAt, keyOpenedAt } = sitting;
  const blueprints = blueprintsOf(test);
  return {
    id,
    test,
    startedAt: startedAt.toISOString(),
    endedAt: endedAt?.toISOString() ?? null,
    form: formCode(id),
    keyOpened: keyOpenedAt !== null,
    modules: printed.map(({ module: { number, section }, questions: placed }) => ({
      number,
      section,
      minutes: Math.max(1, Math.round((blueprints[number - 1]?.seconds ?? 0) / 60)),
      questions: placed.map(({ question }) => sealQuestion(question)),
    })),
  };
}
