import type { FactCard, Paragraph } from "@sat/content";
import { factCardsVersion } from "@sat/content/cards";
import { paragraphs, paragraphsVersion } from "@sat/content/paragraphs";
import { BLANK, DIFFICULTIES, type Difficulty, type SlipCode, type OptionDesign } from "@sat/item";
import type { LanguageFacts } from "../../facts/language.ts";
import { type Draft, type Model, type Source, defineModel } from "../../model.ts";
import { cardTexts, openerOf } from "../cards/card-texts.ts";
import { FEWEST_PARAGRAPHS, SourceStock, type Stock, cardStock } from "../assembly/source-stock.ts";
import { countedSpace } from "../assembly/counted-space.ts";
import { remembered } from "../assembly/remembered.ts";
import { type Orbit, keyOf, orbitOptions } from "../options/orbit.ts";
import { CONVENTIONS_STEM, completionQuestion } from "../cards/writing-text.ts";

/** Why a form fails at a place. */
export interface Wrong {
  readonly code: SlipCode;
  readonly reason: string;
}

/** A sentence with a blank that takes one of four forms, and what shows it. */
export interface Usage {
  /** Id of the point in the fact sheet. */
  readonly archetype: string;
  /** One or two full sentences with the blank. */
  readonly sentence: string;
  readonly facts: LanguageFacts;
  /** The rule as one sentence of at most 100 characters. */
  readonly rule: string;
  /** What this very sentence shows of the rule, in steps. */
  readonly shows: readonly string[];
  /** Why the right form is right, and each other form is not. */
  readonly fits: string;
  readonly fails: (form: string) => Wrong;
}

/** The four forms of an orbit. */
export type Forms = readonly [string, string, string, string];
const KEYS = [0, 1, 2, 3] as const;
type Key = (typeof KEYS)[number];
type ByForm<Value> = readonly [Value, Value, Value, Value];

/** Where each of four forms is right in one card, in the order of the forms; worked out for those that are asked for. */
export type Usages = ByForm<() => readonly Usage[]>;

/** A model whose options are four forms, each of them right at places of its own. */
interface UsageModel {
  readonly id: string;
  readonly version: number;
  readonly archetypes: readonly string[];
  readonly optionDesign?: OptionDesign;
  /** What one card offers. */
  readonly families: (card: FactCard, level: Difficulty) => readonly Family[];
  /** What one paragraph offers, if any does. */
  readonly written?: WrittenFamily;
  readonly hint: string;
  readonly tip: string;
}

interface Place {
  readonly source: Source;
  readonly usage: Usage;
  readonly texts: readonly string[];
  /** The sentences of a text beside the usage's own. */
  readonly around: (text: string) => readonly [lead: string, trail: string];
}

/** A usage in a paragraph: its sentence, and those beside it. */
export interface WrittenUsage {
  readonly usage: Usage;
  readonly lead: string;
  readonly trail: string;
}

/** Four forms, and where each is right in a paragraph. */
interface WrittenFamily {
  readonly forms: Forms;
  readonly usagesOf: (
    paragraph: Paragraph,
    form: Key,
    level: Difficulty,
  ) => readonly WrittenUsage[];
}

/** Four forms, and all places where each is right. */
export interface Family {
  readonly forms: Forms;
  readonly placesOf: (form: Key) => readonly Place[];
}

/** A family of one set of forms for all cards; the forms say nothing of the card, which may lack places for some. */
export function sharedFamily(card: FactCard, forms: Forms, usages: Usages): Family {
  return {
    forms,
    placesOf: (form) =>
      usages[form]()
        .map((usage) => ({
          source: card,
          usage,
          texts: textsOf(card, usage, forms[form]),
          around: (text: string) => [openerOf(card, text), ""] as const,
        }))
        .filter(({ texts }) => texts.length > 0),
  };
}

/** A family of forms that one card alone offers; all four must have places in it. */
export function cardFamily(card: FactCard, forms: Forms, usages: Usages): Family[] {
  if (new Set(forms).size < 4) return [];
  const hasPlace = (form: Key) =>
    usages[form]().some((usage) => textsOf(card, usage, forms[form]).length > 0);
  return KEYS.every(hasPlace) ? [sharedFamily(card, forms, usages)] : [];
}

/** A noun of the other number right before a verb reads like a fault, though the subject stands farther left. */
const LOOKS_WRONG =
  /\b(a|an|one|each|every) \w+ (are|were|have)\b|\b(two|three|four|five|six|these|those|several|many|both) \w+s (is|was|has)\b/;

function textsOf(card: FactCard, { sentence }: Usage, right: string): string[] {
  if (LOOKS_WRONG.test(sentence.replace(BLANK, right))) return [];
  return cardTexts(card, sentence);
}

/** A place in one of its texts, with the forms to choose from. */
interface Choice extends Omit<Place, "texts"> {
  readonly forms: Orbit<string>;
  readonly text: string;
}

interface UsageItem extends Choice {
  readonly level: Difficulty;
}

/** Which of four forms a sentence takes: an orbit over the forms, and for the drawn one a sentence of its own. */
export function usageModel({ families, written, hint, tip, ...model }: UsageModel): Model {
  const stockOf = remembered((level: Difficulty, key: Key): Stock<Choice> => {
    const inText = written && paragraphStock(written, level, key);
    if (inText !== undefined && inText.size() >= FEWEST_PARAGRAPHS) return inText;
    return cardStock((card) => families(card, level).flatMap((family) => choicesOf(family, key)));
  });
  return defineModel<UsageItem>({
    optionDesign: "orbit",
    ...model,
    topic: "usage-conventions",
    levels: DIFFICULTIES,
    skill: "FSS",
    space: countedSpace(DIFFICULTIES, (level) => {
      const odds = KEYS.map((key) => stockOf(level, key).oddsOfRepeat());
      return Math.floor(KEYS.length ** 2 / odds.reduce((sum, one) => sum + one, 0));
    }),
    draw: (chance, level) => ({ ...stockOf(level, chance.pick(KEYS)).draw(chance), level }),
    build: (item) => ({ ...buildUsage(item), hint, tip }),
    facts: ({ around, text, forms, usage: { facts, sentence } }) => ({
      ...facts,
      told: [around(text)[0], sentence, around(text)[1]],
      offered: forms.members,
    }),
    signature: ({ text, forms }) => [text, ...forms.members].join(" | "),
    source: ({ source }) => source,
    sourcesVersion: factCardsVersion + paragraphsVersion,
    features: ({ level, text }) => ({
      steps: 2,
      words: text.split(" ").length,
      rank: DIFFICULTIES.indexOf(level),
    }),
  });
}

function paragraphStock(
  { forms, usagesOf }: WrittenFamily,
  level: Difficulty,
  key: Key,
): SourceStock<Paragraph, Choice> {
  return new SourceStock(paragraphs, (source) =>
    usagesOf(source, key, level).map(({ usage, lead, trail }) => ({
      source,
      usage,
      text: `${lead} ${usage.sentence}${trail}`.trim(),
      around: () => [lead, trail] as const,
      forms: { members: forms, key },
    })),
  );
}

/** Every text of a family in which the form at the place of the key is right. */
function choicesOf({ forms, placesOf }: Family, key: Key): Choice[] {
  return placesOf(key).flatMap(({ texts, ...place }) =>
    texts.map((text) => ({ ...place, forms: { members: forms, key }, text })),
  );
}

function buildUsage({ usage, forms, text }: UsageItem): Omit<Draft, "hint" | "tip"> {
  const key = keyOf(forms);
  return {
    question: completionQuestion(text, CONVENTIONS_STEM),
    options: orbitOptions<string>(forms, (form) =>
      form === key
        ? { text: form, code: null, reason: usage.fits }
        : { text: form, ...usage.fails(form) },
    ),
    opening: usage.rule,
    steps: usage.shows.map((shown) => ({ text: shown })),
    archetype: usage.archetype,
  };
}
