import { poolLevel } from "../../../craft/assembly/pool-level.ts";
import { formula } from "../../../craft/options/option.ts";
import { type PoolMisstep, type PoolSlip, slipTo } from "../../../craft/options/pool.ts";
import { type Ways, drawWays } from "../../../craft/options/ways.ts";
import { stepTo } from "../../../craft/wording/steps.ts";
import { paragraphs } from "../../../craft/wording/words.ts";
import { type Expression, equation, polynomial, product, sum } from "../../../math/expression.ts";
import { code, inline } from "../../../math/print.ts";

/** Whether the mean rises, and whether the value is added, not removed. */
type SymbolicFork = "rises" | "added";

interface Symbolic {
  readonly count: number;
  readonly change: number;
  readonly mean: string;
  readonly value: string;
  readonly ways: Ways<SymbolicFork>;
}

function afterOf({ count, change, mean }: Symbolic, { rises, added }: Ways<SymbolicFork>) {
  return {
    after: added ? count + 1 : count - 1,
    now: polynomial([rises ? change : -change, 1], mean),
  };
}

/** The difference of the two sums. */
function symbolicWork(item: Symbolic, ways: Ways<SymbolicFork>) {
  const { after, now } = afterOf(item, ways);
  const [before, behind] = [product(item.count, item.mean), product(after, now)];
  return ways.added
    ? sum(behind, product(-item.count, item.mean))
    : sum(before, product(-after, now));
}

function valueOf(item: Symbolic, ways: Ways<SymbolicFork>, factor?: number): Expression {
  const { after } = afterOf(item, ways);
  const away = (factor ?? after) * item.change;
  return polynomial([ways.rises === ways.added ? away : -away, 1], item.mean);
}

function symbolicSlips(item: Symbolic): PoolSlip[] {
  const { count, change, mean, ways } = item;
  const { after } = afterOf(item, ways);
  const slip = (work: Expression, value: Expression, misstep: PoolMisstep) =>
    slipTo(work, misstep, () => formula(value));
  const [rising, other] = [
    { ...ways, rises: !ways.rises },
    { ...ways, added: !ways.added },
  ];
  const fewer = ways.added ? count - 1 : count + 1;
  return [
    slip(symbolicWork(item, rising), valueOf(item, rising), {
      code: "direction-turned-around",
      deed: `letting the mean ${ways.rises ? "fall" : "rise"} by $${change}$`,
      step: 1,
    }),
    slip(symbolicWork(item, other), valueOf(item, other), {
      code: "opposite-operation",
      deed: ways.added
        ? `treating the value as removed, which leaves $${count - 1}$ values,`
        : `treating the value as added, which makes $${count + 1}$ values,`,
      step: 1,
    }),
    slip(
      sum(mean, product(ways.rises === ways.added ? fewer : -fewer, change)),
      valueOf(item, ways, fewer),
      {
        code: "off-by-one",
        deed: `multiplying the change by $${fewer}$ instead of $${after}$`,
        step: 2,
      },
    ),
  ];
}

/** The value added or removed, in terms of the mean. */
export const inTermsOfMean = poolLevel<Symbolic>({
  space: 100_000,
  steps: 4,
  draw: (chance) => ({
    count: chance.int(6, 60),
    change: chance.int(2, 25),
    mean: chance.pick(["m", "k", "a", "p"]),
    value: chance.pick(["x", "y", "n", "w", "z"]),
    ways: drawWays(chance, "rises", "added"),
  }),
  key: (item) => formula(valueOf(item, item.ways)),
  slips: symbolicSlips,
  word: (item) => {
    const { count, change, mean, value, ways } = item;
    const { after, now } = afterOf(item, ways);
    const expanded = polynomial([(ways.rises ? change : -change) * after, after], mean);
    const work = symbolicWork(item, ways);
    const open = ways.added
      ? sum(expanded, product(-count, mean))
      : sum(
          product(count, mean),
          polynomial([(ways.rises ? -change : change) * after, -after], mean),
        );
    return {
      question: paragraphs(
        `The mean of the ${count} values in a data set is $${mean}$, where $${mean}$ is a constant. ${ways.added ? `The value $${value}$ is added to the data set` : `The value $${value}$, which is in the data set, is removed`}, and the mean of the resulting ${after} values is ${inline(now)}.`,
        `Which expression is equal to $${value}$?`,
      ),
      why: `The sum of the values ${ways.added ? "grows" : "drops"} by exactly $${value}$.`,
      opening: "Compare the sum of the values before the change with the sum after it.",
      steps: [
        {
          text: `A sum is the mean times the number of values.\n\nBefore: ${inline(product(count, mean))}\n\nAfter: ${inline(product(after, now))}`,
        },
        {
          text: `The value ${ways.added ? "added is the sum after minus the sum before" : "removed is the sum before minus the sum after"}.\n\n${inline(work)}`,
          claim: code(equation(value, work)),
        },
        stepTo("Multiply out.", equation(work, open)),
        stepTo(`Combine the terms in $${mean}$.`, equation(open, valueOf(item, ways))),
      ],
      hint: `The $${count}$ values add up to $${count}${mean}$. What do the $${after}$ values add up to?`,
      tip: "When a mean is a letter, write both sums with it and subtract.",
      archetype: "QC10",
    };
  },
  facts: ({ count, change, mean, value, ways }) => {
    const after = ways.added ? count + 1 : count - 1;
    const all = `${count}*${mean} ${ways.added ? "+" : "-"} ${value}`;
    return {
      kind: "equivalent",
      expression: value,
      where: [`(${all})/${after} = ${mean} ${ways.rises ? "+" : "-"} ${change}`],
      told: [
        `mean of the ${count} values in a data set is $${mean}$`,
        `the value $${value}$`,
        ways.added ? "is added to the data set" : "is removed",
        `mean of the resulting ${after} values`,
        `expression is equal to $${value}$`,
      ],
    };
  },
});
