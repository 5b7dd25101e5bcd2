import type { FactCard, Paragraph } from "@sat/content";
import { factCardsVersion } from "@sat/content/cards";
import { paragraphs, paragraphsVersion } from "@sat/content/paragraphs";
import { BLANK, DIFFICULTIES, type Difficulty, type TopicId } from "@sat/item";
import { capitalized } from "../../language/noun.ts";
import { verbForms } from "../../language/verb.ts";
import { type Draft, type Model, type Source, defineModel } from "../../model.ts";
import { cardTexts, openerOf } from "../cards/card-texts.ts";
import { FEWEST_PARAGRAPHS, SourceStock, type Stock, cardStock } from "../assembly/source-stock.ts";
import { countedSpace } from "../assembly/counted-space.ts";
import { remembered } from "../assembly/remembered.ts";
import { type OptionWords, type Orbit, keyOf, orbit, orbitOptions } from "../options/orbit.ts";
import { CONVENTIONS_STEM, completionQuestion } from "../cards/writing-text.ts";
import { cited } from "../wording/cited.ts";
import { VERBS_TIP, adviceAt } from "./advice.ts";
import { type Form, TRAITS, wordsOf } from "./forms.ts";
import { placeOf, ruleOf, timeStep, wrongForm } from "./reasons.ts";
import type { Shape, Slot } from "./slot.ts";
import { standsAlone } from "./stands-alone.ts";
import { slotsOf } from "./text-slots.ts";

/** A model whose options are four forms of one verb; every form is the right one in slots of its own. */
export interface VerbModel {
  readonly id: string;
  readonly version: number;
  readonly topic: TopicId;
  readonly archetypes: readonly string[];
  readonly levels?: readonly Difficulty[];
  /** For each of the four forms, the shapes of the slots where it stands. */
  readonly shapes: Readonly<Partial<Record<Form, readonly Shape[]>>>;
  /** Leaves out texts that hold an auxiliary of the forms besides: its number and tense would more often be the key's. */
  readonly isAuxiliaryApart?: boolean;
}

interface Place {
  readonly source: Source;
  readonly slot: Slot;
  readonly texts: readonly string[];
  /** The sentences of a text beside the slot's own. */
  readonly around: (text: string) => readonly [lead: string, trail: string];
}

interface VerbItem extends Omit<Place, "texts"> {
  readonly forms: Orbit<Form>;
  readonly level: Difficulty;
  readonly text: string;
}

/**
 * Which of four forms of a verb a sentence has room for: an orbit over the forms, and for the drawn one a
 * sentence that takes it and none of the other three.
 */
export function verbModel(model: VerbModel): Model {
  const { shapes, isAuxiliaryApart = false, ...declared } = model;
  const [a, b, c, d, ...more] = Object.keys(shapes) as Form[]; // Object.keys forgets the literal keys
  if (!a || !b || !c || !d || more.length > 0) throw new RangeError(`${model.id} needs four forms`);
  const levels = model.levels ?? DIFFICULTIES;
  const asked = { forms: [a, b, c, d], archetypes: model.archetypes, isAuxiliaryApart };
  const stocksOf = remembered((form: Form, level: Difficulty): readonly Stock<Place>[] => {
    const written = paragraphStock(asked, form, level);
    if (written.size() >= FEWEST_PARAGRAPHS) return [written];
    return (shapes[form] ?? [])
      .map((shape) => stockOf(shape, level, asked))
      .filter((stock) => stock.isStocked());
  });
  return defineModel<VerbItem>({
    ...declared,
    levels,
    skill: "FSS",
    space: countedSpace(levels, (level) =>
      evenSpace(asked.forms.map((form) => stocksOf(form, level))),
    ),
    optionDesign: "orbit",
    draw: (chance, level) => {
      const forms = orbit<Form>(chance, [a, b, c, d]);
      const { texts, ...place } = chance.pick(stocksOf(keyOf(forms), level)).draw(chance);
      return { ...place, forms, level, text: chance.pick(texts) };
    },
    build: (item) => buildVerb(item, model.archetypes),
    facts: ({ around, text, forms, slot: { room, before, after, verb } }) => ({
      kind: "verb-form",
      room,
      told: [around(text)[0], before, after, around(text)[1]],
      offered: forms.members.map((form) => wordsOf(verb, form)),
    }),
    signature: ({ text }) => text,
    source: ({ source }) => source,
    sourcesVersion: factCardsVersion + paragraphsVersion,
    features: ({ level, slot }) => ({
      steps: 2,
      words: slot.before.split(" ").length,
      rank: DIFFICULTIES.indexOf(level),
    }),
  });
}

/**
 * The number of equally likely items that would repeat as often as the drawn ones: forms, shapes, cards, slots and
 * texts are drawn in turn, so that an item of a small stock comes more often than one of a large stock.
 */
function evenSpace(forms: readonly (readonly Stock<Place>[])[]): number {
  const odds = forms.map(
    (stocks) =>
      mean(stocks.map((stock) => stock.oddsOfRepeat(({ texts }) => 1 / texts.length))) /
      stocks.length,
  );
  return Math.round(odds.length / mean(odds));
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
}

interface Asked {
  readonly forms: readonly Form[];
  readonly archetypes: readonly string[];
  readonly isAuxiliaryApart: boolean;
}

/** The places of paragraphs where the form stands and none of the others could. */
function paragraphStock(
  { forms, archetypes, isAuxiliaryApart }: Asked,
  form: Form,
  level: Difficulty,
): SourceStock<Paragraph, Place> {
  return new SourceStock(paragraphs, (paragraph) =>
    slotsOf(paragraph)
      .filter((at) => at.level === level && at.slot.form === form)
      .filter(({ slot }) => archetypes.includes(slot.archetype) && isAskable(slot, forms))
      .filter(({ slot }) => isPlain(slot) && standsAlone(slot, forms))
      .map(({ slot, lead, trail }) => {
        const sentence = `${capitalized(`${slot.before} ${BLANK}`.trim())}${slot.after}`;
        return {
          source: paragraph,
          slot,
          texts: withoutAuxiliaries([`${lead} ${sentence}${trail}`.trim()], isAuxiliaryApart),
          around: () => [lead, trail] as const,
        };
      })
      .filter(({ texts }) => texts.length > 0),
  );
}

/** Every slot of the shape that fits a text and whose verb has four different forms there. */
function stockOf(
  shape: Shape,
  level: Difficulty,
  { forms, isAuxiliaryApart }: Asked,
): Stock<Place> {
  return cardStock((card) =>
    shape(card, level)
      .filter((slot) => isAskable(slot, forms))
      .map((slot) => ({
        source: card,
        slot,
        texts: withoutAuxiliaries(textsOf(card, slot), isAuxiliaryApart),
        around: (text: string) => [openerOf(card, text), ""] as const,
      }))
      .filter(({ texts }) => texts.length > 0),
  );
}

/** Whether the words of the subject themselves tell its number, and no name stands between it and its verb. */
function isPlain({ room, before }: Slot): boolean {
  if (room.kind !== "main") return true;
  const between = before.slice(before.lastIndexOf(room.subject) + room.subject.length);
  return (
    !/^(?:most|some|all|half|none|more|any)$/i.test(room.subject) && /^($|,? [a-z])/.test(between)
  );
}

/** Whether the verb has four different forms, and one of its own for the past. */
function isAskable({ verb }: Slot, forms: readonly Form[]): boolean {
  const words = new Set(forms.map((form) => wordsOf(verb, form)));
  // "Be" has no passive and no participle of its own in these sets.
  if (verb.base === "be" && !forms.every((form) => /^(is|are|was|were) /.test(form))) return false;
  return isChanging(verb.base) && words.size === forms.length;
}

function withoutAuxiliaries(texts: readonly string[], isAuxiliaryApart: boolean): string[] {
  return texts.filter((text) => !isAuxiliaryApart || !AUXILIARY.test(text));
}

const AUXILIARY = /\b(is|are|was|were)\b/;

/** "Set" and "cut" leave open whether they are present or past. */
function isChanging(base: string): boolean {
  return verbForms(base).past !== base;
}

function textsOf(card: FactCard, { before, after }: Slot): string[] {
  return cardTexts(card, capitalized(`${before} ${BLANK}${after}`));
}

function option({ slot, forms }: VerbItem, form: Form): OptionWords {
  const text = wordsOf(slot.verb, form);
  return form === keyOf(forms)
    ? {
        text,
        code: null,
        reason: `The ${TRAITS[form].name} *${text}* is the form needed here.`,
      }
    : { text, ...wrongForm(slot, form) };
}

function buildVerb(item: VerbItem, archetypes: readonly string[]): Draft {
  const { slot, forms, text } = item;
  const { before, after, archetype, verb } = slot;
  const time = timeStep(slot);
  return {
    question: completionQuestion(text, CONVENTIONS_STEM),
    options: orbitOptions<Form>(forms, (form) => option(item, form)),
    opening: ruleOf(slot, forms.members),
    steps: [
      { text: placeOf(slot) },
      ...(time === undefined ? [] : [{ text: time }]),
      {
        text: `So the text reads: ${cited(capitalized(`${before} ${wordsOf(verb, keyOf(forms))}${after}`))}`,
      },
    ],
    ...adviceAt(slot, forms.members),
    tip: VERBS_TIP,
    ...(archetypes.includes(archetype) && { archetype }),
  };
}
