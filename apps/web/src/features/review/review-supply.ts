import type { Question } from "@sat/contract";
import { type FailureReason, studySession, type Supply, type Wanted } from "@sat/desk";
import type { SkillCode } from "@sat/item";
import type { QueryClient } from "@tanstack/react-query";
import { call, failureOf } from "../../lib/api.ts";
import { timeZone } from "../../lib/clock.ts";
import type { Place } from "../../lib/kept-form.ts";
import { inSession } from "../../lib/session.ts";
import { learnerShelf } from "../../lib/storage.ts";
import { UnreadableQuestion } from "../../question/fetch/read-question.ts";
import { tellingShown } from "../../question/fetch/shown-questions.ts";
import { practiceSupply } from "../../question/practice/practice-supply.ts";
import { aheadKey, createQuestionSupply } from "../../question/practice/question-supply.ts";
import { withDrawings } from "../../question/prose/with-drawings.ts";
import { type ReviewPlan, turnOf } from "./review-plan.ts";

/** What is due, or the skill, decides what a question is to be. */
const ANY = { section: "Mixed", difficulty: "Medium" } as const;

type Wish =
  | { readonly skill: SkillCode }
  | { readonly purpose: "review"; readonly timeZone: string };

/** Whose the questions of what is due are that wait at a place. */
const dueAt = ({ key }: Place) => `${key}/due`;

/**
 * The questions of one review. Those fetched ahead wait as in practice, apart by what they are asked for: one of a skill
 * until the learner comes for that skill again, one that is due until the next review begins.
 */
export function reviewSupply(
  client: QueryClient,
  uid: string,
  { plan, place }: { readonly plan: ReviewPlan; readonly place: Place },
): Supply<Question> {
  const supplyOf = (wish: Wish, owner: string) => {
    const fetchQuestion = async () => withDrawings(await ask(client, uid, wish));
    // None is like another here.
    const parts = { fetchQuestion, fetchLike: fetchQuestion, shelf: place.shelf, owner };
    return practiceSupply(createQuestionSupply(parts));
  };
  const due = supplyOf({ purpose: "review", timeZone: timeZone() }, dueAt(place));
  const { more } = plan;
  const ofSkill = more && supplyOf({ skill: more.skill }, `${place.key}/${more.skill}`);
  const supplyFor = ({ number }: Wanted) =>
    (turnOf(plan, number) === "skill" ? ofSkill : null) ?? due;
  const asAny = (wanted: Wanted): Wanted => ({ ...wanted, choice: ANY });
  return {
    take: (wanted) => supplyFor(wanted).take(asAny(wanted)),
    putBack: (wanted, question) => supplyFor(wanted).putBack(asAny(wanted), question),
    prepare: (wanted) => supplyFor(wanted).prepare(asAny(wanted)),
    reasonOf,
  };
}

/** Forgets what waits of an earlier review: its card is asked anew, and would come twice. */
export function forgetDueAhead(place: Place): void {
  place.shelf.remove(aheadKey(dueAt(place)));
}

function ask(client: QueryClient, uid: string, wish: Wish): Promise<unknown> {
  const kinds = [...studySession.kinds];
  return tellingShown(learnerShelf(uid), (told) =>
    inSession(client, call("POST /api/question", { ...ANY, kinds, ...wish, ...told })),
  );
}

function reasonOf(error: unknown): FailureReason {
  if (error instanceof UnreadableQuestion) return "invalid";
  const failure = failureOf(error);
  return failure?.kind === "problem" && failure.type === "nothing-due" ? "over" : "missing";
}
