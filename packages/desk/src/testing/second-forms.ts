import { QUESTION } from "./unnumbered-forms.ts";

/** What the web app kept in the second form, before an answer could be marked as a guess, as it stood in storage. */

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

const PROCESS_DATA = { timeToFirst: 700, changes: 2, isTakingBack: true, hintsUsed: 1 };

function second<Kept>(kept: Kept) {
  return { version: 2, kept };
}

export const SECOND_DESKS = {
  failed: second({
    state: {
      ...STANDING,
      phase: "failed",
      draft: { response: CHOSEN, spent: 700, processData: PROCESS_DATA },
      reason: "missing",
    },
    defaults: DEFAULTS,
  }),
  shown: second({
    state: {
      ...STANDING,
      phase: "shown",
      question: QUESTION,
      response: CHOSEN,
      spent: 20100,
      processData: PROCESS_DATA,
      fault: null,
      since: null,
      limit: 60100,
    },
    defaults: DEFAULTS,
  }),
  answered: second({
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

export const SECOND_BOOKMARK = second({
  id: "s-1",
  number: 4,
  isAnswered: false,
  response: CHOSEN,
  spent: 4000,
  processData: PROCESS_DATA,
});
