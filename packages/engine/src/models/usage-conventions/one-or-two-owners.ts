import { type StarterCard, type GrammaticalNumber, starterCards } from "@sat/content";
import { BLANK, type Difficulty } from "@sat/item";
import { type OptionWords, type Orbit, keyOf, orbit, orbitOptions } from "../../craft/orbit.ts";
import {
  CONVENTIONS_STEM,
  completionQuestion,
  sentenceOf,
  texts,
} from "../../craft/writing-text.ts";
import { plural, possessive } from "../../language/noun.ts";
import { type Draft, defineModel } from "../../model.ts";
import type { Chance } from "../../random/chance.ts";

interface Form {
  readonly number: GrammaticalNumber;
  readonly owns: boolean;
}

const FORMS = [
  { number: "singular", owns: false },
  { number: "plural", owns: false },
  { number: "singular", owns: true },
  { number: "plural", owns: true },
] as const satisfies readonly Form[];

interface Sentence {
  readonly level: Difficulty;
  readonly forms: Orbit<Form>;
  readonly card: StarterCard;
  readonly text: string;
}

/** The text counts people, not the noun in the options, whose number it would show. */
const COUNTED: Readonly<Record<GrammaticalNumber, string>> = {
  singular: "one person",
  plural: "two people",
};

/** Words of the other number that may stand after these. */
const COMPANY: Readonly<Record<GrammaticalNumber, string>> = {
  singular: "from a group of six",
  plural: "from a single team",
};

function follows({ person }: StarterCard, { owns }: Form): string {
  return owns ? `${person.owned} ${person.verdict}` : person.act;
}

/** Easy: who, then the blank. Medium parts the two; Hard tells only after the blank who is meant. */
function textsOf(card: StarterCard, form: Form, level: Difficulty): string[] {
  const company = level === "Easy" ? "" : COMPANY[form.number];
  const words = ["whenever", COUNTED[form.number], company, card.person.did];
  const occasion = words.filter((word) => word !== "").join(" ");
  const main = `the ${BLANK} ${follows(card, form)}`;
  return texts(card, sentenceOf(level === "Hard" ? `${main} ${occasion}` : `${occasion}, ${main}`));
}

function draw(chance: Chance, level: Difficulty): Sentence {
  const forms = orbit<Form>(chance, FORMS);
  const card = chance.pick(starterCards);
  return { level, forms, card, text: chance.pick(textsOf(card, keyOf(forms), level)) };
}

function formOf(noun: string, { number, owns }: Form): string {
  const word = number === "singular" ? noun : plural(noun);
  return owns ? possessive(word, number) : word;
}

function option({ forms, card }: Sentence, form: Form): OptionWords {
  const key = keyOf(forms);
  const text = formOf(card.person.noun, form);
  const who = COUNTED[key.number];
  if (form === key) {
    const reason = `*${text}* is ${form.number}, like *${who}*, and ${form.owns ? "shows that something belongs to them" : "owns nothing here"}.`;
    return { text, code: null, reason };
  }
  if (form.number !== key.number) {
    const reason = `*${text}* is ${form.number}, but the text speaks of *${who}*.`;
    return { text, code: form.owns === key.owns ? "E-AGREE" : "E-POSSESS", reason };
  }
  const reason = key.owns
    ? `*${text}* is not possessive, but *${card.person.owned}* names something owned.`
    : `*${text}* is possessive, but nothing that could be owned follows.`;
  return { text, code: "E-POSSESS", reason };
}

function build(sentence: Sentence): Draft {
  const { card, forms, text } = sentence;
  const key = keyOf(forms);
  const role = key.owns
    ? `*${card.person.owned}* belongs to them, so the noun is possessive`
    : "what follows is a verb, so the noun is its subject and takes no apostrophe";
  return {
    question: completionQuestion(text, CONVENTIONS_STEM),
    options: orbitOptions<Form>(forms, (form) => option(sentence, form)),
    opening:
      "A noun takes an apostrophe only when it owns what follows: before the s for one owner.",
    steps: [
      { text: `The text speaks of *${COUNTED[key.number]}*, so the noun is ${key.number}.` },
      { text: `After the blank, ${role}: *${formOf(card.person.noun, key)}*.` },
    ],
    hint: "Ask two questions: how many are there, and does anything belong to them?",
    tip: "For one owner add 's; for several whose plural ends in s, add the apostrophe alone.",
  };
}

function spaceAt(level: Difficulty): number {
  return starterCards
    .flatMap((card) => FORMS.map((form) => textsOf(card, form, level).length))
    .reduce((sum, count) => sum + count, 0);
}

/** F26: a noun in the singular or the plural, plain or possessive. */
export const oneOrTwoOwners = defineModel<Sentence>({
  id: "one-or-two-owners",
  version: 1,
  topic: "usage-conventions",
  skill: "FSS",
  archetypes: ["F26"],
  levels: ["Easy", "Medium", "Hard"],
  space: { Easy: spaceAt("Easy"), Medium: spaceAt("Medium"), Hard: spaceAt("Hard") },
  optionDesign: "orbit",
  draw,
  build,
  facts: ({ card, forms }) => {
    const key = keyOf(forms);
    const role = key.owns ? "owned" : "predicate";
    return {
      kind: "noun-form",
      counted: COUNTED[key.number],
      follows: { text: follows(card, key), role },
    };
  },
  signature: ({ text }) => text,
  features: ({ level }) => ({ steps: 2, distance: { Easy: 0, Medium: 1, Hard: 2 }[level] }),
});
