import type { WordContext, WordSet } from "@sat/content";
import { wordSets, wordSetsVersion } from "@sat/content/words";
import { BLANK, DIFFICULTIES, type Difficulty } from "@sat/item";
import { wordFamilies } from "../../craft/authored/word-families.ts";
import { type Draft, type DraftOption, defineModel } from "../../model.ts";
import { inTurn } from "../../random/in-turn.ts";

/** A text of a set of words, and the word that fits it. */
interface Placed {
  readonly set: WordSet;
  readonly word: string;
  readonly context: WordContext;
}

const stock: readonly Placed[] = wordSets.flatMap((set) =>
  Object.entries(set.contexts).map(([word, context]) => ({ set, word, context })),
);

function at(level: Difficulty): Placed[] {
  return stock.filter(({ context }) => context.level === level);
}

const families = wordFamilies(wordSets);

/** Sets with a word in common count as one text, lest the word come twice in a row. */
function familyOf({ set }: Placed): string {
  return families.get(set.id) ?? set.id;
}

const levels = DIFFICULTIES.filter((level) => at(level).length > 0);

/** The same four words in each text of a set, so that the options say nothing of the key. */
function options({ set, word, context }: Placed): DraftOption[] {
  return Object.keys(set.contexts).map((text) => {
    const misfit = context.misfits[text];
    if (text === word) return { text, code: null, reason: context.reason };
    if (misfit === undefined) throw new RangeError(`${set.id}: no reason against ${text}`);
    return { text, ...misfit };
  });
}

function build(placed: Placed): Draft {
  const { set, context } = placed;
  const asked = set.meaningsOf;
  return {
    passage: context.text,
    question:
      asked === undefined
        ? "Which choice completes the text with the most logical and precise word or phrase?"
        : `As used in the text, what does the word "${asked}" most nearly mean?`,
    options: options(placed),
    opening: context.opening,
    steps: [{ text: `The clue is *${context.clue}*. ${context.reason}` }],
    hint: context.hint,
    tip:
      asked === undefined
        ? "Cover the choices, put a word of your own in the blank, then look for the choice nearest to it."
        : "Put each meaning in the word's place and read the sentence again: the everyday one is often the trap.",
    archetype: context.clueKind,
  };
}

const id = "words-in-context";

/** The word that a text calls for, and the meaning a word has in a text. */
export const wordsInContext = defineModel<Placed>({
  id,
  version: 2,
  topic: "vocabulary-in-context",
  skill: "WIC",
  archetypes: [...new Set(stock.map(({ context }) => context.clueKind))],
  levels,
  space: Object.fromEntries(levels.map((level) => [level, at(level).length])),
  closed: true,
  texts: Object.fromEntries(levels.map((level) => [level, inTurn(id, at(level)).map(familyOf)])),
  optionDesign: "orbit",
  draw: (chance, level) => chance.turn(at(level)),
  build,
  facts: ({ context }) => ({ kind: "authored", evidence: [context.clue] }),
  signature: ({ set, word }) => `${set.id}/${word}`,
  features: ({ context }) => ({ steps: context.level === "Hard" ? 2 : 1, words: wordsOf(context) }),
  source: (placed) => ({ id: familyOf(placed), version: placed.context.version }),
  sourcesVersion: wordSetsVersion,
});

function wordsOf({ text }: WordContext): number {
  return text.replace(BLANK, "").split(/\s+/).length;
}
