import type { Advice } from "../paragraphs/advice.ts";
import type { Joint } from "./joint.ts";

const CLAUSES: Advice = {
  hint: "Read what stands on each side of the blank. Could each side be a sentence by itself?",
  strategy:
    "Find the subject and the verb on each side of a mark before you decide what may join the sides.",
  tip: "However closely two clauses are related, a comma alone is never enough between them.",
};
const OPENING: Advice = {
  hint: "Where does the main clause begin: at the start of the sentence, or only after the blank?",
  strategy: "Find the main subject first: what stands before it only leads up to the clause.",
  tip: "Read past the opening words to the main subject: what only leads up to it is not a sentence yet.",
};
const INSERTED: Advice = {
  hint: "Read the sentence without the words that only describe the subject. Where do these words end, and what mark stands there?",
  strategy:
    "Leave out the extra words and read on; then see how they are set off at the other end.",
  tip: "Extra words have two ends: look at both before you choose the mark at one of them.",
};
const WHOLE: Advice = {
  hint: "Do the words on both sides of the blank belong to one unit of sense?",
  strategy: "Read across the blank without a pause: does the second half complete the first?",
  tip: "A blank does not always want a mark: for each mark that is offered, say what it would separate.",
};
const ANNOUNCED: Advice = {
  hint: "What comes after the blank: a clause, a list, or a single thing? And what does it tell about the words before?",
  strategy:
    "Read the words before the blank by themselves: are they a sentence, and do they make a reader expect something?",
  tip: "Cover all that comes after the blank: can what is left stand as a sentence?",
};
const ROW: Advice = {
  hint: "How many things stand in a row here, and how are the others set apart?",
  strategy: "Count the things in a row and match the marks between them.",
  tip: "Find the *and* before the last item and work back from it: what is one item, and where does it end?",
};
const TURNED: Advice = {
  hint: "Leave out the transition that says how the statements are related. What stands on each side of the blank?",
  strategy:
    "A transition such as *however* joins nothing: punctuate the clauses as if it were not there, then set it off.",
  tip: "A transition may stand anywhere in its clause: find where that clause begins before you punctuate around it.",
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
    tip: "Not every *and* joins two clauses: see whether a new subject comes before the second verb.",
  },
  B05: OPENING,
  B07: OPENING,
  B08: INSERTED,
  B09: {
    hint: "Without the name, would the sentence still say which person is meant?",
    strategy:
      "Leave the name out: if readers could no longer tell who is meant, it is not an extra.",
    tip: "If the sentence no longer names anyone without the name, the name is no extra.",
  },
  B10: INSERTED,
  B11: {
    hint: "Without the clause that describes it, would the noun still mean the same thing?",
    strategy:
      "Leave the clause out: if the noun then means more than it should, the clause is not an extra.",
    tip: "Ask *which one?* of the noun: a clause that answers is no extra.",
  },
  B12: {
    hint: "Does what follows the blank have a subject and a main verb of its own?",
    strategy:
      "A phrase that comments on a whole clause is set off from it, but cannot stand alone.",
    tip: "An -ing form alone does not make a clause: look for a verb that shows tense.",
  },
  B13: {
    hint: "What is the main verb, and what stands between it and its subject?",
    strategy: "Go back to where the interruption began, and see which mark opened it.",
    tip: "Commas, dashes, and parentheses can all open an interruption; none can close what another opened.",
  },
  B14: ANNOUNCED,
  B15: {
    hint: "Is what stands before the blank complete without the list?",
    strategy: "A list that a verb or a preposition needs follows it as any object would.",
    tip: "Cover the list: if what is left breaks off, the list is needed to complete it.",
  },
  B16: ANNOUNCED,
  B17: TURNED,
  B19: {
    hint: "Which words are the subject of the sentence, and which word is its verb?",
    strategy:
      "Find the subject and its verb, and see what stands between them: an interruption, or nothing.",
    tip: "A pause in speech is not a mark in writing: ask what a comma there would separate.",
  },
  B20: WHOLE,
  B21: ROW,
  B22: {
    hint: "Which commas belong inside an item of the list, and which place separates two items?",
    strategy:
      "Group each name with the words that explain it before you mark where the next item begins.",
    tip: "Look at the marks that the list has already: what do they separate, an item from an item or a name from the words that explain it?",
  },
};

/** The advice for a joint. Throws for a point that has none: a fault of its shape. */
export function adviceAt({ archetype }: Joint): Advice {
  const advice = ADVICE[archetype];
  if (advice === undefined) throw new RangeError(`there is no advice for ${archetype}`);
  return advice;
}
