import { capitalized } from "../../../language/noun.ts";
import { defineLevels, level } from "../../../craft/assembly/levels.ts";
import { standardForm } from "../../../craft/algebra/lines.ts";
import { areDistinct, formula, numeral } from "../../../craft/options/option.ts";
import { type MixtureScenario, mixtures } from "@sat/content/scenarios/mixtures";
import {
  type Twists,
  rotatingOptions,
  siblingAnswers,
  siblingOptions,
  twists,
} from "../../../craft/options/siblings.ts";
import { unitFor } from "../../../craft/geometry/units.ts";
import { paragraphs } from "../../../craft/wording/words.ts";
import { decimal, equation, product, sum } from "../../../math/expression.ts";
import { code, inline, tex } from "../../../math/print.ts";
import { rational } from "../../../math/rational.ts";
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

/** A share in percent of a letter, as a decimal. */
function shareOf(percent: number, letter: string) {
  return product(decimal(rational(percent, 100)), letter);
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
        why: `Its left side is the amount of ${thing} in the two together.`,
        slips: [
          { code: "quantities-exchanged", deed: `giving ${first} the share of ${second}` },
          {
            code: "rest-for-part",
            deed: `taking the shares of ${unasked} for those of ${thing}`,
          },
        ],
      }),
      opening: `Add the amounts of ${thing} in the two parts: each is its share times the amount.`,
      steps: [
        {
          text: `Of ${first}, ${sayX}% is ${thing}, which is ${inline(shareOf(sayX, "x"))} ${unit}.`,
        },
        {
          text: `Of ${second}, ${sayY}% is ${thing}, which is ${inline(shareOf(sayY, "y"))} ${unit}.`,
        },
        { text: `Together they make ${inline(amountEquation(shares, at))}.` },
      ],
      hint: `Which percent of each is ${thing}, the one that is given or what is left of 100%?`,
      tip: "Write a percent as a decimal before you put it into an equation.",
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
    const of: Readonly<Record<Ask, number>> = { x, y, ofX, ofY };
    const face = (each: Ask) => numeral(of[each]);
    const pure = ofX + ofY;
    const count = standardForm(1, 1, total);
    const inPercent = standardForm(a, b, 100 * pure);
    const left = equation(product(a - b, "x"), 100 * pure - b * total);
    const names: Readonly<Record<Ask, string>> = {
      x: `the amount, in ${unit}, of ${first}`,
      y: `the amount, in ${unit}, of ${second}`,
      ofX: `the amount, in ${unit}, of ${part} that comes from ${first}`,
      ofY: `the amount, in ${unit}, of ${part} that comes from ${second}`,
    };
    const isPart = ask === "ofX" || ask === "ofY";
    return {
      question: `${told(shares, [a, b])} The two are combined to make $${tex(total)}$ ${unit} of ${mixed} that is ${percent}% ${part}. What is ${names[ask]}${isPart ? "" : " that is used"}?`,
      options: rotatingOptions({
        faces: { x: face("x"), y: face("y"), ofX: face("ofX"), ofY: face("ofY") },
        ask,
        why: `With $${x}$ ${unit} of ${first} and $${y}$ of ${second}, both the total and the share come out right.`,
        slip: (other) => ({
          code: isPart && (other === "x" || other === "y") ? "stopped-early" : "another-quantity",
          deed: `answering with ${names[other].replace(`, in ${unit},`, "")}`,
        }),
      }),
      opening: `Write one equation for the whole amount and one for the amount of ${part}.`,
      steps: [
        {
          text: `With $x$ ${unit} of ${first} and $y$ ${unit} of ${second}, the whole amount gives ${inline(count)}.`,
          claim: code(count),
        },
        {
          text: `The mixture contains ${percent}% of $${tex(total)}$, which is $${tex(pure)}$ ${unit} of ${part}; times $100$ this gives ${inline(inPercent)}.`,
          claim: code(inPercent),
        },
        {
          text: `Subtracting $${b}$ times the first equation leaves ${inline(left)}.`,
          claim: code(left),
        },
        {
          text: `So $x = ${x}$ and $y = ${y}$, which contain $${ofX}$ and $${ofY}$ ${unitFor(ofY, unit)} of ${part}.`,
          claim: `x + 100000*y = ${x} + 100000*${y}`,
        },
      ],
      hint: `How much ${part} is in the whole mixture, and from which two parts does it come?`,
      tip: "In a mixture two things add up: the whole amounts, and the amounts of what is in them.",
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
  version: 2,
  topic: "linear-equations",
  skill: "H.C",
  archetypes: ["HC19"],
  optionDesign: "orbit",
  Medium: amountInMixture,
  Hard: blend,
});
