import type { RelationKind } from "@sat/content";
import type { Difficulty } from "@sat/item";

interface Words {
  readonly plain: readonly string[];
  readonly common: readonly string[];
  readonly formal: readonly string[];
}

/** The transitions of each relation, from the plainest to the most formal (fact sheet §2.10). */
const WORDS: Readonly<Record<RelationKind, Words>> = {
  cause: {
    plain: ["as a result", "therefore"],
    common: ["consequently", "for this reason", "thus"],
    formal: ["accordingly", "consequently", "for this reason"],
  },
  contrast: {
    plain: ["by contrast", "on the other hand"],
    common: ["in contrast", "however"],
    formal: ["in contrast", "by contrast"],
  },
  concession: {
    plain: ["still", "even so"],
    common: ["nevertheless", "even so"],
    formal: ["nonetheless", "nevertheless"],
  },
  replacement: { plain: ["instead"], common: ["instead", "rather"], formal: ["rather"] },
  sequence: {
    plain: ["next", "after that"],
    common: ["then", "afterward"],
    formal: ["subsequently", "later"],
  },
  example: {
    plain: ["for example"],
    common: ["for instance", "for example"],
    formal: ["for instance"],
  },
  restatement: {
    plain: ["in other words"],
    common: ["in other words", "put another way"],
    formal: ["that is", "put differently"],
  },
  addition: {
    plain: ["in addition"],
    common: ["additionally", "moreover"],
    formal: ["furthermore", "moreover"],
  },
  emphasis: { plain: ["in fact"], common: ["in fact", "indeed"], formal: ["indeed"] },
  similarity: {
    plain: ["similarly", "likewise"],
    common: ["likewise", "similarly"],
    formal: ["likewise", "similarly"],
  },
  alternative: { plain: ["alternatively"], common: ["alternatively"], formal: ["alternatively"] },
  purpose: {
    plain: ["to this end"],
    common: ["to that end"],
    formal: ["to that end"],
  },
  evaluation: { plain: ["unfortunately"], common: ["unfortunately"], formal: ["regrettably"] },
  summary: {
    plain: ["in short"],
    common: ["in sum", "in short"],
    formal: ["in sum"],
  },
};

const STYLES = { Easy: "plain", Medium: "common", Hard: "formal" } as const satisfies Record<
  Difficulty,
  keyof Words
>;

/** The transitions of a relation that a level uses. */
export function wordsAt(level: Difficulty, kind: RelationKind): readonly string[] {
  return WORDS[kind][STYLES[level]];
}

interface Wording {
  /** Id of its row in the fact sheet's table of classes. */
  readonly archetype: string;
  /** What a transition needs around it; it completes "needs …". */
  readonly asks: string;
  /** Which of the two statements shows that the need is not met, where another relation holds. */
  readonly of: "first" | "second";
  /** What the transition does with the second statement. */
  readonly does: string;
  /** What a text with this relation does. */
  readonly needs: string;
  /** First sentence of the explanation. */
  readonly rule: string;
}

/** What is said of each relation in explanations. */
export const WORDINGS: Readonly<Record<RelationKind, Wording>> = {
  cause: {
    archetype: "T01",
    asks: "a result of the first statement",
    of: "second",
    does: "presents the second statement as a result of the first",
    needs: "goes from a cause to its effect",
    rule: "The second statement is an effect of the first, so a transition of result is needed.",
  },
  contrast: {
    archetype: "T02",
    asks: "a difference between two things",
    of: "second",
    does: "sets the second statement against the first",
    needs: "describes two things that differ",
    rule: "The two statements describe a difference, so a transition of contrast is needed.",
  },
  concession: {
    archetype: "T02",
    asks: "something unexpected after the first statement",
    of: "second",
    does: "concedes the first statement and introduces something unexpected",
    needs: "continues with something that the first statement would not lead readers to expect",
    rule: "The second statement is true in spite of the first, so a transition of concession is needed.",
  },
  replacement: {
    archetype: "T02",
    asks: "something in the first statement that the second replaces",
    of: "first",
    does: "puts the second statement in the place of what the first denies",
    needs: "denies one thing and then says what is true instead",
    rule: "The second statement replaces what the first denies, so a transition of replacement is needed.",
  },
  sequence: {
    archetype: "T03",
    asks: "an event that comes next",
    of: "second",
    does: "places the second event after the first",
    needs: "tells what happens and then what happens after it",
    rule: "The second event comes after the first, so a transition of time is needed.",
  },
  example: {
    archetype: "T04",
    asks: "one case of what the first statement says",
    of: "second",
    does: "presents the second statement as an example of the first",
    needs: "goes from a general statement to an example of it",
    rule: "The second statement is an example of the first, so a transition of example is needed.",
  },
  restatement: {
    archetype: "T04",
    asks: "the same idea again",
    of: "second",
    does: "restates the first statement in other terms",
    needs: "says one thing twice, the second time in other terms",
    rule: "The second statement restates the first, so a transition of restatement is needed.",
  },
  addition: {
    archetype: "T05",
    asks: "a further point of the same kind",
    of: "second",
    does: "adds a further point to the first",
    needs: "makes one point and then another of the same kind",
    rule: "The second statement adds a further point, so a transition of addition is needed.",
  },
  emphasis: {
    archetype: "T06",
    asks: "a stronger form of the same claim",
    of: "second",
    does: "confirms the first statement with a stronger one",
    needs: "makes a statement and then goes further in the same direction",
    rule: "The second statement strengthens the first, so a transition of emphasis is needed.",
  },
  similarity: {
    archetype: "T07",
    asks: "a second thing that is like the first",
    of: "second",
    does: "presents the second statement as similar to the first",
    needs: "describes a second thing that is similar to the first",
    rule: "The second statement resembles the first, so a transition of similarity is needed.",
  },
  alternative: {
    archetype: "T08",
    asks: "another choice",
    of: "second",
    does: "offers the second statement as another choice",
    needs: "names one choice and then another",
    rule: "The second statement offers another choice, so a transition to an alternative is needed.",
  },
  purpose: {
    archetype: "T09",
    asks: "a step toward an aim in the first statement",
    of: "second",
    does: "presents the second statement as a step toward an aim in the first",
    needs: "names an aim and then what is done to reach it",
    rule: "The second statement tells how an aim is pursued, so a transition of purpose is needed.",
  },
  evaluation: {
    archetype: "T10",
    asks: "a misfortune",
    of: "second",
    does: "presents the second statement as a misfortune",
    needs: "continues with an unlucky turn of events",
    rule: "The second statement describes a misfortune, so a transition that says so is needed.",
  },
  summary: {
    archetype: "T11",
    asks: "several points drawn together",
    of: "second",
    does: "sums up the first statement",
    needs: "lists several things and then sums them up",
    rule: "The second statement sums up the first, so a transition of summary is needed.",
  },
};
