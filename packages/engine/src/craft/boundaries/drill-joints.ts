import { clauseText, uncapitalized } from "../../language/statement.ts";
import type { Joint, Shape } from "./joint.ts";
import { drillsOf } from "./list-joints.ts";
import { PAIRS, type PairName } from "./pairs.ts";

/** B09: no mark between a title and the name it introduces, nor between these and the verb. */
export const titleAndName: Shape = (card) =>
  drillsOf(card, "named").map(({ title, name, verb, rest }): Joint => ({
    archetype: "B09",
    link: "none",
    before: { text: title, role: "title" },
    after: { text: name, role: "name" },
    tail: ` ${verb} ${rest}.`,
  }));

/** B09: no mark between title with name and the verb. */
export const nameAndVerb: Shape = (card) =>
  drillsOf(card, "named").map(({ title, name, verb, rest }): Joint => ({
    archetype: "B09",
    link: "none",
    before: { text: `${title} ${name}`, role: "subject" },
    after: { text: `${verb} ${rest}`, role: "predicate", verb },
    tail: ".",
  }));

/** B08: after a full name the title is an extra, which a pair of marks sets off. */
export function titleOpened(pair: PairName): Shape {
  const { opens, closing } = PAIRS[pair];
  return (card) =>
    drillsOf(card, "named").map(({ title, name, verb, rest }): Joint => ({
      archetype: "B08",
      link: opens,
      before: { text: name, role: "subject" },
      after: { text: title, role: "inset" },
      tail: `${closing}${verb} ${rest}.`,
    }));
}

/** B08: what opened a title after a name closes it. */
export function titleClosed(pair: PairName): Shape {
  const { closes, opening } = PAIRS[pair];
  return (card) =>
    drillsOf(card, "named").map(({ title, name, verb, rest }): Joint => ({
      archetype: "B08",
      link: closes,
      before: { text: `${name}${opening}${title}`, role: "opened-inset" },
      after: { text: `${verb} ${rest}`, role: "predicate", verb },
      tail: ".",
    }));
}

/** B11: no mark before a clause that says which one is meant. */
export const essentialOpened: Shape = (card) =>
  drillsOf(card, "essential").map(({ head, clause, verb, rest }): Joint => ({
    archetype: "B11",
    link: "none",
    before: { text: head, role: "subject" },
    after: { text: clause, role: "essential-clause" },
    tail: ` ${verb} ${rest}.`,
  }));

/** B11, B19: no mark after a clause that says which one is meant. */
export const essentialClosed: Shape = (card) =>
  drillsOf(card, "essential").map(({ head, clause, verb, rest }): Joint => ({
    archetype: "B11",
    link: "none",
    before: { text: `${head} ${clause}`, role: "subject" },
    after: { text: `${verb} ${rest}`, role: "predicate", verb },
    tail: ".",
  }));

/** B20: no mark between the last adjective and its noun. */
export const adjectiveAndNoun: Shape = (card) =>
  drillsOf(card, "adjectives").map(({ before, first, second, after }): Joint => ({
    archetype: "B20",
    link: "none",
    before: { text: `${before} ${first}, ${second}`, role: "adjective" },
    after: { text: after, role: "noun" },
    tail: ".",
  }));

/** B27: a comma between the verb of saying and a full quotation. */
export const saidThings: Shape = (card) =>
  drillsOf(card, "saying")
    // The words of a sign may run on without a mark.
    .filter(({ speaker }) => !/\b(sign|notice|plaque|label|board|card|banner)\b/i.test(speaker))
    .map(({ speaker, words }): Joint => ({
      archetype: "B27",
      link: "comma",
      before: { text: speaker, role: "speaker" },
      after: { text: `"${words}`, role: "quotation" },
      tail: '."',
    }));

/** B27: a colon when "this" makes the words before the quotation a full clause. */
export const announcedWords: Shape = (card) =>
  drillsOf(card, "saying")
    .filter(({ speaker }) => /\b(says?|said|tells?|told)\b/.test(speaker))
    .map(({ speaker, words }): Joint => ({
      archetype: "B27",
      link: "colon",
      before: { text: `${speaker} this`, role: "announcement" },
      after: { text: `"${words}`, role: "quotation" },
      tail: '."',
    }));

/** Words that lose their capital inside a sentence. */
const COMMON =
  /^(a|an|the|if|when|where|while|what|who|he|she|it|they|we|you|your|my|our|one|no|not|never|every|each|all|any|do|do not|keep|let|two|there|in|on|at|as|good|be)\b/i;

/** B27: no mark when the quotation is woven into the clause by "that". */
export const wovenWords: Shape = (card) =>
  drillsOf(card, "saying")
    .filter(({ words }) => COMMON.test(words))
    .map(({ speaker, words }): Joint => ({
      archetype: "B27",
      link: "none",
      before: { text: `${speaker} that`, role: "speaker-that" },
      after: { text: `"${uncapitalized(words)}`, role: "quotation" },
      tail: '."',
    }));

/** B23: a question mark after a question in its own words; on Hard behind a phrase. */
export const directQuestions: Shape = (card, level) =>
  drillsOf(card, "question").flatMap(({ word, auxiliary, subject, asked, next }) =>
    DIRECT[level].map((prefix): Joint => ({
      archetype: "B23",
      link: "question",
      before: { text: `${prefix}${word} ${auxiliary} ${subject} ${asked}`, role: "question" },
      after: { text: clauseText(next), role: "clause", verb: next.verb },
      tail: ".",
    })),
  );

const DIRECT = {
  Easy: [""],
  Medium: ["but ", "exactly "],
  Hard: ["but exactly ", "and exactly "],
} as const;

/** B24: a period after a question that is only reported. */
export function reportedQuestions(link: "period" | "semicolon"): Shape {
  return (card) =>
    drillsOf(card, "question").map(({ asker, word, subject, told, next }): Joint => ({
      archetype: "B24",
      link,
      before: { text: `${asker} ${word} ${subject} ${told}`, role: "reported-question" },
      after: { text: clauseText(next), role: "clause", verb: next.verb },
      tail: ".",
    }));
}

/** B24: no mark between the verb of asking and what is asked. */
export const askerAndQuestion: Shape = (card) =>
  drillsOf(card, "question").map(({ asker, word, subject, told }): Joint => ({
    archetype: "B24",
    link: "none",
    before: { text: asker, role: "asker" },
    after: { text: `${word} ${subject} ${told}`, role: "asked" },
    tail: ".",
  }));

/** B07, B24: a phrase in front that holds a reported question. */
export const questionInFront: Shape = (card) =>
  drillsOf(card, "question").map(({ word, subject, told, next }): Joint => ({
    archetype: "B07",
    link: "comma",
    before: { text: `as for ${word} ${subject} ${told}`, role: "front" },
    after: { text: clauseText(next), role: "clause", verb: next.verb },
    tail: ".",
  }));

/** B19, B24: a reported question as the subject of a sentence. */
export const questionAsSubject: Shape = (card) =>
  drillsOf(card, "question").flatMap(({ word, subject, told }) =>
    [
      ["is", "a question that deserves a careful answer"],
      ["is", "a question that invites a closer look"],
    ].map(([verb = "", rest = ""]): Joint => ({
      archetype: "B24",
      link: "none",
      before: { text: `${word} ${subject} ${told}`, role: "subject" },
      after: { text: `${verb} ${rest}`, role: "predicate", verb },
      tail: ".",
    })),
  );
