import { hasQuestion, next, practice, quiz, runDesk } from "@sat/desk";
import type { SectionChoice } from "@sat/item";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { givenNow, pageTime } from "../../lib/clock.ts";
import { useUser } from "../../lib/session.ts";
import { learnerShelf } from "../../lib/storage.ts";
import { forgetDesk, keepDesk, keptDesk } from "../desk/desk-shelf.ts";
import type { QuestionDesk, QuestionState } from "../desk/question-desk.ts";
import { useDesk } from "../desk/use-desk.ts";
import { useAnswerOutbox } from "../outbox/use-answer-outbox.ts";
import { fetchQuestionOrStock } from "../fetch/fetch-question-or-stock.ts";
import { useStocking } from "../offline/use-stocking.ts";
import { deskKey } from "./open-desks.ts";
import { practiceSupply } from "./practice-supply.ts";
import { createQuestionSupply } from "./question-supply.ts";

const POLICIES = { practice, quiz } as const;

interface PracticePlace {
  readonly screen: keyof typeof POLICIES;
  /** Which of the pages that practise at the same time this is. */
  readonly seat: number;
  /** The section that the learner came for. */
  readonly wanted?: SectionChoice | undefined;
}

interface Practice {
  readonly desk: QuestionDesk;
  readonly state: QuestionState;
}

/** The learner's practice as a screen left it, running while the page is there. */
export function usePractice({ screen, seat, wanted }: PracticePlace): Practice {
  const client = useQueryClient();
  const { uid, preferences } = useUser();
  const [place] = useState({ shelf: learnerShelf(uid), key: deskKey(screen, seat) });
  const outbox = useAnswerOutbox();
  const [{ desk, left }] = useState(() => {
    const policy = POLICIES[screen];
    const kept = keptDesk(place, preferences, wanted);
    const questions = createQuestionSupply({
      fetchQuestion: (choice) =>
        fetchQuestionOrStock(client, uid, { ...choice, kinds: policy.kinds }),
      fetchLike: async (choice, like) => {
        // The server makes another like what it knows to be answered.
        await outbox.settled();
        return fetchQuestionOrStock(client, uid, { ...choice, kinds: policy.kinds, like });
      },
      shelf: place.shelf,
      owner: place.key,
    });
    const arrived =
      wanted === undefined
        ? { state: kept, effects: [] }
        : next(policy, kept, arrival(kept, wanted));
    const supply = practiceSupply(questions);
    return {
      desk: runDesk({ policy, initial: arrived.state, supply, now: pageTime }),
      left: arrived.effects.flatMap((one) => (one.kind === "skip" ? [one.questionId] : [])),
    };
  });
  // What was open when the learner came for another section is told once the page is there.
  useEffect(() => {
    for (const questionId of left) outbox.skip({ questionId, skippedAt: givenNow().answeredAt });
  }, [left, outbox]);
  const state = useDesk(desk, {
    keep: (after) => keepDesk(place, after, preferences),
    forget: () => forgetDesk(place),
  });
  useRetry(desk, state);
  useStocking(state, hasQuestion(state));
  return { desk, state };
}

/** To come for the section of the open question is to go on with it, be it one of Mixed. */
function arrival(kept: QuestionState, section: SectionChoice) {
  const isOpen = kept.phase === "shown" && kept.question.section === section;
  return { kind: isOpen ? "section-chosen" : "arrived", section } as const;
}

/** Asks again for a question that did not come, as soon as there is a connection. */
function useRetry(desk: QuestionDesk, { phase }: QuestionState): void {
  const hasFailed = phase === "failed";
  // Only the browser knows of the connection.
  useEffect(() => {
    if (!hasFailed) return;
    addEventListener("online", desk.request);
    return () => removeEventListener("online", desk.request);
  }, [desk, hasFailed]);
}
