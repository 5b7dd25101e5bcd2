import type { ModifierPlace, Paragraph } from "@sat/content";
import { paragraphs, paragraphsVersion } from "@sat/content/paragraphs";
import { BLANK, type Difficulty, type TopicId } from "@sat/item";
import { type Draft, type DraftOption, type Model, defineModel } from "../../model.ts";
import { CONVENTIONS_STEM, completionQuestion } from "../paragraphs/completion.ts";
import { cited } from "../wording/cited.ts";

/** A phrase that opens a sentence of a paragraph, and the four clauses that might follow it. */
interface Placed {
  readonly paragraph: Paragraph;
  readonly place: ModifierPlace;
  /** The text around the clause, which is left out. */
  readonly before: string;
  readonly after: string;
}

interface ModifierModel {
  readonly id: string;
  readonly version: number;
  readonly topic: TopicId;
  readonly opening: string;
  readonly hint: string;
  readonly tip: string;
}

/** F28: the closed model of every opening phrase of which four clauses are written. */
export function modifierModel({ opening, hint, tip, ...card }: ModifierModel): Model {
  const stock = paragraphs.flatMap((paragraph) =>
    (paragraph.modifiers ?? []).map((place) => placed(paragraph, place)),
  );
  const at = (level: Difficulty) => stock.filter(({ place }) => levelOf(place) === level);
  return defineModel<Placed>({
    ...card,
    skill: "FSS",
    archetypes: ["F28"],
    levels: LEVELS,
    space: Object.fromEntries(LEVELS.map((level) => [level, at(level).length])),
    closed: true,
    optionDesign: "authored",
    draw: (chance, level) => chance.turn(at(level)),
    build: (item) => ({ ...draftOf(item), opening, hint, tip }),
    facts: ({ place: { opening: phrase, noun, kind, wrong, clause }, before, after }) => ({
      kind: "modifier",
      phrase,
      nouns: [{ noun, kind }, ...wrong],
      told: [before, after],
      offered: [clause, ...wrong.map((each) => each.clause)],
    }),
    signature: ({ paragraph, place }) => `${paragraph.id} ${place.opening}`,
    features: ({ place }) => ({ steps: 2, words: wordsIn(place.opening) }),
    source: ({ paragraph }) => paragraph,
    sourcesVersion: paragraphsVersion,
  });
}

/** Throws a RangeError unless the phrase and its clause stand in the text once. */
function placed(paragraph: Paragraph, place: ModifierPlace): Placed {
  const whole = `${place.opening}, ${place.clause}`;
  const [before, after, ...more] = paragraph.text.split(whole);
  if (before === undefined || after === undefined || more.length > 0) {
    throw new RangeError(`"${whole}" does not stand exactly once in ${paragraph.id}`);
  }
  return { paragraph, place, before: `${before}${place.opening},`, after };
}

const LEVELS: readonly Difficulty[] = ["Medium", "Hard"];

/** Words of an opening from which it is long. */
const LONG = 10;

/** The longer the phrase, the farther what it says stands from the noun; four clauses to compare are never Easy. */
function levelOf({ opening }: ModifierPlace): Difficulty {
  return wordsIn(opening) < LONG ? "Medium" : "Hard";
}

function wordsIn(text: string): number {
  return text.split(" ").length;
}

function draftOf({ place, before, after }: Placed): Omit<Draft, "opening" | "hint" | "tip"> {
  const { opening, clause, noun, wrong } = place;
  const key: DraftOption = {
    text: clause,
    code: null,
    reason: `${cited(noun)} stands immediately after the comma, and it is what the opening phrase describes.`,
  };
  return {
    question: completionQuestion(`${before} ${BLANK}${after}`, CONVENTIONS_STEM),
    options: [
      key,
      ...wrong.map((each) => ({
        text: each.clause,
        code: "misplaced-modifier" as const,
        reason: each.reason,
      })),
    ],
    strategy: wrong.some((each) => /['’]s? |s' /.test(`${each.noun} `))
      ? "Find the subject of each choice; behind a possessive, the subject is what is owned, not the owner."
      : "Find the subject of each choice, and ask whether the phrase could be said of it.",
    firstStep: `Read the opening phrase by itself: ${cited(opening, ".")} Of whom or what could it be said?`,
    steps: [
      {
        text: `The sentence opens with a phrase: ${cited(opening, ".")} It says something about ${cited(noun, ".")}`,
      },
      {
        text: "So those words must come immediately after the comma, as the subject of the clause.",
      },
      { text: `The sentence then reads: ${cited(`${opening}, ${clause}.`)}` },
    ],
  };
}
