import { placement, runDesk } from "@sat/desk";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { pageTime } from "../../../lib/clock.ts";
import { useUser } from "../../../lib/session.ts";
import { learnerShelf } from "../../../lib/storage.ts";
import { forgetDesk, keepDesk, keptDesk } from "../../../question/desk/desk-shelf.ts";
import { useDesk } from "../../../question/desk/use-desk.ts";
import { fetchQuestionOrStock } from "../../../question/fetch/fetch-question-or-stock.ts";
import { useAnswerOutbox } from "../../../question/outbox/use-answer-outbox.ts";
import { deskKey } from "../../../question/practice/open-desks.ts";
import { practiceSupply } from "../../../question/practice/practice-supply.ts";
import { type Choice, createQuestionSupply } from "../../../question/practice/question-supply.ts";
import type { Practice } from "../../../question/practice/use-practice.ts";
import { useRetry } from "../../../question/practice/use-retry.ts";

/** The server chooses what is asked; out of its reach, the stock has questions of each section. */
const ANY = {
  defaultSection: "Mixed",
  defaultDifficulty: "Medium",
  adaptiveDifficulty: false,
} as const;

/** The learner's placement as it was left, running while the page is there. */
export function usePlacement(seat: number): Practice {
  const client = useQueryClient();
  const { uid, preferences: own } = useUser();
  const preferences = { ...own, ...ANY };
  const [place] = useState({ shelf: learnerShelf(uid), key: deskKey("placement", seat) });
  const outbox = useAnswerOutbox();
  const [desk] = useState(() => {
    const { kinds } = placement;
    const fetchQuestion = async (choice: Choice) => {
      // Each question is chosen by the answers before it.
      await outbox.settled();
      return fetchQuestionOrStock(client, uid, { ...choice, kinds, purpose: "placement" });
    };
    const questions = createQuestionSupply({
      fetchQuestion,
      // None is like another here.
      fetchLike: fetchQuestion,
      shelf: place.shelf,
      owner: place.key,
    });
    const supply = practiceSupply(questions);
    const initial = keptDesk(place, preferences);
    return runDesk({ policy: placement, initial, supply, now: pageTime });
  });
  const state = useDesk(desk, {
    keep: (after) => keepDesk(place, after, preferences),
    forget: () => forgetDesk(place),
  });
  useRetry(desk, state);
  return { desk, state };
}
