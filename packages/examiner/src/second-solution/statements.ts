import { type ChoiceItem, OPTION_LETTERS } from "@sat/item";
import type { FactsOf } from "../provers/prover.ts";
import { parseExpression, parseRelations } from "../reading/parse.ts";
import { symbolsOfRelation } from "../reading/tree.ts";
import { solveSystem } from "../solving/solve-system.ts";
import { symbolTex } from "./in-tex.ts";
import { equality, listed, wrongLetters } from "./say.ts";

export function statementWords(facts: FactsOf<"statement">, item: ChoiceItem): string {
  const solution = solutionOf(facts);
  const at =
    solution === undefined ? "in the situation" : `with ${solution}, as the situation has it`;
  const key = item.correctAnswer;
  const others = listed(wrongLetters(item));
  return `What each option says was written as equations or inequalities and tried ${at}. All that ${key} says is true; of what ${others} say, something is not. Only ${key} is right.`;
}

/** More names are not written out. */
const MOST_NAMES = 4;
/** Nor are longer values, of a power, say. */
const LONGEST = 40;

/** The one solution of the situation, where its names can be printed. */
function solutionOf({ given, constants, claims }: FactsOf<"statement">): string | undefined {
  const relations = given.flatMap(parseRelations);
  const claimed = OPTION_LETTERS.flatMap((_, at) => Object.values(claims)[at] ?? []).flatMap(
    parseRelations,
  );
  const asked = new Set(claimed.flatMap((relation) => [...symbolsOfRelation(relation)]));
  const isPrintable = [...asked].every((name) => symbolTex(name) !== undefined);
  const isTold = constants === undefined && isPrintable;
  if (!isTold || asked.size === 0 || asked.size > MOST_NAMES) return undefined;
  const [solution, ...more] = solveSystem(relations, [...asked].map(parseExpression));
  if (solution === undefined || more.length > 0) return undefined;
  const values = [...asked].map((name) => {
    const value = solution.get(name);
    return value && equality(symbolTex(name) ?? name, [value]);
  });
  const isShort = values.every((value) => value !== undefined && value.length <= LONGEST);
  return isShort ? listed(values.filter((value) => value !== undefined)) : undefined;
}
