import {
  acceptedEntries,
  type EntryKey,
  type EntrySlip,
  grade,
  type Rational,
  slipBehind,
} from "@sat/item";
import type {
  ChoiceModel,
  Creation,
  Draft,
  DraftOption,
  EntryDraft,
  EntryModel,
} from "../../model.ts";
import { countedSpace } from "./counted-space.ts";
import type { Level } from "./levels.ts";
import type { Chance } from "../../random/chance.ts";

interface Variant {
  /** Those of the model's levels whose options are all whole numbers, fractions or decimals; every one when absent. */
  readonly levels?: ChoiceModel["levels"];
  /** The archetypes of these levels; all of the model's when absent. */
  readonly archetypes?: ChoiceModel["archetypes"];
}

/**
 * The same questions with the answer typed: the key is the value of the right option, and the slips are those of the
 * others.
 */
export function entryVariant(model: ChoiceModel, variant: Variant = {}): EntryModel {
  const { optionDesign: _, pools: __, ...card } = model;
  const { levels = model.levels, archetypes = model.archetypes } = variant;
  return {
    ...card,
    archetypes,
    levels,
    contexts: levels.filter((level) => model.contexts?.includes(level)),
    ...(model.calculator && {
      calculator: levels.filter((level) => model.calculator?.includes(level)),
    }),
    space: countedSpace(levels, (level) => model.space[level] ?? 0),
    id: `${model.id}-entry`,
    variantOf: model.id,
    response: "entry",
    create: (chance, level) => typed(model.create(chance, level), chance),
  };
}

/** A level whose questions are asked with the answer typed alone: its pool names the slips behind an answer. */
export function typedLevel({ space, context, create }: Level): Level<EntryDraft> {
  return { space, context, create: (chance) => typed(create(chance), chance) };
}

function typed({ draft, ...rest }: Creation, chance: Chance): Creation<EntryDraft> {
  const { options, unoffered = [], ...text } = draft;
  const key = keyOf(draft);
  const value = valueOf(key);
  const answerKey: EntryKey = { kind: "values", values: [value] };
  const offered = options.flatMap(slipOf);
  chance.require(formsOf(value).length > 0, "the answer does not fit the space");
  chance.require(!isGuess(value), "an answer that a guess would hit");
  chance.require(areApart(answerKey, offered), "two answers are typed alike");
  // Of the others, what is typed as one before it is taken for that.
  const slips = unoffered.flatMap(slipOf).reduce((known, slip) => {
    const more = [...known, slip];
    return areApart(answerKey, more) ? more : known;
  }, offered);
  chance.require(slips.length > 0, "no slip can be typed");
  // What only the options told apart is one question without them.
  const signature = JSON.stringify([text.question, text.figure ?? null]);
  return { ...rest, signature, draft: { ...text, answerKey, why: key.reason, slips } };
}

/** Whether no slip is taken for the key or for another, however it is typed: decimals cut to fit may meet. */
function areApart(answerKey: EntryKey, slips: readonly EntrySlip[]): boolean {
  return slips.every((slip) =>
    formsOf(slip.value).every(
      (text) =>
        !grade({ kind: "entry", answerKey }, { kind: "entry", text }) &&
        slipBehind({ slips }, text) === slip,
    ),
  );
}

function keyOf({ options }: Draft): DraftOption {
  const key = options.find(({ code }) => code === null);
  if (key === undefined) throw new RangeError("a draft has a key");
  return key;
}

function valueOf({ value, text }: DraftOption): Rational {
  if (value === undefined) throw new RangeError(`${text} has no exact value`);
  return value;
}

function slipOf(option: DraftOption): EntrySlip[] {
  const value = valueOf(option);
  // What nobody can type needs no reason.
  if (option.code === null || formsOf(value).length === 0) return [];
  return [{ code: option.code, value, reason: option.reason }];
}

/** What can be typed for a value. */
function formsOf(value: Rational): readonly string[] {
  return acceptedEntries({ kind: "values", values: [value] });
}

/** The numbers that come first to whoever has no idea. */
function isGuess({ num, den }: Rational): boolean {
  return den === 1 && (num === 0 || num === 1);
}
