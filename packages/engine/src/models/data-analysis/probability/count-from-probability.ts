import { defineLevels } from "../../../craft/assembly/levels.ts";
import { type GroupScenario, groupScenarios } from "@sat/content/scenarios/groups";
import { siblingLevel } from "../../../craft/assembly/sibling-level.ts";
import type { Twists } from "../../../craft/options/siblings.ts";
import { decimal, quotient, times } from "../../../math/expression.ts";
import { code, grouped, inline, tex } from "../../../math/print.ts";
import type { Step } from "../../../model.ts";
import { type Rational, divide, gcd, rational, subtract } from "../../../math/rational.ts";

interface Selected {
  readonly scenario: GroupScenario;
  readonly group: 0 | 1;
  readonly probability: Rational;
  readonly inDecimals: boolean;
  readonly n: number;
}

/** Most multiples of the least count for one probability, so that simple ones do not crowd out the others. */
const MOST_MULTIPLES = 300;

/** Probabilities in lowest terms, each with the least count that makes all counts whole. */
const PROBABILITIES = [3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 15, 20, 25]
  .flatMap((under) => Array.from({ length: under - 1 }, (_, at) => [at + 1, under] as const))
  // A very small share would set the four answers far apart.
  .filter(([over, under]) => 4 * over >= under && 4 * (under - over) >= under)
  .filter(([over, under]) => gcd(over, under) === 1)
  .map(([over, under]) => ({
    probability: rational(over, under),
    unit: over * under * (under - over),
  }))
  .filter(({ unit }) => unit <= 240);

function endsAsDecimal({ den }: Rational): boolean {
  return 1000 % den === 0;
}

/** The share of those that the counts are about. */
function shareAsked({ probability }: Selected, { second }: Twists): Rational {
  return second ? probability : subtract(1, probability);
}

function printed({ inDecimals }: Selected, value: Rational): string {
  return inDecimals ? tex(decimal(value)) : tex(value);
}

function solving(selected: Selected, at: Twists, key: Rational | number): Step[] {
  const { scenario, group, probability, n } = selected;
  const { groups, have, lack, who } = scenario;
  const [name, does] = [groups[group], at.second ? have : lack];
  const exact = shareAsked(selected, at);
  const [given, share] = [printed(selected, probability), printed(selected, exact)];
  return [
    {
      text: at.second
        ? `The probability is $${share}$, so $${share}$ of all the ${name} ${does}.`
        : `Subtract from $1$ to find the share of the ${name} ${who} ${does}.\n\n$1 - ${given} = ${share}$`,
      claim: `${code(exact)} = ${at.second ? code(probability) : `1 - ${code(probability)}`}`,
    },
    ...(at.first
      ? [
          {
            text: `Multiply this share by the number of all ${name}.\n\n$${share} \\cdot ${tex(n)} = ${tex(key)}$`,
            claim: `x = ${code(key)}`,
          },
        ]
      : [
          {
            text: `Let $x$ be the number of all ${name}. Of these, ${grouped(n)} ${does}.\n\n$${share}x = ${tex(n)}$`,
            claim: `${code(exact)}*x = ${n}`,
          },
          {
            text: `Divide both sides by $${share}$.\n\n$x = ${tex(n)} \\div ${share} = ${tex(key)}$`,
            claim: `x = ${code(key)}`,
          },
        ]),
  ];
}

/** The twists: n is the number of all, not of those with the property; the probability is that of having it. */
const ofGroup = siblingLevel<Selected>({
  space: 100_000,
  steps: 2,
  context: true,
  numbers: (chance) => {
    const scenario = chance.pick(groupScenarios);
    const { probability, unit } = chance.pick(PROBABILITIES);
    const most = Math.min(MOST_MULTIPLES, Math.floor((3 * scenario.most) / unit));
    return {
      scenario,
      group: chance.pick([0, 1] as const),
      probability,
      inDecimals: endsAsDecimal(probability) && chance.flip(),
      n: unit * chance.int(1, most),
    };
  },
  work: ({ probability, inDecimals, n }, { first, second }) => {
    const exact = second ? probability : subtract(1, probability);
    if (inDecimals) return first ? times(decimal(exact), n) : quotient(n, decimal(exact));
    return times(first ? exact : divide(1, exact), n);
  },
  word: (selected, at, key) => {
    const { scenario, group, probability, n } = selected;
    const { place, members, groups, has, lacks, have, lack, who } = scenario;
    const name = groups[group];
    const share = printed(selected, shareAsked(selected, at));
    const [does, doesNot] = at.second ? [have, lack] : [lack, have];
    const ask = at.first
      ? `If there are ${grouped(n)} ${name}, how many of them ${does}?`
      : `If ${grouped(n)} of the ${name} ${does}, what is the total number of ${name}?`;
    return {
      question: `${place}, the probability that ${members[group]} selected at random ${has} is $${printed(selected, probability)}$. ${ask}`,
      why: at.first
        ? `It is $${share}$ of all ${grouped(n)} ${name}.`
        : `The ${grouped(n)} ${name} ${who} ${does} are $${share}$ of this number.`,
      slips: [
        {
          code: "opposite-operation",
          deed: at.first
            ? "dividing by the probability instead of multiplying by it"
            : "multiplying by the probability instead of dividing by it",
        },
        {
          code: "rest-for-part",
          deed: `using the probability that the ${scenario.one} ${at.second ? lacks : has}`,
        },
      ],
      corner: at.first
        ? {
            code: "rest-for-part",
            deed: `reading ${grouped(n)} as the number of ${name} ${who} ${doesNot}`,
          }
        : {
            code: "rest-for-part",
            deed: `finding how many of ${grouped(n)} ${name} ${doesNot}`,
          },
      opening: `The probability is equal to the share of the ${name} ${who} ${have}.`,
      steps: solving(selected, at, key),
      hint: `Does ${grouped(n)} count all the ${name}, or only some of them?`,
      tip: "Ask whether the answer must be greater or less than the given count.",
      archetype: at.first ? "QE13" : "QE08",
    };
  },
  facts: ({ scenario, group, probability, inDecimals, n }, { first, second }) => {
    const share = second ? code(probability) : `(1 - ${code(probability)})`;
    const { groups, members, has, have, lack } = scenario;
    const [name, does] = [groups[group], second ? have : lack];
    return {
      kind: "value",
      given: [first ? `x/${n} = ${share}` : `${n}/x = ${share}`],
      ask: "x",
      told: [
        `${members[group]} selected at random`,
        `${has} is ${inline(inDecimals ? decimal(probability) : probability)}`,
        ...(first
          ? [`${grouped(n)} ${name}`, `how many of them ${does}`]
          : [`${grouped(n)} of the ${name} ${does}`, `total number of ${name}`]),
      ],
    };
  },
});

/** How many there are, from a probability and a count. */
export const countFromProbability = defineLevels({
  id: "count-from-probability",
  version: 5,
  topic: "data-analysis",
  skill: "Q.E",
  archetypes: ["QE08", "QE13"],
  optionDesign: "orbit",
  Easy: ofGroup,
});
