import { power, product, quotient, sum } from "../../math/expression.ts";
import { type PoolSlip, slipTo } from "../options/pool.ts";
import { slipsAtForks } from "../options/ways.ts";
import { type Composite, type CompositeProblem, order, shiftOf } from "./composites.ts";

export interface UnknownComposite extends Composite {
  readonly name: string;
  readonly value: number;
}

export function constantWork(problem: CompositeProblem<UnknownComposite>) {
  const { slope, input, value } = problem.terms;
  const shift = shiftOf(problem);
  return problem.ways.linearLast
    ? sum(quotient(sum(value, -shift), slope), -(input ** 2))
    : sum(value, product(-1, power(slope * input + shift, 2)));
}

export function constantSlips(problem: CompositeProblem<UnknownComposite>): PoolSlip[] {
  const { terms, ways } = problem;
  const { name, slope, input, value } = terms;
  const shift = shiftOf(problem);
  const [first, then] = order(problem);
  const inner = slope * input + shift;
  return [
    ...slipsAtForks({
      ways,
      work: (each) => constantWork({ terms, ways: each }),
      slips: {
        linearLast: {
          code: "order-of-steps",
          deed: `setting $${first}(${then}(${input}))$ equal to $${value}$`,
          step: 1,
        },
        added: {
          code: "sign-lost",
          deed: ways.linearLast
            ? `moving $${shift}$ to the right side without changing its sign`
            : `using $${-shift}$ instead of $${shift}$ in the equation of $f$`,
          step: 2,
        },
      },
    }),
    ways.linearLast
      ? slipTo(sum(value, -shift, -slope * input ** 2), {
          code: "distributed-to-one-term",
          deed: `multiplying only $${input ** 2}$ by $${slope}$, but not $${name}$,`,
          isClassic: true,
          step: 2,
        })
      : slipTo(sum(value, product(-1, power(slope * input, 2)), product(-1, power(shift, 2))), {
          code: "square-pattern",
          deed: `squaring $${slope * input}$ and $${shift}$ one by one`,
          isClassic: true,
          step: 2,
        }),
    ways.linearLast
      ? slipTo(quotient(sum(value, -shift), slope), {
          code: "stopped-early",
          deed: `stopping at the value of $g(${input})$`,
          step: 3,
        })
      : slipTo(sum(value, -inner), {
          code: "power-or-root-left-out",
          deed: `leaving $${inner}$ unsquared`,
          step: 2,
        }),
    slipTo(sum(value, product(-1, power(input, 2))), {
      code: "another-quantity",
      deed: `setting $g(${input})$ itself equal to $${value}$`,
      step: 1,
    }),
  ];
}
