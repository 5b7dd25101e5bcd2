import type { StudySession } from "@sat/contract";
import { type Bookmark, takeUp } from "@sat/desk";
import { responseOf } from "@sat/item";
import { useQuery } from "@tanstack/react-query";
import { call, failureOf } from "../../../lib/api.ts";
import { useUser } from "../../../lib/session.ts";
import { keptBookmark } from "../../../question/desk/desk-shelf.ts";
import type { AnswerOutbox } from "../../../question/outbox/answer-outbox.ts";
import { offlineKit } from "../../../question/offline/late-offline-kit.ts";
import { useAnswerOutbox } from "../../../question/outbox/use-answer-outbox.ts";
import { SESSION_LENGTH } from "../../../question/desk/session-length.ts";
import type { SessionPlace } from "../../../question/study/session-search.ts";
import { choiceOf } from "./choice-of.ts";
import { placeOf } from "./place-of.ts";
import type { TakenUp } from "./use-study-desk.ts";

/**
 * The learner's session of a topic and mode, taken up where it was left; a new one if none is open. When the server
 * is out of reach, the one that is kept on this device. Nothing is opened before it is certain to be here and on no other page.
 */
export function useOpenSession(place: SessionPlace, isHere: boolean) {
  const { uid } = useUser();
  const outbox = useAnswerOutbox();
  return useQuery({
    queryKey: ["POST /api/study-sessions", place.topic, place.mode],
    queryFn: async (): Promise<TakenUp> => {
      // The server must have the answers before it can say where the session stands.
      await outbox.settled();
      const bookmark = keptBookmark(placeOf(uid, place));
      const opened = await openSession(place, bookmark).catch(async (error: unknown) => {
        const kit = await offlineKit.load();
        if (kit === undefined) throw error;
        return kit.studySessionInstead(error, { ...place, uid }, bookmark?.isAnswered === true);
      });
      const session = await withWaiting(opened, uid, outbox);
      const answers = session.records.map(({ userAnswer, entry, ...record }) => ({
        ...record,
        response: responseOf(userAnswer, entry),
      }));
      const own = bookmark?.id === session.id ? bookmark : undefined;
      return { session, initial: takeUp(choiceOf(place.topic), answers, own) };
    },
    enabled: isHere,
    // Once for every visit: never again behind the learner's back, and never from memory.
    staleTime: Infinity,
    gcTime: 0,
  });
}

/** Answers that could not be delivered yet are answers all the same. */
async function withWaiting(
  session: StudySession,
  uid: string,
  outbox: AnswerOutbox,
): Promise<StudySession> {
  const waiting = outbox.waiting();
  const kit = waiting.length > 0 ? await offlineKit.load() : undefined;
  return kit?.withWaiting(session, uid, waiting) ?? session;
}

/** A session whose last result is still in sight is completed on the server, which would start another. */
async function openSession(
  { topic, mode }: SessionPlace,
  bookmark: Bookmark | undefined,
): Promise<StudySession> {
  const isLastResult = bookmark?.isAnswered === true && bookmark.number === SESSION_LENGTH;
  const completed = isLastResult ? await findSession(bookmark.id) : undefined;
  return completed ?? call("POST /api/study-sessions", { topic, mode });
}

async function findSession(id: string): Promise<StudySession | undefined> {
  try {
    return await call("GET /api/study-sessions/{id}", undefined, { path: { id } });
  } catch (error) {
    if (failureOf(error)?.kind === "problem") return undefined;
    throw error;
  }
}
