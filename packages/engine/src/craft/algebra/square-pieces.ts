import type { SquareScenario } from "@sat/content/scenarios/square-pieces";
import {
  type Expression,
  type Relation,
  equation,
  expression,
  power,
  product,
  quotient,
  root,
  sum,
} from "../../math/expression.ts";
import type { Step } from "../../model.ts";
import type { Twists } from "../options/siblings.ts";
import { stepTo } from "../wording/steps.ts";
import { removing } from "./moving-terms.ts";

interface Piece {
  readonly scenario: SquareScenario;
  readonly letters: readonly [price: string, side: string];
  readonly rate: number;
  readonly extra: number;
}

/** The twists are the sign of the number and whether it stands inside the square. */
export function pieceFormula({ letters, rate, extra }: Piece, { first, second }: Twists): Relation {
  const [price, side] = letters;
  const change = first ? extra : -extra;
  return equation(
    price,
    second
      ? product(rate, power(sum(side, change), 2))
      : sum(product(rate, power(side, 2)), change),
  );
}

export function pieceSide(
  { letters: [price], rate, extra }: Piece,
  { first, second }: Twists,
): Expression {
  const change = first ? -extra : extra;
  return second
    ? sum(root(quotient(price, rate)), change)
    : root(quotient(sum(price, change), rate));
}

export function pieceStory(
  { scenario, letters, rate, extra }: Piece,
  { first, second }: Twists,
): string {
  const { seller, piece, place, unit, units } = scenario;
  const [price, side] = letters;
  const charge = `${seller} charges \\$${rate} per square ${unit} for a square ${piece}`;
  const given = `The given formula gives the total charge $${price}$, in dollars`;
  if (second)
    return `${charge} whose sides are each $${extra}$ ${units} ${first ? "longer" : "shorter"} than those of a square ${place}. ${given}, for a ${place} with sides of length $${side}$ ${units}.`;
  const change = first ? "adds a fee of" : "subtracts a discount of";
  return `${charge} with sides of length $${side}$ ${units} and ${change} \\$${extra}. ${given}.`;
}

export function pieceTold({ scenario, letters, rate, extra }: Piece, { first, second }: Twists) {
  const { seller, piece, place, unit, units } = scenario;
  const [price, side] = letters;
  const charge = `${seller} charges \\$${rate} per square ${unit} for a square ${piece}`;
  const asked = `$${side}$ in terms of $${price}$`;
  return second
    ? [
        `${charge} sides each $${extra}$ ${units} ${first ? "longer" : "shorter"} than those of a square ${place}`,
        `total charge $${price}$ in dollars ${place} sides of length $${side}$ ${units} ${asked}`,
      ]
    : [
        `${charge} sides of length $${side}$ ${units} ${first ? "adds fee" : "subtracts discount"} \\$${extra}`,
        `total charge $${price}$ in dollars ${asked}`,
      ];
}

export function pieceSteps(item: Piece, at: Twists): Step[] {
  const { letters, rate, extra } = item;
  const [price, side] = letters;
  const change = at.first ? extra : -extra;
  const [rest, alone] = at.second
    ? [expression(price), sum(side, change)]
    : [sum(price, -change), expression(side)];
  const area = power(alone, 2);
  return [
    ...(at.second ? [] : [stepTo(removing(change), equation(rest, product(rate, area)))]),
    stepTo(`Divide both sides by $${rate}$.`, equation(quotient(rest, rate), area)),
    stepTo(
      "Take the positive square root of both sides, because a length is positive.",
      equation(alone, root(quotient(rest, rate))),
    ),
    ...(at.second ? [stepTo(removing(change), equation(side, pieceSide(item, at)))] : []),
  ];
}
