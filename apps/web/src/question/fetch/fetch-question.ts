import type { QueryClient } from "@tanstack/react-query";
import { call } from "../../lib/api.ts";
import { inSession } from "../../lib/session.ts";
import { learnerShelf } from "../../lib/storage.ts";
import { offlineKit } from "../offline/late-offline-kit.ts";
import type { Wish } from "../practice/question-supply.ts";
import { tellingShown } from "./shown-questions.ts";
import { withDrawings } from "../prose/with-drawings.ts";

/** A question made by the server, as it came; the request tells what the learner was shown before. */
export async function fetchQuestion(
  client: QueryClient,
  uid: string,
  wish: Wish,
): Promise<unknown> {
  const { kinds, ...choice } = wish;
  // The specification's call names no kinds, and brings options.
  const others = kinds.includes("entry") ? { kinds: [...kinds] } : {};
  const question = await tellingShown(learnerShelf(uid), (told) =>
    inSession(client, call("POST /api/question", { ...choice, ...others, ...told })),
  );
  return withDrawings(question);
}

/** The same; when the server is out of reach, a question of the learner's stock. */
export async function fetchQuestionOrStock(
  client: QueryClient,
  uid: string,
  wish: Wish,
): Promise<unknown> {
  try {
    return await fetchQuestion(client, uid, wish);
  } catch (error) {
    const kit = await offlineKit.load();
    if (kit === undefined) throw error;
    return withDrawings(await kit.questionInstead(error, uid, wish));
  }
}
