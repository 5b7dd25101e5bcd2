import {
  type Difficulty,
  type Item,
  MISCONCEPTIONS,
  OPTION_LETTERS,
  type OptionLetter,
  type Rationale,
  type ShownItem,
  TOPICS,
} from "@sat/item";
import { contentId } from "./content-id.ts";
import type { Creation, DraftOption, Features, Model, Step } from "./model.ts";
import type { Facts } from "./facts/facts.ts";
import { Chance, Rejection } from "./random/chance.ts";
import { placeInTurn } from "./random/in-turn.ts";

/** Draws one item may take; a model that needs more is wrong, not unlucky. */
const MOST_ATTEMPTS = 64;

/** An item with what the examiner needs to prove it. */
export interface Specimen {
  readonly item: Item;
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
export function generate(model: Model, level: Difficulty, seed: number): Specimen {
  const rejections: string[] = [];
  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
    const key = `${model.id}/${model.version}/${level}/${seed}/${attempt}`;
    const chance = new Chance(key, (size) => placeInTurn(model.id, seed, size));
    try {
      const creation = model.create(chance, level);
      const lettered = letter(creation.draft.options, chance.sub("order"));
      const item = assemble({ model, level, seed, creation, lettered });
      const { facts, signature, features, draft } = creation;
      return { item, facts, signature, features, steps: draft.steps, rejections };
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

interface Parts {
  readonly model: Model;
  readonly level: Difficulty;
  readonly seed: number;
  readonly creation: Creation;
  readonly lettered: Readonly<Record<OptionLetter, DraftOption>>;
}

function assemble({ model, level, seed, creation, lettered }: Parts): Item {
  const { draft, source } = creation;
  const shown: ShownItem = {
    section: TOPICS[model.topic].section,
    difficulty: level,
    topic: model.topic,
    ...(draft.passage === undefined ? {} : { passage: draft.passage }),
    question: draft.question,
    ...(draft.figure === undefined ? {} : { figure: draft.figure }),
    options: byLetter((at) => lettered[at].text),
    correctAnswer: keyLetter(lettered),
    explanation: [draft.opening, ...draft.steps.map((step) => step.text)].join("\n\n"),
    rationales: byLetter((at) => rationale(lettered[at])),
    hint: draft.hint,
    tip: draft.tip,
  };
  return {
    id: contentId(shown),
    model: model.id,
    version: model.version,
    level,
    seed,
    skill: model.skill,
    archetype: draft.archetype ?? model.archetypes[0] ?? model.skill,
    ...(source !== undefined && { source }),
    optionDesign: model.optionDesign,
    codes: byLetter((at) => lettered[at].code),
    ...shown,
  };
}

function rationale({ code, reason }: DraftOption): Rationale {
  return { mistake: code === null ? null : MISCONCEPTIONS[code], reason };
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
