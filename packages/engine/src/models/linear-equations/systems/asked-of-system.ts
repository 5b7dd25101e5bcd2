import { poolLevel } from "../../../craft/assembly/pool-level.ts";
import { areDistinct, numeral } from "../../../craft/options/option.ts";
import { type PoolSlip, slipTo } from "../../../craft/options/pool.ts";
import { paragraphs } from "../../../craft/wording/words.ts";
import {
  type Expression,
  type Relation,
  equation,
  negative,
  sum,
} from "../../../math/expression.ts";
import { code, inline, tex } from "../../../math/print.ts";
import { workOut } from "../../../math/work-out.ts";
import type { Step } from "../../../model.ts";
import type { Chance } from "../../../random/chance.ts";

const ASKS = ["x", "y", "x + y", "x - y"] as const;
type Ask = (typeof ASKS)[number];

/** A system of two equations with this solution, and what is asked of it. */
export interface Solved {
  readonly x: number;
  readonly y: number;
  readonly ask: Ask;
}

export function drawAsk(chance: Chance, x: number, y: number): Solved {
  chance.require(areDistinct([x, y, x + y, x - y, 0]), "options alike");
  return { x, y, ask: chance.pick(ASKS) };
}

/** What is asked, made of the two unknowns. */
export function madeOf(ask: Ask, x: Expression | number, y: Expression | number): Expression {
  return {
    x: () => sum(x),
    y: () => sum(y),
    "x + y": () => sum(x, y),
    "x - y": () => sum(x, negative(y)),
  }[ask]();
}

function isOne(ask: Ask): ask is "x" | "y" {
  return ask === "x" || ask === "y";
}

/** Another of the four quantities than the one asked for; its classic trap is one of the unknowns. */
function otherQuantities({ x, y, ask }: Solved): PoolSlip[] {
  return ASKS.filter((other) => other !== ask).map((other) =>
    slipTo(madeOf(other, x, y), {
      code: !isOne(ask) && isOne(other) ? "stopped-early" : "another-quantity",
      deed: `answering with the value of $${other}$`,
      isClassic: isOne(other),
      step: 4,
    }),
  );
}

/** Slips whose result could be a solution drawn here. */
function plausible(slips: readonly PoolSlip[]): PoolSlip[] {
  return slips.filter(
    ({ face: { value } }) => value?.den === 1 && value.num !== 0 && Math.abs(value.num) <= 60,
  );
}

/** A question with a solution has so many slips of procedure that lead to whole numbers. */
function requireSlips(chance: Chance, { x, y, ask }: Solved, slips: readonly PoolSlip[]) {
  const key = workOut(madeOf(ask, x, y)).num;
  const values = new Set(slips.map(({ face }) => face.order));
  values.delete(key);
  chance.require(values.size >= 2, "too few slips of procedure");
}

interface Telling<Drawn extends Solved> {
  readonly steps: number;
  readonly space: number;
  readonly draw: (chance: Chance) => Drawn;
  readonly given: (drawn: Drawn) => readonly [Relation, Relation];
  readonly slips: (drawn: Drawn) => PoolSlip[];
  readonly opening: string;
  readonly work: (drawn: Drawn) => readonly Step[];
  readonly hint: (drawn: Drawn) => string;
  readonly archetype: string;
}

/** One of the unknowns of a system, or what they make together. */
export function askedOfSystem<Drawn extends Solved>(telling: Telling<Drawn>) {
  const { given, opening, work, hint, archetype } = telling;
  const slips = (drawn: Drawn) => plausible(telling.slips(drawn));
  return poolLevel<Drawn>({
    space: telling.space,
    steps: telling.steps,
    draw: (chance) => {
      const drawn = telling.draw(chance);
      requireSlips(chance, drawn, slips(drawn));
      return drawn;
    },
    key: ({ x, y, ask }) => numeral(workOut(madeOf(ask, x, y))),
    slips: (drawn) => [...otherQuantities(drawn), ...slips(drawn)],
    word: (drawn) => {
      const { x, y, ask } = drawn;
      const value = madeOf(ask, x, y);
      return {
        question: paragraphs(
          ...given(drawn).map(inline),
          `The solution to the given system of equations is $(x, y)$. What is the value of $${ask}$?`,
        ),
        why: `The pair $(${x}, ${y})$ satisfies both equations${isOne(ask) ? "" : `, and ${inline(equation(value, workOut(value)))}`}.`,
        opening,
        steps: [
          ...work(drawn),
          ...(isOne(ask)
            ? []
            : [
                {
                  text: `Put both values into $${ask}$.\n\n$${ask} = ${tex(value)} = ${tex(workOut(value))}$`,
                  claim: `${ask} = ${code(workOut(value))}`,
                },
              ]),
          {
            text: `Another way: graph both equations and read the point where the lines cross, $(${x}, ${y})$.`,
          },
        ],
        hint: hint(drawn),
        tip: "Underline what is asked: $x$, $y$, or something made of both.",
        archetype: isOne(ask) ? archetype : "HD02",
      };
    },
    facts: (drawn) => ({ kind: "value", given: given(drawn).map(code), ask: drawn.ask }),
  });
}

/** The unknown that is found first. */
export function keptOf({ ask }: Solved): "x" | "y" {
  return ask === "y" ? "y" : "x";
}
