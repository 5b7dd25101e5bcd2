import type { SectionChoice } from "@sat/item";
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from "react";
import { announce } from "../../lib/announce.ts";
import { call } from "../../lib/api.ts";
import { now, timeZone } from "../../lib/clock.ts";
import { useUser } from "../../lib/session.ts";
import { learnerShelf } from "../../lib/storage.ts";
import { useAnswerOutbox } from "../../question/use-answer-outbox.ts";
import { untilNextSecond } from "./countdown.ts";
import { keepSession, keptSession } from "./kept-session.ts";
import { answerGiven, createPractice, type Practice } from "./practice.ts";
import { createQuestionSupply } from "./question-supply.ts";
import { next, type Session } from "./session.ts";
import { spokenCountdown } from "./spoken-countdown.ts";

interface RunningPractice {
  readonly practice: Practice;
  readonly session: Session;
}

/** The learner's practice as it was left, running while the page is there. */
export function usePractice(wanted: SectionChoice | undefined): RunningPractice {
  const { uid, preferences } = useUser();
  const [practice] = useState(() => {
    const shelf = learnerShelf(uid);
    const kept = keptSession(shelf, preferences);
    return createPractice({
      initial: wanted === undefined ? kept : next(kept, { kind: "arrived", section: wanted }),
      supply: createQuestionSupply((choice) => call("POST /api/question", choice), shelf),
      now,
    });
  });
  const session = useSyncExternalStore(practice.subscribe, practice.session);
  useConsequences(practice);
  usePresence(practice);
  useTicks(practice, session);
  return { practice, session };
}

/** What follows from a change: it is kept, an answer is sent, and what matters is said aloud. */
function useConsequences(practice: Practice): void {
  const { uid, preferences } = useUser();
  const outbox = useAnswerOutbox();
  const onChange = useEffectEvent((before: Session, after: Session) => {
    keepSession(learnerShelf(uid), after, preferences);
    const answer = answerGiven(before, after);
    if (answer !== undefined) outbox.add({ ...answer, timeZone: timeZone() });
    const spoken = spokenCountdown(before, after);
    if (spoken !== undefined) announce(spoken);
  });
  // Storage, network and voice are outside React and follow the session's changes.
  useEffect(() => practice.subscribe((before, after) => onChange(before, after)), [practice]);
}

/** Lets time run only while the page is there: not after it is left, closed or put to sleep. */
function usePresence(practice: Practice): void {
  // The browser alone knows when it hides the page for good and when it brings it back.
  useEffect(() => {
    practice.open();
    addEventListener("pagehide", practice.close);
    addEventListener("pageshow", practice.open);
    return () => {
      removeEventListener("pagehide", practice.close);
      removeEventListener("pageshow", practice.open);
      practice.close();
    };
  }, [practice]);
}

/** Tells the session the time whenever the countdown shows another second. */
function useTicks(practice: Practice, session: Session): void {
  const deadline = session.phase === "shown" ? session.deadline : null;
  const heard = session.phase === "shown" ? session.now : 0;
  // A timeout is the only way to hear of time; each tick sets the next.
  useEffect(() => {
    if (deadline === null) return;
    const timer = setTimeout(
      () => practice.send({ kind: "ticked", at: now() }),
      untilNextSecond(deadline, now()),
    );
    return () => clearTimeout(timer);
  }, [practice, deadline, heard]);
}
