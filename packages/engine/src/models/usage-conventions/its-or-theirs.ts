import {
  type StarterCard,
  type GrammaticalNumber,
  type PronounSlot,
  starterCards,
} from "@sat/content";
import { BLANK, type Difficulty } from "@sat/item";
import { type OptionWords, type Orbit, keyOf, orbit, orbitOptions } from "../../craft/orbit.ts";
import {
  CONVENTIONS_STEM,
  completionQuestion,
  sentenceOf,
  texts,
} from "../../craft/writing-text.ts";
import { type Draft, defineModel } from "../../model.ts";
import type { Chance } from "../../random/chance.ts";

interface Form {
  readonly text: keyof StarterCard["slots"];
  readonly number: GrammaticalNumber;
  /** The two words that a contraction stands for; null for a possessive. */
  readonly means: string | null;
}

const FORMS = [
  { text: "its", number: "singular", means: null },
  { text: "it's", number: "singular", means: "it is" },
  { text: "their", number: "plural", means: null },
  { text: "they're", number: "plural", means: "they are" },
] as const satisfies readonly Form[];

interface Sentence {
  readonly level: Difficulty;
  readonly forms: Orbit<Form>;
  readonly slot: PronounSlot;
  readonly text: string;
}

/** Harder sentences put words, then a clause of the other number, between antecedent and pronoun. */
function subjectAt(level: Difficulty, { antecedent, aside, detail }: PronounSlot): string {
  if (level === "Easy") return antecedent;
  return level === "Medium" ? `${antecedent} ${aside}` : `${antecedent} ${aside}, ${detail},`;
}

function textsOf(card: StarterCard, slot: PronounSlot, level: Difficulty): string[] {
  return texts(card, sentenceOf(subjectAt(level, slot), slot.middle, BLANK, slot.after));
}

function draw(chance: Chance, level: Difficulty): Sentence {
  const forms = orbit<Form>(chance, FORMS);
  const card = chance.pick(starterCards);
  const slot = card.slots[keyOf(forms).text];
  return { level, forms, slot, text: chance.pick(textsOf(card, slot, level)) };
}

function option({ forms, slot }: Sentence, form: Form): OptionWords {
  const key = keyOf(forms);
  const { text, means } = form;
  if (form === key) {
    const fit = means === null ? "shows possession" : `stands for *${means}*`;
    const reason = `*${text}* ${fit} and fits the ${key.number} *${slot.antecedent}*.`;
    return { text, code: null, reason };
  }
  if (form.number !== key.number) {
    const reason = `*${text}* is ${form.number}, but it would stand for *${slot.antecedent}*, which is ${key.number}.`;
    return { text, code: "E-PRONOUN", reason };
  }
  const reason =
    key.means === null
      ? `*${text}* means *${means}*, which makes no sense before *${slot.after}*.`
      : `*${text}* shows possession, but the sentence needs *${key.means}* here.`;
  return { text, code: "E-POSSESS", reason };
}

function build(sentence: Sentence): Draft {
  const { slot, forms, level, text } = sentence;
  const key = keyOf(forms);
  return {
    question: completionQuestion(text, CONVENTIONS_STEM),
    options: orbitOptions<Form>(forms, (form) => option(sentence, form)),
    opening:
      "A possessive pronoun has no apostrophe, and a pronoun agrees with the noun it stands for.",
    steps: [
      { text: `The pronoun stands for *${slot.antecedent}*, which is ${key.number}.` },
      {
        text:
          key.means === null
            ? `What follows belongs to it, so the possessive *${key.text}* is needed.`
            : `What follows says something of it, so *${key.means}* is meant, in short *${key.text}*.`,
      },
    ],
    hint: "Read the sentence with the two words a contraction stands for; does it still make sense?",
    tip: "An apostrophe in a pronoun always stands for a missing letter, never for possession.",
    archetype: level === "Easy" ? "F23" : "F21",
  };
}

function spaceAt(level: Difficulty): number {
  return starterCards
    .flatMap((card) => FORMS.map(({ text }) => textsOf(card, card.slots[text], level).length))
    .reduce((sum, count) => sum + count, 0);
}

/** F21, F23: its, it's, their, they're by number and by possession. */
export const itsOrTheirs = defineModel<Sentence>({
  id: "its-or-theirs",
  version: 2,
  topic: "usage-conventions",
  skill: "FSS",
  archetypes: ["F23", "F21"],
  levels: ["Easy", "Medium", "Hard"],
  space: { Easy: spaceAt("Easy"), Medium: spaceAt("Medium"), Hard: spaceAt("Hard") },
  optionDesign: "orbit",
  draw,
  build,
  facts: ({ slot, forms }) => ({
    kind: "pronoun",
    antecedent: slot.antecedent,
    follows: { text: slot.after, role: keyOf(forms).means === null ? "owned" : "predicate" },
  }),
  signature: ({ text }) => text,
  features: ({ level }) => ({ steps: 2, distance: { Easy: 0, Medium: 1, Hard: 2 }[level] }),
});
