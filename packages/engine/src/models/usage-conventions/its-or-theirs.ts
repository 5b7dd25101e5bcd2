import { type FactCard, type GrammaticalNumber, type PronounSlot, factCards } from "@sat/content";
import { BLANK, type Difficulty } from "@sat/item";
import { onCards } from "../../craft/cards.ts";
import { type OptionWords, type Orbit, keyOf, orbit, orbitOptions } from "../../craft/orbit.ts";
import {
  CONVENTIONS_STEM,
  completionQuestion,
  lead,
  sentenceOf,
} from "../../craft/writing-text.ts";
import { type Draft, defineModel } from "../../model.ts";
import type { Chance } from "../../random/chance.ts";

interface Form {
  readonly text: string;
  readonly number: GrammaticalNumber;
  readonly use: PronounSlot["use"];
}

const FORMS = [
  { text: "its", number: "singular", use: "possessive" },
  { text: "it's", number: "singular", use: "contraction" },
  { text: "their", number: "plural", use: "possessive" },
  { text: "they're", number: "plural", use: "contraction" },
] as const satisfies readonly Form[];

interface Sentence {
  readonly level: Difficulty;
  readonly forms: Orbit<Form>;
  readonly card: FactCard;
  readonly slot: PronounSlot;
}

const slots = onCards(factCards, (card) => card.slots);

function draw(chance: Chance, level: Difficulty): Sentence {
  const forms = orbit<Form>(chance, FORMS);
  const { number, use } = keyOf(forms);
  const fitting = slots.filter(({ thing }) => thing.number === number && thing.use === use);
  const { card, thing } = chance.pick(fitting);
  return { level, forms, card, slot: thing };
}

/** Harder sentences put words of the other number between the pronoun and what it stands for. */
function text({ slot, level }: Sentence): string {
  const { antecedent, aside, middle } = slot;
  const subject = level === "Easy" ? antecedent : `${antecedent}${aside}`;
  return sentenceOf(subject, middle, BLANK, slot.after);
}

const MEANS: Readonly<Record<string, string>> = { "it's": "it is", "they're": "they are" };

function option({ forms, slot }: Sentence, form: Form): OptionWords {
  const key = keyOf(forms);
  const { text: word } = form;
  if (form === key) {
    const fit = form.use === "possessive" ? "shows possession" : `stands for *${MEANS[word]}*`;
    return {
      text: word,
      code: null,
      reason: `*${word}* ${fit} and fits the ${key.number} *${slot.antecedent}*.`,
    };
  }
  if (form.number !== key.number) {
    const reason = `*${word}* is ${form.number}, but it would stand for *${slot.antecedent}*, which is ${key.number}.`;
    return { text: word, code: "E-PRONOUN", reason };
  }
  const reason =
    key.use === "possessive"
      ? `*${word}* means *${MEANS[word]}*, which makes no sense before *${slot.after}*.`
      : `*${word}* shows possession, but the sentence needs *${MEANS[key.text]}* here.`;
  return { text: word, code: "E-POSSESS", reason };
}

function build(sentence: Sentence, chance: Chance): Draft {
  const { card, slot, forms, level } = sentence;
  const key = keyOf(forms);
  return {
    question: completionQuestion(
      `${lead(card, chance, level)} ${text(sentence)}`,
      CONVENTIONS_STEM,
    ),
    options: orbitOptions<Form>(forms, (form) => option(sentence, form)),
    opening:
      "A possessive pronoun has no apostrophe, and a pronoun agrees with the noun it stands for.",
    steps: [
      { text: `The pronoun stands for *${slot.antecedent}*, which is ${key.number}.` },
      {
        text:
          key.use === "possessive"
            ? `What follows belongs to it, so the possessive *${key.text}* is needed.`
            : `What follows says something of it, so *${MEANS[key.text]}* is meant, in short *${key.text}*.`,
      },
    ],
    hint: "Read the sentence with the two words a contraction stands for; does it still make sense?",
    tip: "An apostrophe in a pronoun always stands for a missing letter, never for possession.",
  };
}

const fewest = slots.length;

/** F21, F23: its, it's, their, they're by number and by possession. */
export const itsOrTheirs = defineModel<Sentence>({
  id: "its-or-theirs",
  version: 1,
  topic: "usage-conventions",
  skill: "FSS",
  archetypes: ["F23", "F21"],
  levels: ["Easy", "Medium", "Hard"],
  space: { Easy: fewest * 2, Medium: fewest * 2, Hard: fewest },
  optionDesign: "orbit",
  draw,
  build,
  facts: ({ slot }) => ({
    kind: "pronoun",
    antecedent: slot.antecedent,
    follows: { text: slot.after, role: slot.use === "possessive" ? "owned" : "predicate" },
  }),
  signature: ({ slot }) => `${slot.antecedent} ${slot.middle} ${slot.after}`,
  features: ({ level }) => ({ steps: 2, distance: level === "Easy" ? 0 : 1 }),
});
