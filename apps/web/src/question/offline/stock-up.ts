import type { Difficulty } from "@sat/item";
import { alone } from "../../lib/alone.ts";
import { whenIdle } from "../../lib/idle.ts";
import { logFailure } from "../../lib/log.ts";
import type { Choice } from "../practice/question-supply.ts";
import { putQuestion, wantedSection } from "./question-stock.ts";

interface StockParts {
  readonly uid: string;
  readonly difficulty: Difficulty;
  readonly fetchQuestion: (choice: Choice) => Promise<unknown>;
  /** Whether the learner whose stock this is is still the one signed in. */
  readonly isOwner: () => boolean;
  readonly signal: AbortSignal;
}

/**
 * Fills the learner's stock in the background, one question at a time, whenever the page is in sight, online and at
 * rest, until the signal ends it.
 */
export function stockUp(parts: StockParts): void {
  const fill = () => {
    alone(`stock:${parts.uid}`, () => fillSections(parts)).catch((error: unknown) =>
      logFailure("filling the stock of questions", error),
    );
  };
  const { signal } = parts;
  addEventListener("online", fill, { signal });
  document.addEventListener("visibilitychange", fill, { signal });
  fill();
}

async function fillSections(parts: StockParts): Promise<void> {
  const { uid, difficulty, fetchQuestion, isOwner, signal } = parts;
  while (mayFetch(parts)) {
    const section = await wantedSection(uid, difficulty);
    // Asked again at the last moment, for what is fetched is issued and used up.
    if (section === undefined || !mayFetch(parts)) return;
    const question = await fetchQuestion({ section, difficulty });
    // It is issued now: it is kept even if the page has gone on to something else.
    if (!isOwner() || !(await putQuestion(uid, { section, difficulty, question }))) return;
    await rest(signal);
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
