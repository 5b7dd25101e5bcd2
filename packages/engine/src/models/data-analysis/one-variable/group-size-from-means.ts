import {
  type GroupScenario,
  fitsGroup,
  groupScenarios,
} from "@sat/content/scenarios/measured-groups";
import { poolLevel } from "../../../craft/assembly/pool-level.ts";
import { decimalOf, printed } from "../../../craft/data/decimals.ts";
import { numeral } from "../../../craft/options/option.ts";
import { type PoolSlip, slipTo } from "../../../craft/options/pool.ts";
import { stepTo } from "../../../craft/wording/steps.ts";
import {
  type Operand,
  decimal,
  equation,
  expression,
  negative,
  product,
  quotient,
  sum,
  times,
} from "../../../math/expression.ts";
import { inline } from "../../../math/print.ts";
import { compare, lcm, rational } from "../../../math/rational.ts";
import { workOut } from "../../../math/work-out.ts";

/** The first group, the second, and both together. */
type Count = 0 | 1 | 2;

interface Balance {
  readonly scenario: GroupScenario;
  /** In tenths: how far the mean of all lies from the mean of the first group, and from that of the second. */
  readonly apart: readonly [number, number];
  readonly low: number;
  readonly rises: boolean;
  readonly known: number;
  /** Which number is given, and which is asked for. */
  readonly given: Count;
  readonly asked: Count;
}

/** What share of all each number is, in units of the distances: the closer mean belongs to the larger group. */
function sharesOf({ apart: [near, far] }: Balance): readonly [number, number, number] {
  return [far, near, near + far];
}

function remaining({ given, asked }: Balance): Count {
  return (3 - given - asked) as Count; // three counts add up to 3
}

/** The shares as the differences of means that they are. */
function differencesOf(balance: Balance) {
  const [m1, m, m2] = meansOf(balance);
  const difference = (one: number, other: number) =>
    sum(decimalOf(Math.max(one, other)), decimalOf(-Math.min(one, other)));
  return [difference(m2, m), difference(m, m1), difference(m2, m1)] as const;
}

function scaled({ known }: Balance, over: Operand, under: Operand) {
  return quotient(times(known, over), under);
}

function ofEqualGroups({ known, given, asked }: Balance) {
  if (given === 2) return quotient(known, 2);
  return asked === 2 ? times(2, known) : expression(known);
}

function numberOf({ scenario: { members, groups } }: Balance, count: Count): string {
  return count === 2 ? `${members} in the two groups combined` : `${members} ${groups[count]}`;
}

function balanceSlips(balance: Balance): PoolSlip[] {
  const { scenario, known, given, asked } = balance;
  const { members, groups } = scenario;
  const shares = sharesOf(balance);
  const differences = differencesOf(balance);
  const exchanged = [differences[1], differences[0], differences[2]] as const;
  const [less, more] = shares[0] < shares[1] ? ([0, 1] as const) : ([1, 0] as const);
  const part = scaled(balance, differences[less], differences[more]);
  const rest = remaining(balance);
  return [
    slipTo(scaled(balance, exchanged[asked], exchanged[given]), {
      code: "ratio-upside-down",
      deed: `taking the ${members} ${groups[shares[0] > shares[1] ? 1 : 0]} as the larger group`,
      isClassic: true,
      step: 1,
    }),
    slipTo(scaled(balance, differences[rest], differences[given]), {
      code: rest === 2 ? "another-quantity" : "rest-for-part",
      deed: `finding the number of ${numberOf(balance, rest)}`,
      step: 3,
    }),
    slipTo(scaled(balance, differences[asked], differences[rest]), {
      code: "wrong-total",
      deed: `using $${known}$ as the number of ${numberOf(balance, rest)}`,
      step: 2,
    }),
    slipTo(scaled(balance, differences[given], differences[asked]), {
      code: "ratio-upside-down",
      deed: "turning the ratio of the two numbers upside down",
      step: 3,
    }),
    slipTo(ofEqualGroups(balance), {
      code: "condition-unchecked",
      deed: "treating the groups as equally large",
      step: 1,
    }),
    slipTo(part, {
      code: "wrong-total",
      deed: `taking the ratio of the two differences from the mean of all as a fraction of the ${numberOf(balance, given)}`,
      step: 2,
    }),
    slipTo(sum(known, negative(part)), {
      code: "wrong-total",
      deed: `subtracting the ratio of the two differences from the mean of all, as a fraction of the ${numberOf(balance, given)},`,
      step: 2,
    }),
  ].filter(({ face: { order = 0 } }) => {
    // A group is smaller than both together.
    if (given === 2) return order < known;
    return asked === 2 ? order > known : order > 0;
  });
}

/** A number of members, from three means and another number of members. */
export const fromBalance = poolLevel<Balance>({
  space: 100_000,
  steps: 4,
  context: true,
  draw: (chance) => {
    const scenario = chance.pick(groupScenarios);
    const [one, other] = chance.pick([
      [1, 2],
      [1, 3],
      [1, 4],
      [2, 3],
      [3, 2],
      [2, 1],
      [3, 1],
      [4, 1],
    ] as const);
    const factor = chance.int(4, 36);
    const apart = [one * factor, other * factor] as const;
    const low = chance.int(10 * scenario.from, 10 * scenario.to);
    const high = (low + apart[0] + apart[1]) / 10;
    chance.require(fitsGroup(scenario, high), "means too far apart");
    const given = chance.pick([0, 1, 2] as const);
    const asked = chance.pick(([0, 1, 2] as const).filter((count) => count !== given));
    const unit = lcm(lcm(lcm(one, other), one + other), 2);
    const known = unit * chance.int(Math.ceil(12 / unit), Math.floor(240 / unit));
    return { scenario, apart, low, rises: chance.flip(), known, given, asked };
  },
  key: (balance) => {
    const shares = sharesOf(balance);
    return numeral(workOut(scaled(balance, shares[balance.asked], shares[balance.given])));
  },
  slips: balanceSlips,
  word: (balance) => {
    const { scenario, known, given, asked } = balance;
    const { members, measure, unit } = scenario;
    const [m1, m, m2] = meansOf(balance);
    const shares = sharesOf(balance);
    const key = workOut(scaled(balance, shares[asked], shares[given])).num;
    const size = (group: 0 | 1) => (known * shares[group]) / shares[given];
    const sizes = [size(0), size(1)] as const;
    return {
      question: `The mean ${measure} is ${printed(m1)} ${unit} for the ${members} ${scenario.groups[0]} and ${printed(m2)} ${unit} for those ${scenario.groups[1]}. The mean ${measure} of all these ${members} is ${printed(m)} ${unit}. If there are ${known} ${numberOf(balance, given)}, how many are ${asked === 2 ? "there in the two groups combined" : scenario.groups[asked]}?`,
      why: `With groups of $${sizes[0]}$ and $${sizes[1]}$, the mean of all is ${inline(equation(quotient(sum(times(sizes[0], decimalOf(m1)), times(sizes[1], decimalOf(m2))), sizes[0] + sizes[1]), decimalOf(m)))}.`,
      opening: "Write the sum of all the values in two ways, with a letter for an unknown size.",
      steps: balanceSteps(balance, key),
      hint: `Is the mean of all, $${printed(m)}$, closer to $${printed(m1)}$ or to $${printed(m2)}$? Which group must then be larger?`,
      tip: "The mean of two groups together lies closer to the mean of the larger group.",
      archetype: "QC11",
    };
  },
  facts: (balance) => {
    const { scenario, known, given, asked } = balance;
    const { members, groups, measure, unit } = scenario;
    const [m1, m, m2] = meansOf(balance);
    const letters = ["n", "k", "n + k"] as const;
    return {
      kind: "value",
      given: [`${letters[given]} = ${known}`, `${m1}*n + ${m2}*k = ${m}*(n + k)`],
      ask: letters[asked],
      told: [
        `mean ${measure} is ${printed(m1)} ${unit} for the ${members} ${groups[0]}`,
        `${printed(m2)} ${unit} for those ${groups[1]}`,
        `mean ${measure} of all these ${members} is ${printed(m)} ${unit}`,
        `${known} ${numberOf(balance, given)}`,
        `how many are ${asked === 2 ? "there in the two groups combined" : groups[asked]}`,
      ],
    };
  },
});

/** With both together given, the number asked for is the unknown; else that of the group not given. */
function balanceSteps(balance: Balance, key: number) {
  const { scenario, known, given, asked } = balance;
  const [m1, m, m2] = meansOf(balance);
  const shares = sharesOf(balance);
  const sought = given === 2 ? (asked as 0 | 1) : given === 0 ? 1 : 0; // given both, a group is asked for
  const n = sought === 0 ? "n" : "k";
  const [own, others] = sought === 0 ? [m1, m2] : [m2, m1];
  const [rest, both] = given === 2 ? [sum(known, product(-1, n)), known] : [known, sum(known, n)];
  const factor = decimalOf(own - (given === 2 ? others : m));
  const [ofOwn, ofOthers, ofAll] = [decimalOf(own), decimalOf(others), decimalOf(m)];
  const times10 = (mean: number) => decimal(rational(Math.round(10 * mean) * known, 10));
  return [
    stepTo(
      `Let $${n}$ be the number of ${numberOf(balance, sought)}. The sums of the two groups make the sum of all.`,
      equation(
        sum(product(ofOwn, n), times(ofOthers, rest)),
        given === 2 ? times(ofAll, both) : product(ofAll, both),
      ),
    ),
    stepTo(
      "Multiply out.",
      given === 2
        ? equation(
            sum(product(ofOwn, n), times10(others), product(negative(ofOthers), n)),
            times10(m),
          )
        : equation(sum(product(ofOwn, n), times10(others)), sum(times10(m), product(ofAll, n))),
    ),
    stepTo(
      `Collect the terms in $${n}$ on the left side and the numbers on the right.`,
      equation(product(factor, n), times10(m - others)),
    ),
    ...(compare(workOut(factor), 1) === 0
      ? []
      : [
          stepTo(
            `Divide both sides by ${inline(factor)}.`,
            equation(n, (known * shares[sought]) / shares[given]),
          ),
        ]),
    asked === 2
      ? stepTo("Add the numbers of the two groups.", equation(sum(known, key - known), key))
      : { text: `So there are $${key}$ ${scenario.members} ${scenario.groups[asked]}.` },
  ];
}

/** The mean of the first group, of all, and of the second group. */
function meansOf({ apart: [near, far], low, rises }: Balance): readonly [number, number, number] {
  const means = rises ? [low, low + near, low + near + far] : [low + near + far, low + far, low];
  const [one = 0, all = 0, other = 0] = means.map((tenths) => tenths / 10);
  return [one, all, other];
}
