import type { GrammaticalNumber, Paragraph, PronounPlace } from "@sat/content";
import type { Difficulty } from "@sat/item";
import type { PronounFormFacts } from "../../facts/usage.ts";
import { inSentence } from "../../language/noun.ts";
import { sentenceAround } from "../paragraphs/cut.ts";
import { filled } from "./filled.ts";
import type { Forms, Key, Usage, Wrong } from "./usage-model.ts";

type PronounWord = PronounPlace["word"];

/** The pronouns that are offered, and what each says of itself: its number, and the part it plays in words. */
const PRONOUNS: Readonly<
  Record<
    PronounWord,
    { readonly number: GrammaticalNumber; readonly part: PronounFormFacts["part"] }
  >
> = {
  it: { number: "singular", part: "subject" },
  its: { number: "singular", part: "owner" },
  they: { number: "plural", part: "subject" },
  their: { number: "plural", part: "owner" },
};

const WORDS = ["it", "its", "they", "their"] as const satisfies Forms;

const DOES: Readonly<Record<PronounFormFacts["part"], string>> = {
  owner: "shows possession",
  subject: "shows no possession",
};

const FITS: Readonly<Record<PronounFormFacts["part"], string>> = {
  owner: "shows possession",
  subject: "is the subject of the verb that follows",
};

const NEEDS: Readonly<Record<PronounFormFacts["part"], string>> = {
  owner: "the words after the blank need a possessive before them",
  subject: "the verb after the blank needs a subject",
};

const RULES: Readonly<Record<PronounFormFacts["part"], string>> = {
  owner: "A possessive such as *its* or *their* agrees in number with its antecedent.",
  subject:
    "A pronoun agrees in number with its antecedent and takes the form that its role requires.",
};

/** Words between the noun and its pronoun up to which they are near, and up to which they are not far. */
const NEAR = 8;
const NOT_FAR = 16;

/** F21: the places of a paragraph where the pronoun of that number stands: the farther from its noun, the harder. */
export function pronounUsages({ text, pronouns = [] }: Paragraph, key: Key): Usage[] {
  const word = WORDS[key];
  return pronouns.filter((place) => place.word === word).map((place) => usageAt(text, place));
}

function usageAt(text: string, { word, at, antecedent }: PronounPlace): Usage {
  const blank = text.indexOf(at);
  const noun = text.lastIndexOf(antecedent, blank);
  if (noun < 0 || blank < 0 || text.indexOf(at, blank + 1) >= 0) {
    throw new RangeError(`"${at}" does not stand once behind "${antecedent}"`);
  }
  const words = text
    .slice(noun + antecedent.length, blank)
    .trim()
    .split(" ").length;
  const around = sentenceAround(text, { at: blank, words: word });
  const { part, number } = PRONOUNS[word];
  return {
    archetype: "F21",
    forms: WORDS,
    level: levelOf(words),
    ...around,
    facts: { kind: "pronoun-form", part, follows: at.slice(word.length + 1), antecedent },
    rule: RULES[part],
    shows: [
      `The pronoun stands for *${inSentence(antecedent)}*, which is ${number}.`,
      part === "owner"
        ? `What follows the blank belongs to *${inSentence(antecedent)}*, so a possessive is needed.`
        : "The verb after the blank needs a subject.",
      filled(around.sentence, word),
    ],
    firstStep:
      "Read the sentence with a noun in the place of the blank: which noun of the text could it be?",
    fits: `The pronoun *${word}* ${FITS[part]}, and its number is that of *${inSentence(antecedent)}*.`,
    fails: (form) => wrongPronoun({ word, antecedent }, form),
  };
}

function levelOf(words: number): Difficulty {
  if (words <= NEAR) return "Easy";
  return words <= NOT_FAR ? "Medium" : "Hard";
}

function wrongPronoun(
  { word, antecedent }: Pick<PronounPlace, "word" | "antecedent">,
  form: string,
): Wrong {
  const offered = PRONOUNS[form as PronounWord]; // the options are pronouns of the table
  const { part, number } = PRONOUNS[word];
  const reason =
    offered.part === part
      ? `The pronoun *${form}* is ${offered.number}, but *${inSentence(antecedent)}* is ${number}.`
      : `The pronoun *${form}* ${DOES[offered.part]}, but here ${NEEDS[part]}.`;
  return { code: "wrong-pronoun", reason };
}
