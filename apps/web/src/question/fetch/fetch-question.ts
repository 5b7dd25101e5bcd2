import type { QueryClient } from "@tanstack/react-query";
import { call } from "../../lib/api.ts";
import { inSession } from "../../lib/session.ts";
import { learnerShelf } from "../../lib/storage.ts";
import type { Wish } from "../practice/question-supply.ts";
import { tellingShown } from "./shown-questions.ts";

/** A question made by the server, as it came; the request tells what the learner was shown before. */
export function fetchQuestion(
  client: QueryClient,
  uid: string,
  wish: Wish & { readonly forStock?: true },
): Promise<unknown> {
  const { kinds, difficulty, ...others } = wish;
  // To the server Adaptive is no difficulty.
  const level = difficulty === "Adaptive" ? { adaptive: true } : { difficulty };
  // The specification's call names no kinds, and brings options.
  const ways = kinds.includes("entry") ? { kinds: [...kinds] } : {};
  return tellingShown(learnerShelf(uid), (told) =>
    inSession(client, call("POST /api/question", { ...others, ...level, ...ways, ...told })),
  );
}
