import type { SectionChoice } from "@sat/item";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from "react";
import { announce } from "../../lib/announce.ts";
import { givenNow, pageTime } from "../../lib/clock.ts";
import { useUser } from "../../lib/session.ts";
import { learnerShelf } from "../../lib/storage.ts";
import { fetchQuestionOrStock } from "../fetch-question.ts";
import { useStocking } from "../offline/use-stocking.ts";
import { useAnswerOutbox } from "../use-answer-outbox.ts";
import { untilNextSecond } from "./countdown.ts";
import { keepSession, keptSession, keyOf, type Screen } from "./kept-session.ts";
import { answerGiven, createPractice, type Practice } from "./practice.ts";
import { createQuestionSupply } from "./question-supply.ts";
import { next, type Session } from "./session.ts";
import { spokenCountdown } from "./spoken-countdown.ts";

interface PracticePlace {
  readonly screen: Screen;
  /** Which of the pages that practise at the same time this is. */
  readonly seat: number;
  /** The section that the learner came for. */
  readonly wanted?: SectionChoice | undefined;
}

interface RunningPractice {
  readonly practice: Practice;
  readonly session: Session;
}

/** The learner's practice as a screen left it, running while the page is there. */
export function usePractice({ wanted, ...place }: PracticePlace): RunningPractice {
  const client = useQueryClient();
  const { uid, preferences } = useUser();
  const [practice] = useState(() => {
    const shelf = learnerShelf(uid);
    const kept = keptSession({ shelf, ...place }, preferences);
    return createPractice({
      initial: wanted === undefined ? kept : next(kept, { kind: "arrived", section: wanted }),
      supply: createQuestionSupply({
        fetchQuestion: (choice) => fetchQuestionOrStock(client, uid, choice),
        shelf,
        owner: keyOf(place),
      }),
      now: pageTime,
    });
  });
  const session = useSyncExternalStore(practice.subscribe, practice.session);
  useRunning(practice, place);
  useTicks(practice, session);
  useRetry(practice, session);
  useStocking(session.difficulty, session.phase === "shown" || session.phase === "submitted");
  return { practice, session };
}

/**
 * Lets time run only while the page is there: not after it is left, closed or put to sleep. What follows from a
 * change: it is kept, an answer is sent, and what matters is said aloud.
 */
function useRunning(practice: Practice, place: PracticePlace): void {
  const { uid, preferences } = useUser();
  const outbox = useAnswerOutbox();
  const onChange = useEffectEvent((before: Session, after: Session) => {
    keepSession({ shelf: learnerShelf(uid), ...place }, after, preferences);
    const answer = answerGiven(before, after);
    if (answer !== undefined) outbox.add({ ...answer, ...givenNow() });
    const spoken = spokenCountdown(before, after);
    if (spoken !== undefined) announce(spoken);
  });
  // Storage, network and voice are outside React, and the browser alone knows when it hides the page for good and
  // when it brings it back. The leaving is itself a change to keep, so that the listening ends after it.
  useEffect(() => {
    const stop = practice.subscribe((before, after) => onChange(before, after));
    practice.open();
    addEventListener("pagehide", practice.close);
    addEventListener("pageshow", practice.open);
    return () => {
      removeEventListener("pagehide", practice.close);
      removeEventListener("pageshow", practice.open);
      practice.close();
      stop();
    };
  }, [practice]);
}

/** Asks again for a question that did not come, as soon as there is a connection. */
function useRetry(practice: Practice, { phase }: Session): void {
  const hasFailed = phase === "error";
  // Only the browser knows of the connection.
  useEffect(() => {
    if (!hasFailed) return;
    addEventListener("online", practice.request);
    return () => removeEventListener("online", practice.request);
  }, [practice, hasFailed]);
}

/** Tells the session the time whenever the countdown shows another second. */
function useTicks(practice: Practice, session: Session): void {
  const deadline = session.phase === "shown" ? session.deadline : null;
  // A timeout is the only way to hear of time; each tick sets the next, whatever it came to.
  useEffect(() => {
    if (deadline === null) return;
    const wait = () => setTimeout(tick, untilNextSecond(deadline, pageTime()));
    const tick = () => {
      timer = wait();
      practice.send({ kind: "ticked", at: pageTime() });
    };
    let timer = wait();
    return () => clearTimeout(timer);
  }, [practice, deadline]);
}
