import { QUESTION } from "./unnumbered-forms.ts";

/** What the web app kept in the first form that bore a number, as it stood in storage. */

const DEFAULTS = { section: "Reading", difficulty: "Medium" };

const STANDING = {
  section: "Math",
  difficulty: "Hard",
  timed: true,
  total: 1,
  score: 1,
  time: 9000,
  request: 2,
  isPresent: false,
};

const CHOSEN = { kind: "choice", letter: "C" };

function first<Kept>(kept: Kept) {
  return { version: 1, kept };
}

export const FIRST_DESKS = {
  idle: first({
    state: { ...STANDING, phase: "idle", draft: { response: null, spent: 0 } },
    defaults: DEFAULTS,
  }),
  failed: first({
    state: {
      ...STANDING,
      phase: "failed",
      draft: { response: CHOSEN, spent: 700 },
      reason: "missing",
    },
    defaults: DEFAULTS,
  }),
  shown: first({
    state: {
      ...STANDING,
      phase: "shown",
      question: QUESTION,
      response: CHOSEN,
      spent: 20100,
      since: null,
      limit: 60100,
    },
    defaults: DEFAULTS,
  }),
  answered: first({
    state: {
      ...STANDING,
      phase: "answered",
      question: QUESTION,
      response: CHOSEN,
      correct: false,
      autoSubmitted: false,
      answeredAt: 33000,
      timeSpent: 21000,
    },
    defaults: DEFAULTS,
  }),
};

export const FIRST_BOOKMARK = first({
  id: "s-1",
  number: 4,
  isAnswered: false,
  response: { kind: "choice", letter: "D" },
  spent: 4000,
});
