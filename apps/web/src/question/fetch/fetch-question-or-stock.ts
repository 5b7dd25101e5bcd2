import type { QueryClient } from "@tanstack/react-query";
import { failureOf } from "../../lib/api.ts";
import { isRecord } from "../../lib/shapes.ts";
import { offlineKit } from "../offline/late-offline-kit.ts";
import type { Wish } from "../practice/question-supply.ts";
import { withDrawings } from "../prose/with-drawings.ts";
import { fetchQuestion } from "./fetch-question.ts";

/** A question made by the server, with all that it is drawn with; when the server is out of reach, a question of the learner's stock. */
export async function fetchQuestionOrStock(
  client: QueryClient,
  uid: string,
  wish: Wish,
): Promise<unknown> {
  return withDrawings(await questionOrStock(client, uid, wish));
}

async function questionOrStock(client: QueryClient, uid: string, wish: Wish): Promise<unknown> {
  try {
    return await fetchQuestion(client, uid, wish);
  } catch (error) {
    if (wish.like !== undefined && isUnlike(error))
      return chosenForNoReason(await questionOrStock(client, uid, plain(wish)));
    const kit = await offlineKit.load();
    if (kit === undefined) throw error;
    const instead = await kit.questionInstead(error, uid, wish);
    return wish.like === undefined ? instead : chosenForNoReason(instead);
  }
}

/** What comes in place of a twin was not chosen for what was wished: its reason would speak of another choice. */
function chosenForNoReason(question: unknown): unknown {
  return isRecord(question) ? { ...question, reason: undefined } : question;
}

/** Whether the server knows of no such answered question, as when the answer has yet to reach it. */
function isUnlike(error: unknown): boolean {
  const failure = failureOf(error);
  return failure?.kind === "problem" && (failure.status === 404 || failure.status === 422);
}

function plain({ section, difficulty, kinds }: Wish): Wish {
  return { section, difficulty, kinds };
}
