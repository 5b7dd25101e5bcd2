import type { SlipCode } from "@sat/item";
import { capitalized } from "../../language/noun.ts";
import type { Operand, Relation } from "../../math/expression.ts";
import { inline } from "../../math/print.ts";
import { workOut } from "../../math/work-out.ts";
import type { Draft, DraftOption } from "../../model.ts";
import type { Chance } from "../../random/chance.ts";
import { type Face, numeral, right, wrong } from "./option.ts";

/** One slip that students make at a question, and the answer that it leads to. */
export interface PoolSlip {
  readonly code: SlipCode;
  readonly face: Face;
  /** How it leads there, as a sentence that ends in the face. */
  readonly reason: string;
  /** The trap of the question, which is among the options whenever it exists. */
  readonly isClassic?: boolean;
  /** At which step of the solution it is made, from 1; slips at one step are not all there is to choose from. */
  readonly step?: number;
  /** It is not offered here; it names what is behind a typed answer. */
  readonly isSpare?: boolean;
}

export interface PoolMisstep extends Omit<PoolSlip, "face" | "reason"> {
  /** What the learner does, as in "adding $9$ instead of subtracting it". */
  readonly deed: string;
}

/** What a calculation is worth, as an option shows it. */
export type Show = (work: Operand | Relation) => Face;

const number: Show = (work) => numeral(workOut(work));

/** A slip that leads to an answer by a calculation, which the reason shows. */
export function slipTo(
  work: Operand | Relation,
  { deed, ...slip }: PoolMisstep,
  show: Show = number,
): PoolSlip {
  const face = show(work);
  const shown = inline(work);
  const result = shown === face.text ? shown : joined(shown, face.text);
  return { ...slip, face, reason: `${capitalized(deed)} gives ${result}.` };
}

/** "$\frac{63 - 9}{9} = 6$": one formula where the option is one or an amount, else the calculation and then the option. */
function joined(work: string, face: string): string {
  const equals = (result: string) => `${work.slice(0, -1)} = ${result.replaceAll(",", "{,}")}`;
  if (/^\$[^$]+\$$/.test(face)) return `${work.slice(0, -1)} = ${face.slice(1)}`;
  if (/^\\\$[\d,.]+$/.test(face)) return `${equals(face.slice(2))}$ dollars`;
  if (/^[\d,.]+%$/.test(face)) return `${equals(face.replace("%", "\\%"))}$`;
  return `${work}, that is, ${face}`;
}

/** A slip that leads to an answer in words. */
export function slipInto(face: Face, { deed, ...slip }: PoolMisstep): PoolSlip {
  return { ...slip, face, reason: `${capitalized(deed)} gives ${face.text}.` };
}

interface Pool {
  readonly chance: Chance;
  readonly key: Face;
  /** Why the key is right. */
  readonly why: string;
  /** The rank that the key must have among four numbers; drawn, and met as nearly as may be, when absent. */
  readonly rank?: number | undefined;
  /** Slips that exist at this question; of two that lead to one answer, the first counts. */
  readonly slips: readonly PoolSlip[];
}

/**
 * Three of the slips beside the key. Among numbers the key takes each rank as often as the pool allows, for which a rank
 * is drawn first; then the classic trap is one of the three if it can be, and they are not all made at one step. No
 * option has a form of its own. The other slips name what is behind a typed answer. A draw with too few slips is given up.
 */
export function poolOptions({
  chance,
  key,
  why,
  rank,
  slips,
}: Pool): Pick<Draft, "options" | "unoffered"> {
  const usable = distinct(slips.filter(({ face }) => !isAlike(face, key)));
  const offered = usable.filter(({ isSpare }) => !isSpare);
  const fitting = triples(offered)
    .filter((three) => !hasFormOfItsOwn([key, ...facesOf(three)]))
    .filter((three) => rank === undefined || rankAmong(key, three) === rank);
  if (fitting.length === 0) return chance.reject("too few slips lead to answers of their own");
  const chosen = chance.pick(
    preferred(atARank(chance, key, fitting), [
      (three) => three.some(({ isClassic }) => isClassic),
      (three) => new Set(three.map(({ step }) => step ?? three)).size > 1,
      (three) => !isMirrored([key, ...facesOf(three)]),
    ]),
  );
  return {
    options: [right(key, why), ...chosen.map(optionOf)],
    unoffered: usable.filter((slip) => !chosen.includes(slip)).map(optionOf),
  };
}

type Three = readonly [PoolSlip, PoolSlip, PoolSlip];

function optionOf({ face, code, reason }: PoolSlip): DraftOption {
  return wrong(face, code, reason);
}

function facesOf(three: Three): Face[] {
  return three.map(({ face }) => face);
}

function isAlike(a: Face, b: Face): boolean {
  return a.text === b.text || (a.order !== undefined && a.order === b.order);
}

function distinct(slips: readonly PoolSlip[]): PoolSlip[] {
  return slips.filter(
    ({ face }, at) => slips.findIndex((other) => isAlike(other.face, face)) === at,
  );
}

function triples(slips: readonly PoolSlip[]): Three[] {
  return slips.flatMap((a, first) =>
    slips
      .slice(first + 1)
      .flatMap((b, second) => slips.slice(first + second + 2).map((c): Three => [a, b, c])),
  );
}

/** Those that meet the wishes, each wish dropped that none of those left can meet. */
function preferred(
  all: readonly Three[],
  wishes: readonly ((three: Three) => boolean)[],
): readonly Three[] {
  return wishes.reduce((left, wish) => {
    const meeting = left.filter(wish);
    return meeting.length > 0 ? meeting : left;
  }, all);
}

/** Those in which the key has a drawn rank, or one as near to it as there is; all, where options have no order. */
function atARank(
  chance: Chance,
  { order }: Pick<Face, "order">,
  all: readonly Three[],
): readonly Three[] {
  if (order === undefined) return all;
  const wished = chance.int(0, 3);
  const distanceOf = (three: Three) => Math.abs(rankAmong({ order }, three) - wished);
  const nearest = Math.min(...all.map(distanceOf));
  return all.filter((three) => distanceOf(three) === nearest);
}

/** How many of the three are less. */
function rankAmong({ order = 0 }: Pick<Face, "order">, three: Three): number {
  return facesOf(three).filter((face) => (face.order ?? 0) < order).length;
}

/** Whether one of four has a form that the others share but it has not: a fraction among whole numbers. */
function hasFormOfItsOwn(faces: readonly Face[]): boolean {
  const forms = faces.map(formOf);
  return new Set(forms).size === 2 && forms.some((form) => count(forms, form) === 1);
}

function count<T>(list: readonly T[], member: T): number {
  return list.filter((each) => each === member).length;
}

function formOf({ text, order }: Face): string {
  if (order === undefined) return "text";
  return ["\\pi", "\\sqrt", "\\frac", "."].find((sign) => text.includes(sign)) ?? "whole";
}

/** Whether four numbers are two and their opposites, which tells of a machine. */
function isMirrored(faces: readonly Face[]): boolean {
  const orders = faces.map(({ order }) => order ?? Number.NaN);
  return orders.every((order) => order !== 0 && orders.includes(-order));
}

/** Those of some slips whose value can be a count of things: a whole number above 0. */
export function countSlips(slips: readonly PoolSlip[]): PoolSlip[] {
  return slips.filter(({ face: { value } }) => value?.den === 1 && value.num > 0);
}
