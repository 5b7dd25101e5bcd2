import type { Difficulty } from "@sat/item";
import { quotient, sum } from "../../math/expression.ts";
import { tex } from "../../math/print.ts";
import type { DraftOption } from "../../model.ts";
import { numeral } from "../options/option.ts";
import { type Misstep, type Slip, leadingTo } from "../options/slips.ts";

/**
 * The options are x + y, x - y and their opposites. As x and y take both signs alike and either combination
 * is asked, each of the four is the key as often.
 */
export interface System {
  readonly level: Difficulty;
  readonly asked: "x + y" | "x - y";
  /** The solution; at Hard, x is half the sum of the key and of what the wrong operation gives. */
  readonly x: number;
  readonly y: number;
  readonly coefficients: readonly [number, number, number, number];
  readonly turn: 1 | -1;
}

/** What is asked, and the other combination. */
export function answers({ asked, x, y }: System) {
  return asked === "x + y" ? { key: x + y, other: x - y } : { key: x - y, other: x + y };
}

/** How the equations are combined at Hard, by the turn. */
export const DEED = { "1": "Adding", "-1": "Subtracting" };
/** The right sides of the two equations at Hard. */
function rightSides({ x, y, turn, asked, coefficients }: System): readonly [number, number] {
  const n = coefficients[0] + coefficients[1];
  return [n * x, (asked === "x + y" ? turn : -turn) * n * y];
}

/** How a learner comes to the opposite of the answer. */
export function reversed(system: System): Slip<number> {
  const { level, asked, x, y, turn, coefficients } = system;
  const apply = (answer: number) => -answer;
  if (level === "Hard") {
    const n = coefficients[0] + coefficients[1];
    const [one, other] = rightSides(system);
    return turn === 1
      ? {
          code: "sign-lost",
          deed: `dividing by $${-n}$ instead of $${n}$`,
          apply,
          work: quotient(sum(one, other), -n),
        }
      : {
          code: "direction-turned-around",
          deed: "subtracting the first right side from the second, but not the left sides,",
          apply,
          work: quotient(sum(other, -one), n),
        };
  }
  return asked === "x - y"
    ? { code: "quantities-exchanged", deed: "subtracting $x$ from $y$", apply, work: sum(y, -x) }
    : {
        code: "opposite-sign",
        deed: "giving both values the wrong sign",
        apply,
        work: sum(-x, -y),
      };
}

/** One slip behind the fourth number: the opposite of the other combination. */
export function cornerOf(system: System): Misstep {
  const { level, asked, x, y, turn, coefficients } = system;
  if (level === "Hard") {
    const n = coefficients[0] + coefficients[1];
    const [one, other] = rightSides(system);
    return turn === 1
      ? {
          code: "opposite-operation",
          deed: "subtracting the first right side from the second, where the left sides are added,",
          work: quotient(sum(other, -one), n),
        }
      : {
          code: "opposite-operation",
          deed: `adding the right sides and dividing by $${-n}$`,
          work: quotient(sum(one, other), -n),
        };
  }
  return asked === "x + y"
    ? {
        code: "opposite-operation",
        deed: "subtracting $x$ from $y$ instead of adding the two",
        work: sum(y, -x),
      }
    : {
        code: "opposite-sign",
        deed: `using $${-x}$ instead of $${x}$ for $x$ in the last step`,
        work: sum(-x, -y),
      };
}

/** How a learner comes to the other combination. */
export function otherSlip(system: System): Slip<number> {
  const { level, asked, turn, coefficients } = system;
  const { key, other } = answers(system);
  const apply = (answer: number) => (answer === key ? other : -other);
  if (level === "Hard") {
    const n = coefficients[0] + coefficients[1];
    const deed = DEED[turn === 1 ? "-1" : "1"].toLowerCase();
    return {
      code: "opposite-operation",
      apply,
      deed: `${deed} the right sides, where the left sides are ${turn === 1 ? "added" : "subtracted"},`,
      work: quotient(sum(rightSides(system)[0], -turn * rightSides(system)[1]), n),
    };
  }
  const unasked = asked === "x + y" ? "x - y" : "x + y";
  return {
    code: "another-quantity",
    apply,
    deed: `finding $${unasked}$ instead of $${asked}$`,
    work: asked === "x + y" ? sum(system.x, -system.y) : sum(system.x, system.y),
  };
}

/** Stopping at one of the unknowns, where they are found one after the other. */
export function stops({ level, x, y }: System): DraftOption[] {
  if (level === "Hard") return [];
  return [
    leadingTo(numeral(x), { code: "stopped-early", deed: "stopping at the value of $x$" }),
    leadingTo(numeral(y), { code: "stopped-early", deed: "stopping at the value of $y$" }),
  ];
}

/** Why the key is right. */
export function keyReason({ level, asked, x, y, turn, coefficients }: System): string {
  if (level !== "Hard") return `With $x = ${x}$ and $y = ${y}$, both equations are true.`;
  const n = coefficients[0] + coefficients[1];
  const total = n * (asked === "x + y" ? x + y : x - y);
  return `${DEED[turn]} the equations leaves $${n}(${asked}) = ${tex(total)}$ for every value of $k$.`;
}
