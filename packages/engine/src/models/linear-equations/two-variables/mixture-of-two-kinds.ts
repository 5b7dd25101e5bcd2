import { capitalized } from "../../../language/noun.ts";
import { defineLevels, level } from "../../../craft/assembly/levels.ts";
import { areDistinct, formula, numeral } from "../../../craft/options/option.ts";
import { type MixtureScenario, mixtures } from "@sat/content/scenarios/mixtures";
import {
  type Twists,
  rotatingOptions,
  siblingAnswers,
  siblingOptions,
  twists,
} from "../../../craft/options/siblings.ts";
import { hundredths } from "../../../craft/percents/share.ts";
import { mixtureSteps, shareOf } from "../../../craft/percents/mixture-steps.ts";
import { stepTo } from "../../../craft/wording/steps.ts";
import { paragraphs } from "../../../craft/wording/words.ts";
import { type Expression, equation, sum, times } from "../../../math/expression.ts";
import { code, inline, tex } from "../../../math/print.ts";
import type { Chance } from "../../../random/chance.ts";

interface Shares {
  /** Place of the scenario in its list. */
  readonly scenario: number;
  /** The shares in percent. */
  readonly a: number;
  readonly b: number;
}

function scenarioOf({ scenario }: Shares): MixtureScenario {
  return mixtures[scenario] as MixtureScenario; // drawn from the length of the list
}

function drawShares(chance: Chance): Shares {
  const scenario = chance.int(0, mixtures.length - 1);
  const [a, b] = [chance.int(4, 95), chance.int(4, 95)];
  chance.require(a > b && a + b !== 100 && a !== 50 && b !== 50, "shares alike");
  return { scenario, a, b };
}

function told(shares: Shares, [ofX, ofY]: readonly [number, number]): string {
  const { first, second, part, rest } = scenarioOf(shares);
  return `${capitalized(first)} is ${ofX}% ${part}, and ${second} is ${ofY}% ${part}; the rest of each is ${rest}.`;
}

interface Amount extends Shares {
  readonly amount: number;
  /** The twists are which share belongs to the first, and whether the part is known, not the rest. */
  readonly at: Twists;
}

function percents({ a, b }: Shares, { first }: Twists): readonly [number, number] {
  return first ? [a, b] : [b, a];
}

function amountEquation(shares: Amount, at: Twists) {
  const [inX, inY] = percents(shares, at);
  const [ofX, ofY] = at.second ? [inX, inY] : [100 - inX, 100 - inY];
  return equation(sum(shareOf(ofX, "x"), shareOf(ofY, "y")), shares.amount);
}

/** The equation for the amount of one thing in a mixture. */
const amountInMixture = level<Amount>({
  space: 100_000,
  steps: 2,
  context: true,
  draw: (chance) => ({ ...drawShares(chance), amount: chance.int(5, 90), at: twists(chance) }),
  build: (shares) => {
    const { amount, at } = shares;
    const { first, second, mixed, part, rest, unit } = scenarioOf(shares);
    const [ofX, ofY] = percents(shares, at);
    const [thing, unasked] = at.second ? [part, rest] : [rest, part];
    const percentText = (percent: number) =>
      at.second ? `${percent}%` : `$100\\% - ${percent}\\% = ${100 - percent}\\%$`;
    const [sayX, sayY] = at.second ? [ofX, ofY] : [100 - ofX, 100 - ofY];
    return {
      question: paragraphs(
        `${told(shares, [ofX, ofY])} When $x$ ${unit} of ${first} and $y$ ${unit} of ${second} are combined, they make ${mixed} that contains ${amount} ${unit} of ${thing}.`,
        "Which equation represents this situation?",
      ),
      options: siblingOptions({
        at,
        answer: (each) => amountEquation(shares, each),
        show: formula,
        why: `Each term on the left is the amount of ${thing} in one part: ${sayX}% of $x$ and ${sayY}% of $y$.`,
        slips: [
          {
            code: "quantities-exchanged",
            deed: `using ${sayY}% for the $x$ ${unit} of ${first} and ${sayX}% for the $y$ ${unit} of ${second}`,
          },
          {
            code: "rest-for-part",
            deed: `using the percents of ${unasked}, ${100 - sayX}% and ${100 - sayY}%, instead of those of ${thing},`,
          },
        ],
        corner: {
          code: "rest-for-part",
          deed: `multiplying $x$ by the percent of ${unasked} in ${second}, ${100 - sayY}%, and $y$ by that in ${first}, ${100 - sayX}%,`,
        },
      }),
      opening: `The amounts of ${thing} in the two parts add up to the amount in the mixture.`,
      steps: [
        {
          text: `Of ${first}, ${percentText(ofX)} is ${thing}. Write this part of $x$ ${unit}.\n\n${inline(shareOf(sayX, "x"))}`,
        },
        {
          text: `Of ${second}, ${percentText(ofY)} is ${thing}. Write this part of $y$ ${unit}.\n\n${inline(shareOf(sayY, "y"))}`,
        },
        stepTo(
          `Set the sum of the two amounts equal to the $${amount}$ ${unit} of ${thing} in the mixture.`,
          amountEquation(shares, at),
        ),
      ],
      hint: at.second
        ? `How many ${unit} of ${part} are in $x$ ${unit} of ${first}?`
        : `What percent of ${first} is ${rest}, when ${ofX}% of it is ${part}?`,
      tip: "Check that every term of the equation is an amount of the same thing as the total.",
      archetype: "HC19",
    };
  },
  facts: (shares) => {
    const { amount, at } = shares;
    const [ofX, ofY] = percents(shares, at);
    const claims = siblingAnswers((each): [string, string[]] => {
      const relation = amountEquation(shares, each);
      return [formula(relation).text, [code(relation)]];
    });
    const contains = at.second
      ? `x*${ofX}/100 + y*${ofY}/100 = ${amount}`
      : `x + y - x*${ofX}/100 - y*${ofY}/100 = ${amount}`;
    const { first, second, part, rest, unit } = scenarioOf(shares);
    return {
      kind: "statement",
      given: [contains],
      claims: Object.fromEntries(claims),
      told: [
        `${first} ${ofX}% ${part} ${second} ${ofY}% ${part}`,
        `$x$ ${unit} of ${first} $y$ ${unit} of ${second}`,
        `${amount} ${unit} of ${at.second ? part : rest}`,
      ],
    };
  },
});

const ASKS = ["x", "y", "ofX", "ofY"] as const;
type Ask = (typeof ASKS)[number];

interface Blend extends Shares {
  readonly x: number;
  readonly y: number;
  readonly ask: Ask;
}

function blendOf({ a, b, x, y }: Blend) {
  const pure = (a * x + b * y) / 100;
  return { total: x + y, percent: (100 * pure) / (x + y), ofX: (a * x) / 100, ofY: (b * y) / 100 };
}

/** The calculation of each of the four from the others. */
function workedOf({ a, b, x, y }: Blend): Readonly<Record<Ask, Expression>> {
  return {
    x: sum(x + y, -y),
    y: sum(x + y, -x),
    ofX: times(hundredths(a), x),
    ofY: times(hundredths(b), y),
  };
}

function namesOf(shares: Blend): Readonly<Record<Ask, string>> {
  const { first, second, part, unit } = scenarioOf(shares);
  return {
    x: `the amount, in ${unit}, of ${first}`,
    y: `the amount, in ${unit}, of ${second}`,
    ofX: `the amount, in ${unit}, of ${part} that comes from ${first}`,
    ofY: `the amount, in ${unit}, of ${part} that comes from ${second}`,
  };
}

/** How much of either is needed for a mixture with a given share. */
const blend = level<Blend>({
  space: 100_000,
  steps: 4,
  context: true,
  draw: (chance) => {
    const [scenario, ask] = [chance.int(0, mixtures.length - 1), chance.pick(ASKS)];
    const [b, gap] = [5 * chance.int(1, 12), chance.int(2, 7)];
    const a = b + 5 * gap;
    // The first makes so many tenths of the whole, which makes the share a whole number.
    const tenths = gap % 2 === 0 ? chance.int(1, 9) : 2 * chance.int(1, 4);
    const tenth = 5 * chance.int(1, 30);
    const [x, y] = [tenth * tenths, tenth * (10 - tenths)];
    const shares = { scenario, a, b, x, y, ask };
    const { total, percent, ofX, ofY } = blendOf(shares);
    const isWhole = [percent, ofX, ofY].every(Number.isInteger);
    chance.require(a !== 50 && b !== 50 && isWhole, "an amount is not whole");
    chance.require(areDistinct([x, y, ofX, ofY, total]), "two numbers alike");
    return shares;
  },
  build: (shares) => {
    const { a, b, x, y, ask } = shares;
    const { first, second, mixed, part, unit } = scenarioOf(shares);
    const { total, percent, ofX, ofY } = blendOf(shares);
    const worked = workedOf(shares);
    const pure = ofX + ofY;
    const names = namesOf(shares);
    const isPart = ask === "ofX" || ask === "ofY";
    return {
      question: `${told(shares, [a, b])} The two are combined to make $${tex(total)}$ ${unit} of ${mixed} that is ${percent}% ${part}. What is ${names[ask]}${isPart ? "" : " that is used"}?`,
      options: rotatingOptions({
        faces: { x: numeral(x), y: numeral(y), ofX: numeral(ofX), ofY: numeral(ofY) },
        ask,
        why: `With $${x}$ ${unit} of ${first} and $${y}$ of ${second}, the mixture contains ${inline(equation(sum(times(hundredths(a), x), times(hundredths(b), y)), pure))} ${unit} of ${part}, which is ${percent}% of $${tex(total)}$.`,
        slip: (other) => ({
          code: isPart && (other === "x" || other === "y") ? "stopped-early" : "another-quantity",
          deed: `answering with ${names[other].replace(`, in ${unit},`, "")}`,
          work: worked[other],
        }),
      }),
      opening: `Write one equation for the total amount and one for the amount of ${part}.`,
      steps: mixtureSteps({ ...shares, ...scenarioOf(shares), percent }),
      hint: `How many ${unit} of ${part} are in the $${tex(total)}$ ${unit} of the mixture?`,
      tip: "Check: the percent of the mixture is nearer to that of the kind of which more is used.",
      archetype: "HC19",
    };
  },
  facts: (shares) => {
    const { a, b, ask } = shares;
    const { first, second, mixed, part, unit } = scenarioOf(shares);
    const { total, percent } = blendOf(shares);
    return {
      kind: "value",
      given: [`x + y = ${total}`, `x*${a}/100 + y*${b}/100 = ${total}*${percent}/100`],
      ask: { x: "x", y: "y", ofX: `x*${a}/100`, ofY: `y*${b}/100` }[ask],
      told: [
        `${first} ${a}% ${part} ${second} ${b}% ${part}`,
        `the two ${total} ${unit} of ${mixed} ${percent}% ${part} amount in ${unit} of`,
        { x: first, y: second, ofX: `${part} from ${first}`, ofY: `${part} from ${second}` }[ask],
      ],
    };
  },
});

/** An equation for a mixture of two kinds, or how much of either it takes. */
export const mixtureOfTwoKinds = defineLevels({
  id: "mixture-of-two-kinds",
  version: 3,
  topic: "linear-equations",
  skill: "H.C",
  archetypes: ["HC19"],
  optionDesign: "orbit",
  Medium: amountInMixture,
  Hard: blend,
});
