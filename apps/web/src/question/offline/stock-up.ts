import { TOPIC_IDS, type TopicId, TOPICS } from "@sat/item";
import { alone } from "../../lib/alone.ts";
import { logFailure } from "../../lib/log.ts";
import type { Choice } from "../practice/question-supply.ts";
import type { SessionPlace } from "../study/session-search.ts";
import { inTurn, type Turn } from "./in-turn.ts";
import { prepareSessions, type SessionCalls } from "./prepare-sessions.ts";
import { putQuestion, ROUND, wantedKind } from "./question-stock.ts";
import { rest } from "./rest.ts";
import { noteStudiedMode, studiedMode } from "./studied-mode.ts";

/** What a stock comes from. */
export interface StockCalls extends SessionCalls {
  readonly fetchQuestion: (kind: Choice) => Promise<unknown>;
}

interface StockParts extends StockCalls {
  readonly uid: string;
  /** What the learner practises, or the topic that they look at. */
  readonly atHand: Choice & { readonly topic?: TopicId | undefined };
  /** The session that the learner is in, whose place is taken. */
  readonly session?: SessionPlace | undefined;
  readonly signal: AbortSignal;
}

/**
 * Fills the learner's stock in the background, whenever the page is in sight and online, until the signal ends it. What
 * may be wanted any moment comes without a pause; then a study session of each topic and the other questions, with a
 * pause after each session and each round of questions.
 */
export function stockUp(parts: StockParts): void {
  const { uid, session, signal } = parts;
  if (session !== undefined) noteStudiedMode(uid, session.mode);
  const fill = () => {
    alone(`stock:${uid}`, () => fillAll(patient(parts))).catch((error: unknown) =>
      logFailure("filling the stock of questions", error),
    );
  };
  addEventListener("online", fill, { signal });
  document.addEventListener("visibilitychange", fill, { signal });
  fill();
}

/** The same with calls that wait for their turn where there were too many. */
function patient(parts: StockParts): StockParts & Turn {
  const { signal, fetchQuestion, openSession, fetchStudyQuestion, isOwner } = parts;
  const isInUse = () => navigator.onLine && document.visibilityState === "visible";
  const turn: Turn = {
    mayFetch: () => !signal.aborted && isInUse() && isOwner(),
    rest: (wait) => rest(signal, wait),
  };
  return {
    ...parts,
    ...turn,
    fetchQuestion: (kind) => inTurn(() => fetchQuestion(kind), turn),
    openSession: (place) => inTurn(() => openSession(place), turn),
    fetchStudyQuestion: (name) => inTurn(() => fetchStudyQuestion(name), turn),
  };
}

async function fillAll(parts: StockParts & Turn): Promise<void> {
  const { topic } = parts.atHand;
  if (topic !== undefined) await fillSessions([topic], parts);
  await fillKinds("urgent", parts);
  await fillSessions(TOPIC_IDS, parts);
  await fillKinds("all", parts);
}

/** The topics of the section at hand come first. */
async function fillSessions(topics: readonly TopicId[], parts: StockParts & Turn): Promise<void> {
  const { uid, atHand, session } = parts;
  const isAtHand = (topic: TopicId) => TOPICS[topic].section === atHand.section;
  const mode = studiedMode(uid);
  const places = [...topics.filter(isAtHand), ...topics.filter((each) => !isAtHand(each))]
    .filter((topic) => topic !== session?.topic)
    .map((topic) => ({ uid, topic, mode }));
  await prepareSessions(places, parts);
}

async function fillKinds(which: "urgent" | "all", parts: StockParts & Turn): Promise<void> {
  const { uid, atHand, fetchQuestion, isOwner, mayFetch } = parts;
  let others = 0;
  while (mayFetch()) {
    const wanted = await wantedKind(uid, atHand);
    // Asked again at the last moment, for what is fetched is issued and used up.
    if (wanted === undefined || !mayFetch()) return;
    const { isUrgent, ...kind } = wanted;
    if (which === "urgent" && !isUrgent) return;
    const question = await fetchQuestion(kind);
    // It is issued now: it is kept even if the page has gone on to something else.
    if (!isOwner() || !(await putQuestion(uid, { ...kind, question }))) return;
    if (!isUrgent && ++others % ROUND === 0) await parts.rest();
  }
}
