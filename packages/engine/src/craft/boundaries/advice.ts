import type { Advice } from "../paragraphs/advice.ts";
import type { Joint } from "./joint.ts";

/** The habit that helps with every mark. */
export const MARKS_TIP =
  "Before you compare the options, say what stands on each side of the place where they differ.";

const CLAUSES: Advice = {
  hint: "Read what stands on each side of the blank. Could each side be a sentence by itself?",
  strategy:
    "Find the subject and the verb on each side of a mark before you decide what may join the sides.",
};
const OPENING: Advice = {
  hint: "Where does the main clause begin: at the start of the sentence, or only after the blank?",
  strategy: "Find the main subject first: what stands before it only leads up to the clause.",
};
const INSERTED: Advice = {
  hint: "Read the sentence without the words that only describe the subject. Where do these words end, and what mark stands there?",
  strategy:
    "Leave out the extra words and read on: a pair of marks of one kind must stand where they were.",
};
const WHOLE: Advice = {
  hint: "Do the words on both sides of the blank belong to one unit, such as a verb with its object?",
  strategy:
    "Set no mark inside a unit: between a subject and its verb, a verb and its object, or a noun and its phrase.",
};
const ANNOUNCED: Advice = {
  hint: "Is what stands before the blank complete, and does it make a reader expect something?",
  strategy:
    "Check what comes before the mark first: only an independent clause can announce what follows.",
};
const ROW: Advice = {
  hint: "How many things stand in a row here, and how are the others set apart?",
  strategy: "Count the things in a row and match the marks between them.",
};
const TURNED: Advice = {
  hint: "Leave out the transition that says how the statements are related. What stands on each side of the blank?",
  strategy:
    "A transition such as *however* joins nothing: punctuate the clauses as if it were not there, then set it off.",
};

/** What helps at each point of the fact sheet. */
const ADVICE: Readonly<Record<string, Advice>> = {
  B01: CLAUSES,
  B02: CLAUSES,
  B03: CLAUSES,
  B04: {
    hint: "What follows the blank: a new subject with its verb, or only another verb?",
    strategy:
      "Ask who does the second thing: if it is the subject of the first, no new clause begins.",
  },
  B05: OPENING,
  B06: {
    hint: "What does the clause after the blank tell: another fact, or when or why the first one holds?",
    strategy: "A clause that tells when or why belongs closely to the clause before it.",
  },
  B07: OPENING,
  B08: INSERTED,
  B09: {
    hint: "Without the name, would the sentence still say which person is meant?",
    strategy:
      "Leave the name out: if readers could no longer tell who is meant, it is not an extra.",
  },
  B10: INSERTED,
  B11: {
    hint: "Without the clause that describes it, would the noun still mean the same thing?",
    strategy:
      "Leave the clause out: if the noun then means more than it should, the clause is not an extra.",
  },
  B12: {
    hint: "Does what follows the blank have a subject and a main verb of its own?",
    strategy:
      "A phrase that comments on a whole clause is set off from it, but cannot stand alone.",
  },
  B13: {
    hint: "What is the main verb, and what stands between it and its subject?",
    strategy: "Go back to where the interruption began: it must end as it began.",
  },
  B14: ANNOUNCED,
  B15: {
    hint: "Is what stands before the blank complete without the list?",
    strategy: "A list that a verb or a preposition needs follows it as any object would.",
  },
  B16: ANNOUNCED,
  B17: TURNED,
  B19: {
    hint: "Which words are the subject of the sentence, and which word is its verb?",
    strategy:
      "Find the verb: whatever the length of its subject, no single mark may stand between the two.",
  },
  B20: WHOLE,
  B21: ROW,
  B22: {
    hint: "Which commas belong inside an item of the list, and which place separates two items?",
    strategy:
      "Group each name with the words that explain it before you mark where the next item begins.",
  },
};

/** The advice for a joint. Throws for a point that has none: a fault of its shape. */
export function adviceAt({ archetype }: Joint): Advice {
  const advice = ADVICE[archetype];
  if (advice === undefined) throw new RangeError(`there is no advice for ${archetype}`);
  return advice;
}
