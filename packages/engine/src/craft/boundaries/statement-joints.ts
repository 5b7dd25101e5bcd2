import type { Fact } from "@sat/content";
import type { Difficulty } from "@sat/item";
import { type Dress, dressesOf, piecesOf, uncapitalized } from "../../language/statement.ts";
import type { Joint, Shape } from "./joint.ts";
import { PAIRS, type PairName } from "./pairs.ts";

/**
 * The harder, the more stands before the joint: a bare subject, one with a phrase, one behind a time or a place.
 * "Had" with nothing to come before needs its time.
 */
function dressesAt(level: Difficulty, fact: Fact): Dress[] {
  return dressesOf(fact).filter((dress) => {
    const { front, after, inset, outcome } = dress;
    if (fact.tense === "past-perfect" && front !== "when") return false;
    // Behind a passive an -ing phrase would seem to describe the subject.
    if (outcome && fact.voice === "passive") return false;
    if (inset !== undefined) return isInsetAt(level, fact, dress);
    if (level === "Easy") return front === undefined && !after;
    return after && (front !== undefined) === (level === "Hard");
  });
}

/** Words of an interruption that one has to look past. */
const LONG_INSET = 6;

/**
 * An interruption stands right behind its noun, so that it can be about no other: on Easy in a bare sentence, then
 * behind a time or a place; on Hard it is long, or the sentence goes on behind its verb.
 */
function isInsetAt(level: Difficulty, fact: Fact, { front, inset, outcome }: Dress): boolean {
  if (level === "Easy") return front === undefined && !outcome;
  const words = (inset && fact[inset])?.split(" ").length ?? 0;
  // A comma inside the time or place would look like one that opens the interruption.
  if (front === undefined || fact[front]?.includes(",")) return false;
  return (level === "Hard") === (outcome || words >= LONG_INSET);
}

/** What follows the verb and all that completes it: the outcome or nothing. */
function afterthought(fact: Fact, dress: Dress): string {
  const { outcome } = piecesOf(fact, dress);
  return `${outcome && `, ${outcome}`}.`;
}

function opening(fact: Fact, dress: Dress): string {
  const { front, subject } = piecesOf(fact, dress);
  return front === "" ? subject : `${uncapitalized(front)}, ${subject}`;
}

/** Joints of the sentences that show no interruption and no outcome. */
function plainJoints(joint: (fact: Fact, dress: Dress) => Joint[]): Shape {
  return ({ facts }, level) =>
    facts.flatMap((fact) =>
      dressesAt(level, fact)
        .filter(({ inset, outcome }) => inset === undefined && !outcome)
        .flatMap((dress) => joint(fact, dress)),
    );
}

/** B19: nothing may part a subject from its verb. */
export const subjectAndVerb = plainJoints((fact, dress) => {
  const { verb, rest } = piecesOf(fact, dress);
  return [
    {
      archetype: "B19",
      link: "none",
      before: { text: opening(fact, dress), role: "subject" },
      after: { text: `${verb} ${rest}`, role: "predicate", verb },
      tail: ".",
    },
  ];
});

/** B20: nothing may part a verb from what completes it. */
export const verbAndComplement = plainJoints((fact, dress) => {
  const { verb, rest } = piecesOf(fact, dress);
  if (rest === "") return [];
  return [
    {
      archetype: "B20",
      link: "none",
      before: { text: `${opening(fact, dress)} ${verb}`, role: "verb", verb },
      after: { text: rest, role: "complement" },
      tail: ".",
    },
  ];
});

/** B20: nothing may part a noun from the phrase that belongs to it, or a preposition from its object. */
export const nounAndPhrase: Shape = ({ facts }, level) =>
  facts
    .filter(({ subject, tense }) => subject.after.includes(" ") && tense !== "past-perfect")
    .flatMap((fact) => {
      const { head, after } = fact.subject;
      const [preposition = "", ...object] = after.split(" ");
      return frontsAt(level, fact).flatMap((front): Joint[] => {
        const { verb, rest } = piecesOf(fact, { after: true, outcome: false });
        const shared = { archetype: "B20", link: "none", tail: ` ${verb} ${rest}.` } as const;
        return [
          {
            ...shared,
            before: { text: `${front}${head}`, role: "head" },
            after: { text: after, role: "phrase" },
          },
          {
            ...shared,
            before: { text: `${front}${head} ${preposition}`, role: "preposition" },
            after: { text: object.join(" "), role: "object" },
          },
        ];
      });
    });

/** Nothing in front of the subject, or on Hard a time or a place. */
function frontsAt(level: Difficulty, { when, where }: Fact): string[] {
  if (level !== "Hard") return [""];
  return [when, where].flatMap((front) => (front ? [`${uncapitalized(front)}, `] : []));
}

/** B08, B10: what interrupts is opened by the mark that closes it. */
export function openedInsets(pair: PairName): Shape {
  const { opens, closing } = PAIRS[pair];
  return insetJoints((fact, dress) => {
    const { inset, verb, rest } = piecesOf(fact, dress);
    return {
      archetype: dress.inset === "aside" ? "B10" : "B08",
      link: opens,
      before: { text: opening(fact, dress), role: "subject" },
      after: { text: inset, role: "inset" },
      tail: `${closing}${verb} ${rest}${afterthought(fact, dress)}`,
    };
  });
}

/** B13: what interrupts is closed by the mark that opened it. */
export function closedInsets(pair: PairName): Shape {
  const { closes, opening: mark } = PAIRS[pair];
  return insetJoints((fact, dress) => {
    const { inset, verb, rest } = piecesOf(fact, dress);
    return {
      archetype: "B13",
      link: closes,
      before: { text: `${opening(fact, dress)}${mark}${inset}`, ...opened(fact, dress) },
      after: { text: `${verb} ${rest}`, role: "predicate", verb },
      tail: afterthought(fact, dress),
    };
  });
}

function opened(fact: Fact, dress: Dress): Pick<Joint["before"], "role" | "front"> {
  const { front } = piecesOf(fact, dress);
  return { role: "opened-inset", ...(front && { front: uncapitalized(front) }) };
}

/** B20: no mark between the verb and what completes it, although an interruption stands before the verb. */
export const complementAfterInset: Shape = insetJoints((fact, dress) => {
  const { inset, verb, rest } = piecesOf(fact, dress);
  return {
    archetype: "B20",
    link: "none",
    before: { text: `${opening(fact, dress)}, ${inset}, ${verb}`, role: "verb", verb },
    after: { text: rest, role: "complement" },
    tail: afterthought(fact, dress),
  };
});

function insetJoints(joint: (fact: Fact, dress: Dress) => Joint): Shape {
  return ({ facts }, level) =>
    facts.flatMap((fact) =>
      dressesAt(level, fact)
        .filter(({ inset }) => inset !== undefined)
        .map((dress) => joint(fact, dress)),
    );
}

/** Whether "which" behind an apposition can only mean the subject, since no other noun is near. */
function reachesBack(apposition: string): boolean {
  return !/\b(of|in|on|at|for|from|with|to|by|that|between|behind|under|as)\b/.test(apposition);
}

/** B25: two interruptions in a row, each with a comma of its own; the last one stands before the verb. */
export const rowOfInsets: Shape = ({ facts }, level) =>
  facts.flatMap((fact) => {
    const { aside, apposition } = fact;
    if (aside === undefined || apposition === undefined || !reachesBack(apposition)) return [];
    return dressesOf(fact)
      .filter(({ inset, outcome }) => inset === "apposition" && !outcome)
      .filter(({ front }) => (front !== undefined) === (level === "Hard"))
      .flatMap((dress): Joint[] => {
        const { verb, rest } = piecesOf(fact, dress);
        const start = `${opening(fact, dress)}, ${apposition}`;
        return [
          {
            archetype: "B25",
            link: "comma",
            before: { text: `${start}, ${aside}`, ...opened(fact, dress), role: "row-of-insets" },
            after: { text: `${verb} ${rest}`, role: "predicate", verb },
            tail: ".",
          },
        ];
      });
  });

/** B12: a comma sets off an -ing phrase that comments on the whole clause; on Hard behind an interruption too. */
export const outcomes: Shape = ({ facts }, level) =>
  facts.flatMap((fact) =>
    dressesAt(level, fact)
      .filter(({ inset, outcome }) => outcome && (inset === undefined || level === "Hard"))
      .map((dress): Joint => {
        const { inset, verb, rest, outcome } = piecesOf(fact, dress);
        const subject = `${opening(fact, dress)}${inset && `, ${inset},`}`;
        return {
          archetype: "B12",
          link: "comma",
          before: {
            text: `${subject} ${verb} ${rest}`,
            ...opened(fact, dress),
            role: "clause",
            verb,
          },
          after: { text: outcome, role: "outcome" },
          tail: ".",
        };
      }),
  );

/** A phrase in front this long calls for its comma; some editors leave it out, so no model offers that. */
const LONG_FRONT = 5;

/** Words that may open a clause as well as a phrase. */
const MAY_SUBORDINATE =
  /^(\w+ ){0,2}(after|as|before|once|since|till|until|when|whenever|while)\b/i;

/** B07: a comma follows a long phrase in front of the subject; the harder, the longer the subject. */
export const longFronts: Shape = ({ facts }, level) =>
  facts.flatMap((fact) =>
    [fact.when, fact.where].flatMap((front): Joint[] => {
      if (front === undefined || front.split(" ").length < LONG_FRONT) return [];
      if (front.includes(",") || MAY_SUBORDINATE.test(front)) return [];
      if (fact.tense === "past-perfect" && front !== fact.when) return [];
      const inset = level === "Hard" && fact.aside !== undefined ? "aside" : undefined;
      const pieces = piecesOf(fact, {
        after: level !== "Easy" && inset === undefined,
        outcome: false,
        ...(inset && { inset }),
      });
      const subject = `${pieces.subject}${pieces.inset && `, ${pieces.inset},`}`;
      return [
        {
          archetype: "B07",
          link: "comma",
          before: { text: uncapitalized(front), role: "front" },
          after: {
            text: `${subject} ${pieces.verb} ${pieces.rest}`,
            role: "clause",
            verb: pieces.verb,
          },
          tail: ".",
        },
      ];
    }),
  );
