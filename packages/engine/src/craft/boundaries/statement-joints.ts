import type { Fact } from "@sat/content";
import type { Difficulty } from "@sat/item";
import { type Dress, dressesOf, piecesOf, uncapitalized } from "../../language/statement.ts";
import type { Joint, Link, Shape } from "./joint.ts";

/** The harder, the more stands before the joint: a bare subject, one with a phrase, one behind a time or a place. */
function dressesAt(level: Difficulty, fact: Fact): Dress[] {
  return dressesOf(fact).filter(({ front, after }) => {
    if (level === "Easy") return front === undefined && !after;
    return after && (front !== undefined) === (level === "Hard");
  });
}

function opening(fact: Fact, dress: Dress): string {
  const { front, subject } = piecesOf(fact, dress);
  return front === "" ? subject : `${uncapitalized(front)}, ${subject}`;
}

/** B19: nothing may part a subject from its verb. */
export const subjectAndVerb: Shape = ({ facts }, level) =>
  facts.flatMap((fact) =>
    dressesAt(level, fact)
      .filter(({ inset, outcome }) => inset === undefined && !outcome)
      .map((dress): Joint => {
        const { verb, rest } = piecesOf(fact, dress);
        return {
          archetype: "B19",
          link: "none",
          before: { text: opening(fact, dress), role: "subject" },
          after: { text: `${verb} ${rest}`, role: "predicate", verb },
          tail: ".",
        };
      }),
  );

/** B20: nothing may part a verb from what completes it. */
export const verbAndComplement: Shape = ({ facts }, level) =>
  facts
    .filter(({ voice }) => voice === "active")
    .flatMap((fact) =>
      dressesAt(level, fact)
        .filter(({ inset, outcome }) => inset === undefined && !outcome)
        .map((dress): Joint => {
          const { verb, rest } = piecesOf(fact, dress);
          return {
            archetype: "B20",
            link: "none",
            before: { text: `${opening(fact, dress)} ${verb}`, role: "verb", verb },
            after: { text: rest, role: "complement" },
            tail: ".",
          };
        }),
    );

/** The two marks of a pair, as links and as printed around an inset. */
const PAIRS = {
  comma: { opens: "comma", closes: "comma", opening: ", ", closing: ", " },
  dash: { opens: "dash", closes: "dash", opening: "—", closing: "—" },
  parenthesis: {
    opens: "opening parenthesis",
    closes: "closing parenthesis",
    opening: " (",
    closing: ") ",
  },
} as const satisfies Record<
  string,
  { opens: Link; closes: Link; opening: string; closing: string }
>;
type PairName = keyof typeof PAIRS;

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
      tail: `${closing}${verb} ${rest}.`,
    };
  });
}

/** B13: what interrupts is closed by the mark that opened it. */
export function closedInsets(pair: PairName): Shape {
  const { closes, opening: mark } = PAIRS[pair];
  return insetJoints((fact, dress) => {
    const { front, inset, verb, rest } = piecesOf(fact, dress);
    return {
      archetype: "B13",
      link: closes,
      before: {
        text: `${opening(fact, dress)}${mark}${inset}`,
        role: "opened-inset",
        ...(front && { front: uncapitalized(front) }),
      },
      after: { text: `${verb} ${rest}`, role: "predicate", verb },
      tail: ".",
    };
  });
}

function insetJoints(joint: (fact: Fact, dress: Dress) => Joint): Shape {
  return ({ facts }, level) =>
    facts.flatMap((fact) =>
      dressesAt(level, fact)
        .filter(({ inset, outcome }) => inset !== undefined && !outcome)
        .map((dress) => joint(fact, dress)),
    );
}

/** B12: a comma sets off an -ing phrase that comments on the whole clause. */
export const outcomes: Shape = ({ facts }, level) =>
  facts.flatMap((fact) =>
    dressesAt(level, fact)
      .filter(({ inset, outcome }) => inset === undefined && outcome)
      .map((dress): Joint => {
        const { verb, rest, outcome } = piecesOf(fact, dress);
        return {
          archetype: "B12",
          link: "comma",
          before: { text: `${opening(fact, dress)} ${verb} ${rest}`, role: "clause", verb },
          after: { text: outcome, role: "outcome" },
          tail: ".",
        };
      }),
  );

/** A phrase in front this long needs its comma; after a shorter one some editors leave it out. */
const LONG_FRONT = 5;

/** B07: a comma follows a long phrase in front of the subject. */
export const longFronts: Shape = ({ facts }) =>
  facts.flatMap((fact) =>
    [fact.when, fact.where].flatMap((front): Joint[] => {
      if (front === undefined || front.split(" ").length < LONG_FRONT || front.includes(","))
        return [];
      const { subject, verb, rest } = piecesOf(fact, {
        after: fact.subject.after !== "",
        outcome: false,
      });
      return [
        {
          archetype: "B07",
          link: "comma",
          before: { text: uncapitalized(front), role: "front" },
          after: { text: `${subject} ${verb} ${rest}`, role: "clause", verb },
          tail: ".",
        },
      ];
    }),
  );
