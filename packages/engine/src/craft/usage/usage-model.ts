import type { Paragraph } from "@sat/content";
import { paragraphsVersion } from "@sat/content/paragraphs";
import { DIFFICULTIES, type Difficulty, type OptionDesign, type SlipCode } from "@sat/item";
import type { LanguageFacts } from "../../facts/language.ts";
import { type Draft, type Model, type Source, defineModel } from "../../model.ts";
import { countedSpace } from "../assembly/counted-space.ts";
import { remembered } from "../assembly/remembered.ts";
import { keyOf, orbitOptions } from "../options/orbit.ts";
import { CONVENTIONS_STEM, completionQuestion } from "../paragraphs/completion.ts";
import { ParagraphStock, evenSpace } from "../paragraphs/paragraph-stock.ts";

/** Why a form fails at a place. */
export interface Wrong {
  readonly code: SlipCode;
  readonly reason: string;
}

/** The four forms of an orbit, and the place of one among them. */
export type Forms = readonly [string, string, string, string];
const KEYS = [0, 1, 2, 3] as const;
export type Key = (typeof KEYS)[number];

/** A sentence of a paragraph with a blank that takes one of four forms, and what shows it. */
export interface Usage {
  /** Id of the point in the fact sheet. */
  readonly archetype: string;
  readonly forms: Forms;
  readonly level: Difficulty;
  /** The sentence with the blank, and those beside it. */
  readonly sentence: string;
  readonly lead: string;
  readonly trail: string;
  readonly facts: LanguageFacts;
  /** The rule as one sentence of at most 100 characters. */
  readonly rule: string;
  /** What this very sentence shows of the rule, in steps. */
  readonly shows: readonly string[];
  /** Why the right form is right, and each other form is not. */
  readonly fits: string;
  /** Where to begin, without the answer. */
  readonly firstStep: string;
  readonly fails: (form: string) => Wrong;
}

/** A model whose options are four forms, each of them right at places of its own. */
interface UsageModel {
  readonly id: string;
  readonly version: number;
  readonly archetypes: readonly string[];
  readonly optionDesign: OptionDesign;
  /** The places of a paragraph where the form of that number is right. */
  readonly usagesOf: (paragraph: Paragraph, key: Key) => readonly Usage[];
  readonly hint: string;
  readonly strategy: string;
  readonly tip: string;
}

interface UsageItem {
  readonly source: Source;
  readonly usage: Usage;
  readonly key: Key;
  readonly text: string;
}

/** Which of four forms a sentence takes: an orbit over the forms, and for the drawn one a sentence of its own. */
export function usageModel({ usagesOf, hint, strategy, tip, ...model }: UsageModel): Model {
  const stockOf = remembered(
    (level: Difficulty, key: Key) =>
      new ParagraphStock<UsageItem>((source) =>
        usagesOf(source, key)
          .filter((usage) => usage.level === level)
          .map((usage) => {
            const { lead, sentence, trail } = usage;
            return { source, usage, key, text: `${lead} ${sentence}${trail}`.trim() };
          }),
      ),
  );
  return defineModel<UsageItem>({
    ...model,
    topic: "usage-conventions",
    levels: DIFFICULTIES,
    skill: "FSS",
    space: countedSpace(DIFFICULTIES, (level) => evenSpace(KEYS.map((key) => stockOf(level, key)))),
    draw: (chance, level) => stockOf(level, chance.pick(KEYS)).draw(chance),
    build: (item) => ({ ...buildUsage(item), hint, strategy, tip }),
    facts: ({ usage: { facts, forms, lead, sentence, trail } }) => ({
      ...facts,
      told: [lead, sentence, trail],
      offered: forms,
    }),
    signature: ({ text, usage }) => [text, ...usage.forms].join(" | "),
    source: ({ source }) => source,
    sourcesVersion: paragraphsVersion,
    features: ({ usage, text }) => ({
      steps: 2,
      words: text.split(" ").length,
      rank: DIFFICULTIES.indexOf(usage.level),
    }),
  });
}

function buildUsage({ usage, key, text }: UsageItem): Omit<Draft, "hint" | "strategy" | "tip"> {
  const forms = { members: usage.forms, key };
  return {
    question: completionQuestion(text, CONVENTIONS_STEM),
    options: orbitOptions<string>(forms, (form) =>
      form === keyOf(forms)
        ? { text: form, code: null, reason: usage.fits }
        : { text: form, ...usage.fails(form) },
    ),
    opening: usage.rule,
    firstStep: usage.firstStep,
    steps: usage.shows.map((shown) => ({ text: shown })),
    archetype: usage.archetype,
  };
}
