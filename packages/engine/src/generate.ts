import {
  type ChoiceItem,
  type Difficulty,
  type EntryItem,
  type Item,
  OPTION_LETTERS,
  type OptionLetter,
  type Rationale,
  type ShownChoice,
  type ShownEntry,
  type ShownItem,
  type SlipCode,
  TOPICS,
} from "@sat/item";
import { contentId } from "./content-id.ts";
import { onCalculator } from "./craft/calculator/on-calculator.ts";
import { hintsOf } from "./hints.ts";
import {
  type ChoiceModel,
  type Creation,
  type Draft,
  type DraftOption,
  type EntryDraft,
  type EntryModel,
  type Features,
  type Model,
  type Source,
  type Step,
  designAt,
} from "./model.ts";
import type { Facts } from "./facts/facts.ts";
import { Chance, Rejection } from "./random/chance.ts";
import { placeInTurn } from "./random/in-turn.ts";

/**
 * Draws one item may take; a model that needs more is wrong, not unlucky. Even where seven draws in eight are given up,
 * all of so many are once in a million billion seeds.
 */
const MOST_ATTEMPTS = 256;

/** An item with what the examiner needs to prove it. */
export interface Specimen<Made extends Item = Item> {
  readonly item: Made;
  readonly facts: Facts;
  readonly signature: string;
  readonly features: Features;
  readonly steps: readonly Step[];
  /** Why earlier draws of this seed were given up. */
  readonly rejections: readonly string[];
}

/** Raised when every allowed draw was given up: a fault of the model, told with its reasons. */
export class ExhaustedError extends Error {
  override name = "ExhaustedError";
}

/** Makes the item of a model at a level for a seed: the same three, the same item, on every machine. */
export function generate(model: ChoiceModel, level: Difficulty, seed: number): Specimen<ChoiceItem>;
export function generate(model: Model, level: Difficulty, seed: number): Specimen;
export function generate(model: Model, level: Difficulty, seed: number): Specimen {
  const rejections: string[] = [];
  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
    const key = `${model.id}/${model.version}/${level}/${seed}/${attempt}`;
    const chance = new Chance(key, (size) => placeInTurn(model.id, seed, size));
    try {
      return { ...make(model, { level, seed, chance }), rejections };
    } catch (error) {
      if (!(error instanceof Rejection)) throw error;
      rejections.push(error.message);
    }
  }
  const reasons = [...new Set(rejections)].join("; ");
  throw new ExhaustedError(
    `${model.id} ${level} ${seed}: ${MOST_ATTEMPTS} draws failed: ${reasons}`,
  );
}

interface Draw {
  readonly level: Difficulty;
  readonly seed: number;
  readonly chance: Chance;
}

function make(model: Model, draw: Draw): Omit<Specimen, "rejections"> {
  if (model.response === "entry") {
    const creation = model.create(draw.chance, draw.level);
    return specimen(creation, entryItem({ model, draw, creation }));
  }
  const creation = model.create(draw.chance, draw.level);
  const lettered = letter(creation.draft.options, draw.chance.sub("order"));
  return specimen(creation, choiceItem({ model, draw, creation }, lettered));
}

function specimen({ facts, signature, features, draft }: Creation<Draft | EntryDraft>, item: Item) {
  return { item, facts, signature, features, steps: draft.steps };
}

/** Letters the options: numbers ascend, texts are shuffled by a stream of their own. */
function letter(
  options: readonly DraftOption[],
  chance: Chance,
): Record<OptionLetter, DraftOption> {
  const numeric = options.every((option) => option.order !== undefined);
  const ordered = numeric
    ? options.toSorted((a, b) => (a.order ?? 0) - (b.order ?? 0))
    : chance.shuffle(options);
  const [A, B, C, D, ...more] = ordered;
  if (!A || !B || !C || !D || more.length > 0) {
    throw new RangeError(`an item has four options, not ${options.length}`);
  }
  return { A, B, C, D };
}

interface Parts<Of extends Model, Drafted> {
  readonly model: Of;
  readonly draw: Draw;
  readonly creation: Creation<Drafted>;
}

function choiceItem(
  parts: Parts<ChoiceModel, Draft>,
  lettered: Readonly<Record<OptionLetter, DraftOption>>,
): ChoiceItem {
  const { explanation, hint, hints, tip, onCalculator: second, ...asked } = shown(parts);
  const item = {
    ...asked,
    options: byLetter((at) => lettered[at].text),
    correctAnswer: keyLetter(lettered),
    explanation,
    rationales: byLetter((at) => rationale(lettered[at])),
    hint,
    hints,
    tip,
    ...(second && { onCalculator: second }),
  } satisfies ShownChoice;
  return {
    ...origin(parts, item),
    optionDesign: designAt(parts.model, parts.draw.level),
    ...item,
  };
}

function entryItem(parts: Parts<EntryModel, EntryDraft>): EntryItem {
  const { answerKey, why, slips } = parts.creation.draft;
  const item = { kind: "entry", ...shown(parts), answerKey, why, slips } satisfies ShownEntry;
  return { ...origin(parts, item), ...item };
}

/** What every item shows. */
function shown({ model, draw, creation }: Parts<Model, Draft | EntryDraft>) {
  const { draft, facts } = creation;
  const hints = hintsOf(model, creation);
  const second = model.calculator?.includes(draw.level) ? onCalculator(facts) : undefined;
  return {
    section: TOPICS[model.topic].section,
    difficulty: draw.level,
    topic: model.topic,
    ...(draft.passage === undefined ? {} : { passage: draft.passage }),
    question: draft.question,
    ...(draft.figure === undefined ? {} : { figure: draft.figure }),
    explanation: [draft.opening, ...draft.steps.map((step) => step.text)].join("\n\n"),
    hint: hints[0],
    hints,
    tip: draft.tip,
    ...(second && { onCalculator: second }),
  };
}

function sourceFields({ id, version = 1 }: Source) {
  return { source: id, ...(version > 1 && { sourceVersion: version }) };
}

/** Where an item comes from and what it is about. */
function origin({ model, draw, creation }: Parts<Model, Draft | EntryDraft>, item: ShownItem) {
  const { draft, source } = creation;
  return {
    id: contentId(item),
    model: model.id,
    version: model.version,
    level: draw.level,
    seed: draw.seed,
    skill: model.skill,
    archetype: draft.archetype ?? model.archetypes[0] ?? model.skill,
    ...(source && sourceFields(source)),
  };
}

function rationale({ code, reason }: DraftOption): Rationale<SlipCode> {
  return { mistake: code, reason };
}

function keyLetter(lettered: Readonly<Record<OptionLetter, DraftOption>>): OptionLetter {
  const keys = OPTION_LETTERS.filter((at) => lettered[at].code === null);
  const [key] = keys;
  if (key === undefined || keys.length > 1)
    throw new RangeError(`${keys.length} options are the key`);
  return key;
}

function byLetter<T>(value: (at: OptionLetter) => T): Record<OptionLetter, T> {
  return { A: value("A"), B: value("B"), C: value("C"), D: value("D") };
}
