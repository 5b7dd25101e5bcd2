import type { Question } from "@sat/contract";
import { type Change, timeLeft } from "@sat/desk";
import { useEffect, useEffectEvent, useSyncExternalStore } from "react";
import { announce } from "../../lib/announce.ts";
import { givenNow, pageTime } from "../../lib/clock.ts";
import { letterOf, textOf } from "./response-parts.ts";
import { useAnswerOutbox } from "../outbox/use-answer-outbox.ts";
import { untilNextSecond } from "./countdown.ts";
import type { QuestionDesk, QuestionState } from "./question-desk.ts";
import { spokenCountdown } from "./spoken-countdown.ts";

/** What a page does about its desk on this device. */
interface Keeping {
  readonly keep: (state: QuestionState) => void;
  readonly forget: () => void;
}

/** How a desk stands, which runs while its page is there: timed, kept, its answers sent, what matters said aloud. */
export function useDesk(desk: QuestionDesk, keeping: Keeping): QuestionState {
  const state = useSyncExternalStore(desk.subscribe, desk.state);
  useRunning(desk, keeping);
  useBeginning(desk, state);
  useTicks(desk, state);
  return state;
}

function useRunning(desk: QuestionDesk, keeping: Keeping): void {
  const outbox = useAnswerOutbox();
  const onChange = useEffectEvent(({ before, after, effects }: Change<Question>) => {
    for (const effect of effects) {
      if (effect.kind === "keep") keeping.keep(after);
      if (effect.kind === "forget") keeping.forget();
      if (effect.kind === "skip")
        outbox.skip({ questionId: effect.questionId, skippedAt: givenNow().answeredAt });
      if (effect.kind === "send") {
        const { response, timeToFirst, confidence, ...answer } = effect.answer;
        const given = { answer: letterOf(response), entry: textOf(response) };
        const correct = after.phase === "answered" && after.correct;
        const data = { timeToFirst: timeToFirst ?? undefined, confidence: confidence ?? undefined };
        outbox.add({ ...answer, ...given, ...data, ...givenNow(), correct });
      }
    }
    const spoken = spokenCountdown(before, after) ?? newFault(before, after);
    if (spoken !== undefined) announce(spoken);
  });
  // Storage, network, voice and the page's own life are outside React. The leaving is itself a change to keep, so that
  // the listening ends after it.
  useEffect(() => {
    const stop = desk.subscribe((change) => onChange(change));
    const look = desk.policy.timeRuns === "in-sight" ? watchSight(desk) : watchPage(desk);
    return () => {
      look();
      desk.close();
      stop();
    };
  }, [desk]);
}

/** Why a response was not taken just now. */
function newFault(before: QuestionState, after: QuestionState): string | undefined {
  if (before.phase !== "shown" || after.phase !== "shown") return undefined;
  return before.fault === after.fault ? undefined : after.fault?.reason;
}

/** Lets time run while the page is in sight; answers how to stop. */
function watchSight({ open, close }: QuestionDesk): () => void {
  const look = () => (document.visibilityState === "visible" ? open() : close());
  look();
  document.addEventListener("visibilitychange", look);
  return () => document.removeEventListener("visibilitychange", look);
}

/** Lets time run while the page is there: not after it is left, closed or put to sleep. */
function watchPage({ open, close }: QuestionDesk): () => void {
  open();
  addEventListener("pagehide", close);
  addEventListener("pageshow", open);
  return () => {
    removeEventListener("pagehide", close);
    removeEventListener("pageshow", open);
  };
}

/** Asks for a question wherever there is none, at a desk that begins by itself. */
function useBeginning(desk: QuestionDesk, { phase }: QuestionState): void {
  // Arriving is no event that the page could answer otherwise.
  useEffect(() => {
    if (desk.policy.beginsByItself && phase === "idle") desk.request();
  }, [desk, phase]);
}

/** Tells the desk the time whenever the countdown shows another second. */
function useTicks(desk: QuestionDesk, state: QuestionState): void {
  const { request, phase } = state;
  const isRunning = phase === "shown" && state.since !== null && state.limit !== null;
  // A timeout is the only way to hear of time; each tick sets the next, whatever it came to.
  useEffect(() => {
    if (!isRunning) return;
    const wait = () => setTimeout(tick, untilNextSecond(leftNow(desk.state())));
    const tick = () => {
      timer = wait();
      desk.send({ kind: "ticked", at: pageTime() });
    };
    let timer = wait();
    return () => clearTimeout(timer);
  }, [desk, isRunning, request]);
}

/** Milliseconds left at this very instant of a countdown that runs. */
function leftNow(state: QuestionState): number {
  const left = state.phase === "shown" ? timeLeft(state) : null;
  if (left === null || !("since" in state) || state.since === null) return 0;
  return left - (pageTime() - state.since);
}
