import { RESPONSE_KINDS } from "@sat/item";
import type { QueryClient } from "@tanstack/react-query";
import { call } from "../../lib/api.ts";
import { inSession, isSignedInAs } from "../../lib/session.ts";
import { fetchQuestion } from "../fetch/fetch-question.ts";
import { fetchStudyQuestion } from "../fetch/fetch-study-question.ts";
import type { StockCalls } from "./stock-up.ts";

/** The calls that fill a learner's stock. */
export function stockCalls(client: QueryClient, uid: string): StockCalls {
  return {
    fetchQuestion: (kind) =>
      fetchQuestion(client, uid, { ...kind, kinds: RESPONSE_KINDS, forStock: true }),
    openSession: (place) => inSession(client, call("POST /api/study-sessions", place)),
    fetchStudyQuestion: (name) => inSession(client, fetchStudyQuestion(uid, name)),
    isOwner: () => isSignedInAs(client, uid),
  };
}
