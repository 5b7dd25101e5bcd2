import { notFound, Refusal } from "./refusal.ts";

export function noQuestions(): Refusal {
  const detail = "You have met all that there are for it. End the test, or discard it.";
  return conflict("no-questions", "There are no questions for this module", detail);
}

/** Whether there never was such a sitting, it is another learner's, or it was discarded. */
export function noSitting(): Refusal {
  return notFound("You have no test with this id.");
}

export function anotherSittingOpen(): Refusal {
  const detail = "Go on with the test that you have begun, end it or discard it first.";
  return conflict("sitting-open", "Another test goes on", detail);
}

/** What is sat on screen alone was asked of a test on paper. */
export function onPaper(): Refusal {
  return conflict("on-paper", "The test is on paper", "Enter its answers, or discard it.");
}

export function notOnPaper(): Refusal {
  const detail = "Only a test on paper has its answers entered all at once.";
  return conflict("not-on-paper", "The test is not on paper", detail);
}

/** @param most tests on paper whose answers have not been entered */
export function papersOpen(most: number): Refusal {
  const detail = `Enter the answers of one of your ${most} tests on paper, or discard one first.`;
  return conflict("papers-open", "Too many tests are on paper", detail);
}

export function keyClosed(): Refusal {
  const detail = "Enter your answers first. Or open the key, and the report will say so.";
  return conflict("key-closed", "The key is closed", detail);
}

export function sittingEnded(): Refusal {
  return conflict("sitting-ended", "The test has ended", "Read its report, or start another.");
}

export function sittingGoesOn(): Refusal {
  return conflict("sitting-goes-on", "The test goes on", "End it first.");
}

export function nothingSat(): Refusal {
  const detail = "Begin its first module, or discard it.";
  return conflict("nothing-sat", "No module of the test was begun", detail);
}

export function notCurrentModule(): Refusal {
  const detail = "Ask where the test stands, and go on with the module that is to be sat now.";
  return conflict("not-current", "The module is not the one to be sat now", detail);
}

export function strictSitting(): Refusal {
  const detail = "Wait until the time of its module is up, or end the whole test.";
  return conflict("strict-sitting", "The test is strict", detail);
}

/** In a module that was not begun there can be no work. */
export function moduleNotBegun(): Refusal {
  return conflict("not-begun", "The module was not begun", "Begin the module first.");
}

/** @param days for which work may be on its way */
export function workTooLate(days: number): Refusal {
  const detail = `What was done in a module counts for ${days} days after its end.`;
  return conflict("too-late", "The work cannot be taken", detail);
}

/** The module's questions are being chosen, which takes a moment. */
export function moduleNotReady(): Refusal {
  return new Refusal(
    {
      type: "not-ready",
      title: "The questions are being chosen",
      status: 503,
      detail: "Wait a second, then try again.",
    },
    { "retry-after": "1" },
  );
}

function conflict(type: string, title: string, detail: string): Refusal {
  return new Refusal({ type, title, status: 409, detail });
}
