import type { SquareScenario } from "@sat/content/scenarios/square-pieces";
import {
  type Expression,
  type Relation,
  decimal,
  equation,
  expression,
  power,
  product,
  quotient,
  root,
  sum,
} from "../../math/expression.ts";
import { inline } from "../../math/print.ts";
import { rational } from "../../math/rational.ts";
import type { Step } from "../../model.ts";
import { capitalized } from "../../language/noun.ts";
import type { Twists } from "../options/siblings.ts";
import { stepTo } from "../wording/steps.ts";
import { removing } from "./moving-terms.ts";

interface Piece {
  readonly scenario: SquareScenario;
  readonly letters: readonly [price: string, side: string];
  readonly cents: number;
  readonly extra: number;
}

/** The price of a square unit, in dollars. */
export function rateOf({ cents }: Piece): Expression {
  return decimal(rational(cents, 100));
}

/** The twists are the sign of the number and whether it stands inside the square. */
export function pieceFormula(item: Piece, { first, second }: Twists): Relation {
  const [price, side] = item.letters;
  const [rate, change] = [rateOf(item), first ? item.extra : -item.extra];
  return equation(
    price,
    second
      ? product(rate, power(sum(side, change), 2))
      : sum(product(rate, power(side, 2)), change),
  );
}

export function pieceSide(item: Piece, { first, second }: Twists): Expression {
  const [price] = item.letters;
  const [rate, change] = [rateOf(item), first ? -item.extra : item.extra];
  return second
    ? sum(root(quotient(price, rate)), change)
    : root(quotient(sum(price, change), rate));
}

export function pieceStory(item: Piece, { first, second }: Twists): string {
  const { scenario, letters, cents, extra } = item;
  const { seller, piece, place, unit, units } = scenario;
  const [price, side] = letters;
  const dollars = cents % 100 === 0 ? cents / 100 : (cents / 100).toFixed(2);
  const charge = `The given formula gives the total charge $${price}$, in dollars, for a square ${piece}`;
  if (second)
    return `${charge} that costs \\$${dollars} per square ${unit}. The sides of the ${piece} are $${extra}$ ${units} ${first ? "longer" : "shorter"} than those of a square ${place} with sides of length $${side}$ ${units}.`;
  const change = first ? "adds a fee of" : "subtracts a discount of";
  return `${charge} with sides of length $${side}$ ${units}. ${capitalized(seller)} charges \\$${dollars} per square ${unit} and ${change} \\$${extra}.`;
}

export function pieceSteps(item: Piece, at: Twists): Step[] {
  const { letters, extra } = item;
  const rate = rateOf(item);
  const [price, side] = letters;
  const change = at.first ? extra : -extra;
  const [rest, alone] = at.second
    ? [expression(price), sum(side, change)]
    : [sum(price, -change), expression(side)];
  const area = power(alone, 2);
  return [
    ...(at.second ? [] : [stepTo(removing(change), equation(rest, product(rate, area)))]),
    stepTo(`Divide both sides by ${inline(rate)}.`, equation(quotient(rest, rate), area)),
    stepTo(
      "Take the positive square root of both sides, because a length is positive.",
      equation(alone, root(quotient(rest, rate))),
    ),
    ...(at.second ? [stepTo(removing(change), equation(side, pieceSide(item, at)))] : []),
  ];
}
