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
    formal: ["conversely", "by contrast"],
  },
  concession: {
    plain: ["still", "even so"],
    common: ["nevertheless", "even so"],
    formal: ["nonetheless", "regardless"],
  },
  replacement: { plain: ["instead"], common: ["instead", "rather"], formal: ["rather"] },
  sequence: {
    plain: ["next", "after that"],
    common: ["then", "afterward"],
    formal: ["subsequently", "thereafter"],
  },
  example: {
    plain: ["for example"],
    common: ["for instance", "for example"],
    formal: ["for instance", "to take one example"],
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
    plain: ["similarly", "in the same way"],
    common: ["likewise", "similarly"],
    formal: ["likewise", "in the same way"],
  },
  alternative: { plain: ["alternatively"], common: ["alternatively"], formal: ["alternatively"] },
  purpose: {
    plain: ["to this end"],
    common: ["to that end"],
    formal: ["to that end", "with this in mind"],
  },
  evaluation: { plain: ["unfortunately"], common: ["unfortunately"], formal: ["regrettably"] },
  summary: {
    plain: ["in short"],
    common: ["in sum", "in short"],
    formal: ["all in all", "in sum"],
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
    does: "makes the second statement follow from the first",
    needs: "goes from a cause to its effect",
    rule: "The second statement comes about through the first, so a word of result must join them.",
  },
  contrast: {
    archetype: "T02",
    does: "sets the second statement against the first",
    needs: "sets two things side by side that differ",
    rule: "The two statements tell of things that differ, so a word of contrast must join them.",
  },
  concession: {
    archetype: "T02",
    does: "grants the first statement and goes on to something unexpected",
    needs: "goes on to something that the first statement would not lead one to expect",
    rule: "The second statement holds in spite of the first, so a word of concession must join them.",
  },
  replacement: {
    archetype: "T02",
    does: "puts the second statement in the place of what the first denies",
    needs: "denies one thing and then tells what is so in its place",
    rule: "The second statement replaces what the first denies, so a word of replacement is needed.",
  },
  sequence: {
    archetype: "T03",
    does: "places the second event after the first",
    needs: "tells what happens and then what happens after it",
    rule: "The second event comes after the first, so a word of time must join them.",
  },
  example: {
    archetype: "T04",
    does: "makes the second statement a case of the first",
    needs: "goes from a general statement to one case of it",
    rule: "The second statement is a case of the first, so a word of example must join them.",
  },
  restatement: {
    archetype: "T04",
    does: "says the first statement over again in plainer words",
    needs: "says one thing twice, the second time more plainly",
    rule: "The second statement says what the first says, so words of restatement must join them.",
  },
  addition: {
    archetype: "T05",
    does: "adds a further point to the first",
    needs: "makes one point and then another of the same kind",
    rule: "The second statement adds a further point, so a word of addition must join them.",
  },
  emphasis: {
    archetype: "T06",
    does: "confirms the first statement with a stronger one",
    needs: "makes a statement and then goes further in the same direction",
    rule: "The second statement goes further than the first, so a word of emphasis must join them.",
  },
  similarity: {
    archetype: "T07",
    does: "puts the second statement beside the first as its like",
    needs: "names a second thing that is like the first",
    rule: "The second statement resembles the first, so a word of likeness must join them.",
  },
  alternative: {
    archetype: "T08",
    does: "offers the second statement as another choice",
    needs: "names one choice and then another",
    rule: "The second statement offers another choice, so a word of choice must join them.",
  },
  purpose: {
    archetype: "T09",
    does: "makes the second statement the means to an aim named first",
    needs: "names an aim and then what is done to reach it",
    rule: "The second statement tells how the aim is pursued, so words of purpose must join them.",
  },
  evaluation: {
    archetype: "T10",
    does: "judges what the second statement tells to be a misfortune",
    needs: "goes on to a turn that is unlucky for what went before",
    rule: "The second statement tells of a misfortune, so a word that judges it so must join them.",
  },
  summary: {
    archetype: "T11",
    does: "draws the first statement together into one point",
    needs: "lists several things and then draws them together",
    rule: "The second statement sums up the first, so words of summary must join them.",
  },
};
