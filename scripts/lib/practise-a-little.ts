import { SESSION_LENGTH } from "@sat/contract";
import { OPTION_LETTERS } from "@sat/item";
import type { Learner } from "./learner.ts";

/** Questions that are answered beside the study session's. */
const ANSWERS = 60;

/** A little of all that a history has: answers right and wrong, some skipped, and a whole study session. */
export async function practiseALittle(learner: Learner): Promise<void> {
  const answer = (questionId: string, at: number) =>
    learner.answer({
      questionId,
      answer: OPTION_LETTERS[at % OPTION_LETTERS.length] ?? "A",
      timeSpent: 20_000 + at,
    });
  for (let at = 0; at < ANSWERS; at++) {
    const { id } = await learner.ask("Mixed");
    if (at % 10 === 0) await learner.send("POST /api/skips", { questionId: id });
    else await answer(id, at);
  }
  const { id: session } = await learner.openStudySession("data-analysis");
  for (let number = 1; number <= SESSION_LENGTH; number++) {
    await answer((await learner.askInSession(session, number)).id, number);
  }
}
