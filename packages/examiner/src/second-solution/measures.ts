import type { ChoiceItem, Item } from "@sat/item";
import { fraction, fromDecimal } from "../exact/fraction.ts";
import { type Num, fromFraction, fromInteger, fromReal, rootOf } from "../exact/num.ts";
import { measured } from "../provers/math/measure.ts";
import { outcomes } from "../provers/math/probability.ts";
import { totalOf } from "../provers/math/solid.ts";
import { STATISTICS, sorted, statisticOf } from "../provers/math/statistic.ts";
import { optionNumber } from "../provers/option-value.ts";
import type { FactsOf } from "../provers/prover.ts";
import { parseExpression, parseRelations } from "../reading/parse.ts";
import { readOption } from "../reading/read-option.ts";
import { shownNumbers } from "../reading/shown-numbers.ts";
import { type Tree, partsOf } from "../reading/tree.ts";
import { leavesOf } from "../gates/leaves-of.ts";
import { treeTex } from "./in-tex.ts";
import { fractionTex, numberTex } from "./number-tex.ts";
import { ending, listed, number, wrongLetters } from "./say.ts";

/** Longer lists are not written out. */
const MOST_DATA = 15;

export function statisticWords(facts: FactsOf<"statistic">, item: Item): string {
  const { data, statistic, minus } = facts;
  const value = number(fromFraction(statisticOf(facts)));
  const end = ending(item, `is ${value}`, value);
  if (minus !== undefined)
    return `Worked out from the data in exact fractions, the difference is ${value}. ${end}`;
  const name = statistic.replace("-", " ");
  const list =
    data.length > MOST_DATA
      ? `the ${data.length} values`
      : listed(sorted(data).map((each) => number(fromFraction(each))));
  const sum = number(fromFraction(STATISTICS.sum(sorted(data))));
  const how =
    statistic === "mean"
      ? ` have the sum ${sum}, and ${sum} divided by ${number(fromInteger(data.length))} is the mean,`
      : ` have the ${name}`;
  return `In order, ${list}${how} ${value}. ${end}`;
}

export function probabilityWords(facts: FactsOf<"probability">, item: Item): string {
  const { met, of } = outcomes(facts);
  const all =
    facts.given.length === 0 ? "outcomes in all" : "outcomes still possible, given what is known,";
  const share = `\\frac{${numberTex(fromInteger(met))}}{${numberTex(fromInteger(of))}}`;
  const reduced = fractionTex(fraction(met, of));
  const value = share === reduced ? `$${share}$` : `$${share} = ${reduced}$`;
  return `Counted one by one, ${number(fromInteger(met))} of the ${number(fromInteger(of))} ${all} ${met === 1 ? "meets" : "meet"} the condition: ${value}. ${ending(item, "is that share", `$${reduced}$`)}`;
}

export function measureWords(facts: FactsOf<"measure">, item: Item): string {
  const value = number(measured(facts));
  const { measure } = facts.ask;
  return `Placed in a coordinate plane and measured there by the coordinates of its points, the ${measure} that is asked for is ${value}. ${ending(item, `is ${value}`, value)}`;
}

const MEASURES = { volume: "volume", surface: "surface area", side: "lateral area" } as const;

export function solidWords(facts: FactsOf<"solid">, item: Item): string {
  const { parts, measure, unknown, equals, comparedWith, constants } = facts;
  const [name, by] = [MEASURES[measure], measure === "volume" ? "cross sections" : "net"];
  const none = new Map<string, Num>();
  if (constants !== undefined) {
    return `For several values of the constants, the ${name} was worked out from the ${by} of the solid. ${ending(item, "agrees every time", "that value")}`;
  }
  if (unknown !== undefined) {
    const result = resultOf(equals ?? "", name);
    if (item.kind === "entry") {
      return `The ${name} was worked out from the ${by}. The answer is the one size with which ${result}.`;
    }
    const key = optionNumber(readOption(item.options[item.correctAnswer]));
    return `Each size was put in and the ${name} worked out from the ${by}. With ${number(key)}, ${result}. Only ${item.correctAnswer} fits.`;
  }
  if (comparedWith !== undefined) {
    const [own, other] = [parts, comparedWith].map((of) => number(totalOf(of, measure, none)));
    return `Worked out from the ${by}, the first ${name} is ${own} and the second is ${other}. ${ending(item, "is the first divided by the second", "the first divided by the second")}`;
  }
  const value = number(totalOf(parts, measure, none));
  return `Worked out from the ${by} of the solid, the ${name} is ${value}. ${ending(item, `is ${value}`, value)}`;
}

/** What holds at the right size; nothing is left where solids are taken from such as measure the same. */
function resultOf(equals: string, name: string): string {
  const given = treeTex(parseExpression(equals));
  if (given === "0") return `the ${name}s that are compared are equal`;
  return `it comes to ${given === undefined ? "what is given" : `$${given}$`}`;
}

export function dataWords(facts: FactsOf<"data">, item: ChoiceItem): string {
  const worked = isPrinted(facts, item) ? statisticsOf(facts) : undefined;
  const key = item.correctAnswer;
  const others = listed(wrongLetters(item));
  if (worked === undefined) {
    return `Tried on data that fit the question, worked out in exact fractions, all that ${key} says holds; of what ${others} say, something does not. Only ${key} is right.`;
  }
  return `Worked out from the data, ${worked}. So all that ${key} says holds; of what ${others} say, something does not. Only ${key} is right.`;
}

/** Whether the data are those that the question prints, and not data that only share what it tells of them. */
function isPrinted({ sets }: FactsOf<"data">, { question, figure }: Item): boolean {
  if (Object.keys(sets).length > 2) return false;
  const print = `${question} ${leavesOf(figure).join(" ")}`;
  const shown = new Set(shownNumbers(print).map(({ num, den }) => `${num}/${den}`));
  return Object.values(sets)
    .flat()
    .every((value) => {
      const { num, den } = fromDecimal(String(Math.abs(value)));
      return shown.has(`${num}/${den}`);
    });
}

const NAMES = new Map<string, keyof typeof STATISTICS>([
  ["mean", "mean"],
  ["median", "median"],
  ["range", "range"],
  ["mode", "mode"],
]);

/** The statistics of which the options speak; undefined when one cannot be told in a word. */
function statisticsOf({ sets, claims }: FactsOf<"data">): string | undefined {
  const relations = Object.values(claims).flatMap((claim) => claim.flatMap(parseRelations));
  const called = new Set(relations.flatMap(({ left, right }) => [left, right].flatMap(callsIn)));
  called.delete("abs");
  const told = [...called].map((name) => {
    const statistic = name === "variance" ? "variance" : NAMES.get(name);
    if (statistic === undefined) return undefined;
    const values = Object.values(sets).map((set) =>
      fromFraction(STATISTICS[statistic](sorted(set))),
    );
    const shown = values.map((value) =>
      number(name === "variance" ? fromReal(rootOf(value, 2).real) : value),
    );
    const noun = name === "variance" ? "standard deviation" : name;
    const distinct = new Set(shown);
    return distinct.size === 1
      ? `the ${noun} is ${shown[0]}${shown.length > 1 ? " both times" : ""}`
      : `the ${noun}s are ${listed(shown)}`;
  });
  return told.includes(undefined) ? undefined : listed(told.filter((each) => each !== undefined));
}

function callsIn(tree: Tree): string[] {
  const inner = partsOf(tree).flatMap(callsIn);
  return tree.kind === "call" ? [tree.name, ...inner] : inner;
}

export function studyWords({ randomFrom, assigned }: FactsOf<"study">, item: ChoiceItem): string {
  const about =
    randomFrom === undefined
      ? "Nobody was selected at random from a larger group, so the conclusion may speak of those in the study alone"
      : "The subjects were selected at random, so the conclusion may speak of the whole group from which they were selected, and of no other";
  const cause =
    assigned === undefined
      ? "nobody was treated in one way or another, so it may name no cause"
      : assigned
        ? "chance decided who was treated how, so it may name a cause"
        : "chance did not decide who was treated how, so it may not name a cause";
  return `${about}; ${cause}. ${ending(item, "says just that much", "that conclusion")}`;
}

const FAULTS: Readonly<Record<FactsOf<"survey">["claims"][string], string>> = {
  coverage: "only a part of the group could be asked, and it is likely to differ from the rest",
  "self-selection": "those asked decided themselves to take part",
  wording: "the wording of the question pushes toward an answer",
  nonresponse: "few of those who were asked answered",
};

export function surveyWords({ claims }: FactsOf<"survey">, item: ChoiceItem): string {
  const fault = claims[item.options[item.correctAnswer]];
  const what = fault === undefined ? "" : FAULTS[fault];
  return `Who could be asked, who chose them, how they were asked, and how many answered were looked at one by one. There is one fault: ${what}. Only ${item.correctAnswer} speaks of it.`;
}
