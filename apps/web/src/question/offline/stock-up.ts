import type { StudyMode } from "@sat/contract";
import { TOPIC_IDS, type TopicId, TOPICS } from "@sat/item";
import { alone } from "../../lib/alone.ts";
import { whenIdle } from "../../lib/idle.ts";
import { logFailure } from "../../lib/log.ts";
import type { Choice } from "../practice/question-supply.ts";
import { prepareSessions, type SessionFetches } from "./prepare-sessions.ts";
import { putQuestion, wantedKind } from "./question-stock.ts";

interface StockParts extends SessionFetches {
  readonly uid: string;
  /** What the learner practises. */
  readonly atHand: Choice;
  /** How the learner studies, and in a session its topic, whose place is taken. */
  readonly study: { readonly mode: StudyMode; readonly topic: TopicId | undefined };
  readonly fetchQuestion: (choice: Choice) => Promise<unknown>;
  /** Whether the learner whose stock this is is still the one signed in. */
  readonly isOwner: () => boolean;
  readonly signal: AbortSignal;
}

/**
 * Fills the learner's stock in the background, whenever the page is in sight and online, until the signal ends it: the
 * questions that may be wanted any moment at once; the other questions, and a study session of each topic, while the
 * page is at rest.
 */
export function stockUp(parts: StockParts): void {
  const fill = () => {
    alone(`stock:${parts.uid}`, () => fillAll(parts)).catch((error: unknown) =>
      logFailure("filling the stock of questions", error),
    );
  };
  const { signal } = parts;
  addEventListener("online", fill, { signal });
  document.addEventListener("visibilitychange", fill, { signal });
  fill();
}

async function fillAll(parts: StockParts): Promise<void> {
  const isStudying = parts.study.topic !== undefined;
  await fillKinds(parts, isStudying ? "urgent" : "all");
  await fillSessions(parts);
  await fillKinds(parts, "all");
}

/** The topics of the section at hand come first. */
async function fillSessions(parts: StockParts): Promise<void> {
  const { uid, atHand, study, signal } = parts;
  const isAtHand = (topic: TopicId) => TOPICS[topic].section === atHand.section;
  const topics = [...TOPIC_IDS.filter(isAtHand), ...TOPIC_IDS.filter((each) => !isAtHand(each))];
  const places = topics
    .filter((topic) => topic !== study.topic)
    .map((topic) => ({ uid, topic, mode: study.mode }));
  const turn = { mayFetch: () => mayFetch(parts), rest: () => rest(signal) };
  await prepareSessions(places, parts, turn);
}

async function fillKinds(parts: StockParts, which: "urgent" | "all"): Promise<void> {
  const { uid, atHand, fetchQuestion, isOwner, signal } = parts;
  while (mayFetch(parts)) {
    const wanted = await wantedKind(uid, atHand);
    // Asked again at the last moment, for what is fetched is issued and used up.
    if (wanted === undefined || !mayFetch(parts)) return;
    const { isUrgent, ...kind } = wanted;
    if (which === "urgent" && !isUrgent) return;
    const question = await fetchQuestion(kind);
    // It is issued now: it is kept even if the page has gone on to something else.
    if (!isOwner() || !(await putQuestion(uid, { ...kind, question }))) return;
    if (!isUrgent) await rest(signal);
  }
}

function mayFetch({ signal, isOwner }: StockParts): boolean {
  const isInUse = navigator.onLine && document.visibilityState === "visible";
  return !signal.aborted && isInUse && isOwner();
}

/** Until the page is at rest, or has ended. */
function rest(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    whenIdle(signal, resolve);
    signal.addEventListener("abort", () => resolve());
    if (signal.aborted) resolve();
  });
}
