import type { StudySession } from "@sat/contract";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";
import { call, failureOf } from "../../../lib/api.ts";
import { useUser } from "../../../lib/session.ts";
import { SESSION_LENGTH } from "../../../question/desk/session-length.ts";
import { offlineKit } from "../../../question/offline/late-offline-kit.ts";
import { useAnswerOutbox } from "../../../question/outbox/use-answer-outbox.ts";
import { isSummaryOf, type SessionSummary } from "../session-summary.ts";
import { isNamed, type SessionName } from "./session-name.ts";

/** The session of a summary: what the server has of it, or what this device has recorded and the server is yet to say. */
export type Summarised =
  | { readonly phase: "loading" | "missing" | "failed" }
  | {
      readonly phase: "found";
      readonly session: StudySession;
      /** `asked` while the server is to answer, `unconfirmed` when it has not answered, or has not every answer yet. */
      readonly standing: "confirmed" | "asked" | "unconfirmed";
    };

/** What is known of a named session; `undefined` when nothing has come yet, `null` when there is none. */
interface Known {
  readonly served: StudySession | null | undefined;
  readonly hasFailed: boolean;
  readonly kept: StudySession | null | undefined;
}

/** The session that is named, looked for on the server and on this device. */
export function useSummarised(name: SessionName) {
  const outbox = useAnswerOutbox();
  const { uid, stats } = useUser();
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ["GET /api/study-sessions/{id}", name],
    queryFn: async ({ signal }) => {
      // What was just answered belongs to it.
      await outbox.settled();
      return servedSession({ name, uid, signal });
    },
  });
  const kept = useQuery({
    queryKey: ["kept study session", uid, name],
    queryFn: () => keptSession(uid, name),
  });
  const hasFailed = isError && !isFetching;
  const summarised = summarisedBy({ served: data, hasFailed, kept: kept.data });
  const isUnconfirmed = summarised.phase === "found" && summarised.standing === "unconfirmed";
  const isOver = data?.questionsAnswered === SESSION_LENGTH;
  const askAgain = useEffectEvent(() => {
    if (isUnconfirmed || (data && !isOver)) void refetch();
  });
  const isBehind = isUnconfirmed && Boolean(data);
  // An answer that reaches the server late comes back as new stats, perhaps while the session was being read.
  useEffect(() => askAgain(), [isBehind, stats.totalQuestions]);
  return { summarised, again: () => void refetch() };
}

/** The server's word goes before the device's, once it has every answer that the device has. */
export function summarisedBy({ served, hasFailed, kept }: Known): Summarised {
  if (served === null) return { phase: "missing" };
  if (served && served.questionsAnswered >= (kept?.questionsAnswered ?? 0)) {
    return { phase: "found", session: served, standing: "confirmed" };
  }
  if (kept) {
    if (served || hasFailed) return { phase: "found", session: kept, standing: "unconfirmed" };
    // One that is not over may have gone on elsewhere.
    const isOver = kept.questionsAnswered === SESSION_LENGTH;
    if (isOver) return { phase: "found", session: kept, standing: "asked" };
  }
  return { phase: hasFailed && kept !== undefined ? "failed" : "loading" };
}

/** The session as this device has recorded it; null when it has none. */
async function keptSession(uid: string, name: SessionName): Promise<StudySession | null> {
  const kit = await offlineKit.load();
  return (await kit?.findStudySession(uid, (session) => isNamed(session, name))) ?? null;
}

interface Asked {
  readonly name: SessionName;
  readonly uid: string;
  readonly signal: AbortSignal;
}

/** The session as the server has it; null when it knows none. */
async function servedSession({ name, uid, signal }: Asked): Promise<StudySession | null> {
  const byId = (id: string) =>
    call("GET /api/study-sessions/{id}", undefined, { path: { id }, signal });
  try {
    if ("id" in name) return await byId(name.id);
    const id = await findId(name.told, signal);
    if (id !== undefined) return await byId(id);
    // Its last answers may be on their way: then this device knows which session is told of.
    const kept = await keptSession(uid, name);
    if (kept === null) return null;
    const session = await byId(kept.id);
    const isBehind = session.questionsAnswered < kept.questionsAnswered;
    return isBehind || isSummaryOf(name.told, session) ? session : null;
  } catch (error) {
    const failure = failureOf(error);
    const isNone = failure?.kind === "problem" && NONE.includes(failure.status);
    if (isNone) return null;
    throw error;
  }
}

/** What the server says of a session that it has never heard of, or that cannot be one. */
const NONE: readonly number[] = [404, 400];

/** The id of the learner's completed session that came to what is told; several that did are alike. */
async function findId(told: SessionSummary, signal: AbortSignal): Promise<string | undefined> {
  const { topic, mode, totalTime } = told;
  const query = { topic, mode, totalTime: String(totalTime) };
  const { sessions } = await call("GET /api/study-sessions", undefined, { query, signal });
  return sessions.find((session) => isSummaryOf(told, session))?.id;
}
