import { inUnits, onGrid } from "../../../craft/draws/grid.ts";
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
import { hundredths, percentIn } from "../../../craft/percents/share.ts";
import { mixtureSteps, shareOf } from "../../../craft/percents/mixture-steps.ts";
import { stepTo } from "../../../craft/wording/steps.ts";
import { askedIf, sentences } from "../../../craft/wording/words.ts";
import { type Expression, equation, sum, times } from "../../../math/expression.ts";
import { code, grouped, inline, tex } from "../../../math/print.ts";
import { rational } from "../../../math/rational.ts";
import type { Chance } from "../../../random/chance.ts";

interface Shares {
  /** Place of the scenario in its list. */
  readonly scenario: number;
  /** The shares, in tenths of a percent. */
  readonly a: number;
  readonly b: number;
}

function scenarioOf({ scenario }: Pick<Shares, "scenario">): MixtureScenario {
  return mixtures[scenario] as MixtureScenario; // drawn from the length of the list
}

const WHOLE = 1000;

/** Shares that the scenario has, in steps of so many tenths of a percent. */
function drawShares(chance: Chance, step: number): Shares {
  const scenario = chance.int(0, mixtures.length - 1);
  const { low, high } = scenarioOf({ scenario });
  const [b, a] = [low, high].map(([from, to]) =>
    onGrid(chance, [Math.ceil((10 * from) / step) * step, 10 * to, step]),
  );
  if (a === undefined || b === undefined) return chance.reject("no shares");
  chance.require(a > b && a + b !== WHOLE && 2 * a !== WHOLE && 2 * b !== WHOLE, "shares alike");
  return { scenario, a, b };
}

/** Tenths of a percent in prose: "4.5%". */
function shown(tenths: number): string {
  return percentIn(rational(tenths, 10));
}

function told(shares: Shares, [ofX, ofY]: readonly [number, number]): string {
  const { setting, first, second, part, by } = scenarioOf(shares);
  return `${setting}, ${first} is ${shown(ofX)} ${part} and ${second} is ${shown(ofY)} ${part}, both by ${by}.`;
}

interface Amount extends Shares {
  readonly amount: number;
  /** The twists are which share belongs to the first, and whether the part is known, not the rest. */
  readonly at: Twists;
}

function percents({ a, b }: Shares, { first }: Twists): readonly [number, number] {
  return first ? [a, b] : [b, a];
}

function shareIn(tenths: number, letter: string): Expression {
  return shareOf(rational(tenths, 10), letter);
}

function amountEquation(shares: Amount, at: Twists) {
  const [inX, inY] = percents(shares, at);
  const [ofX, ofY] = at.second ? [inX, inY] : [WHOLE - inX, WHOLE - inY];
  return equation(sum(shareIn(ofX, "x"), shareIn(ofY, "y")), shares.amount);
}

/** Tenths of a percent in a formula. */
function inTex(tenths: number): string {
  return shown(tenths).replace("%", "\\%");
}

/** Tenths of a percent as percents in facts. */
function inCode(tenths: number): string {
  return code(inUnits(tenths, 10));
}

/** The question for the equation. */
function askOf({ scenario, amount, at }: Amount): string {
  const { first, second, mixed, part, rest, unit } = scenarioOf({ scenario });
  const [x, y] = [`$x$ ${unit} of ${first}`, `$y$ ${unit} of ${second}`];
  const contains = `contains ${amount} ${unit} of ${at.second ? part : rest}`;
  const restTold = at.second ? "" : `The rest of each is ${rest}. `;
  return at.first
    ? `${restTold}Which equation represents combining ${x} and ${y} to make ${mixed} that ${contains}?`
    : `${restTold}When ${x} and ${y} are combined, they make ${mixed} that ${contains}. Which equation represents this situation?`;
}

/** The equation for the amount of one thing in a mixture. */
const amountInMixture = level<Amount>({
  space: 100_000,
  steps: 2,
  context: true,
  draw: (chance) => ({ ...drawShares(chance, 5), amount: chance.int(12, 240), at: twists(chance) }),
  build: (shares) => {
    const { amount, at } = shares;
    const { first, second, part, rest, unit } = scenarioOf(shares);
    const [ofX, ofY] = percents(shares, at);
    const [thing, unasked] = at.second ? [part, rest] : [rest, part];
    const percentText = (tenths: number) =>
      at.second ? shown(tenths) : `$100\\% - ${inTex(tenths)} = ${inTex(WHOLE - tenths)}$`;
    const [inX, inY] = at.second ? [ofX, ofY] : [WHOLE - ofX, WHOLE - ofY];
    const [sayX, sayY] = [shown(inX), shown(inY)];
    const [notX, notY] = [shown(WHOLE - inX), shown(WHOLE - inY)];
    return {
      question: sentences(told(shares, [ofX, ofY]), askOf(shares)),
      options: siblingOptions({
        at,
        answer: (each) => amountEquation(shares, each),
        show: formula,
        why: `Each term on the left is the amount of ${thing} in one part: ${sayX} of $x$ and ${sayY} of $y$.`,
        slips: [
          {
            code: "quantities-exchanged",
            deed: `using ${sayY} for the $x$ ${unit} of ${first} and ${sayX} for the $y$ ${unit} of ${second}`,
          },
          {
            code: "rest-for-part",
            deed: `using the percents of ${unasked}, ${notX} and ${notY}, instead of those of ${thing},`,
          },
        ],
        corner: {
          code: "rest-for-part",
          deed: `multiplying $x$ by the percent of ${unasked} in ${second}, ${notY}, and $y$ by that in ${first}, ${notX},`,
        },
      }),
      opening: `The amounts of ${thing} in the two parts add up to the amount in the mixture.`,
      steps: [
        {
          text: `Of ${first}, ${percentText(ofX)} is ${thing}. Write this part of $x$ ${unit}.\n\n${inline(shareIn(inX, "x"))}`,
        },
        {
          text: `Of ${second}, ${percentText(ofY)} is ${thing}. Write this part of $y$ ${unit}.\n\n${inline(shareIn(inY, "y"))}`,
        },
        stepTo(
          `Set the sum of the two amounts equal to the $${amount}$ ${unit} of ${thing} in the mixture.`,
          amountEquation(shares, at),
        ),
      ],
      hint: at.second
        ? `How many ${unit} of ${part} are in $x$ ${unit} of ${first}?`
        : `What percent of ${first} is ${rest}, when ${shown(ofX)} of it is ${part}?`,
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
      ? `x*${inCode(ofX)}/100 + y*${inCode(ofY)}/100 = ${amount}`
      : `x + y - x*${inCode(ofX)}/100 - y*${inCode(ofY)}/100 = ${amount}`;
    return {
      kind: "statement",
      given: [contains],
      claims: Object.fromEntries(claims),
      told: [told(shares, [ofX, ofY]), askOf(shares)],
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
  const [ofX, ofY] = [(a * x) / WHOLE, (b * y) / WHOLE];
  return { total: x + y, percent: (100 * (ofX + ofY)) / (x + y), ofX, ofY };
}

/** The calculation of each of the four from the others. */
function workedOf({ a, b, x, y }: Blend): Readonly<Record<Ask, Expression>> {
  return {
    x: sum(x + y, -y),
    y: sum(x + y, -x),
    ofX: times(hundredths(a / 10), x),
    ofY: times(hundredths(b / 10), y),
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

/** What is made of the two, and what is asked. */
function askOfBlend(shares: Blend): string {
  const { mixed, part, by, unit } = scenarioOf(shares);
  const { total, percent } = blendOf(shares);
  const isPart = shares.ask === "ofX" || shares.ask === "ofY";
  return askedIf(
    `the two are combined to make ${grouped(total)} ${unit} of ${mixed} that is ${percent}% ${part} by ${by}`,
    `what is ${namesOf(shares)[shares.ask]}${isPart ? "" : " that is used"}`,
    !isPart,
  );
}

/** How much of either is needed for a mixture with a given share. */
const blend = level<Blend>({
  space: 100_000,
  steps: 4,
  context: true,
  draw: (chance) => {
    const drawn = drawShares(chance, 50);
    const gap = (drawn.a - drawn.b) / 50;
    // The first makes so many tenths of the whole, which makes the share a whole number.
    const tenths = gap % 2 === 0 ? chance.int(1, 9) : 2 * chance.int(1, 4);
    const tenth = 5 * chance.int(1, 30);
    const [x, y] = [tenth * tenths, tenth * (10 - tenths)];
    const shares = { ...drawn, x, y, ask: chance.pick(ASKS) };
    const { total, percent, ofX, ofY } = blendOf(shares);
    const isWhole = [percent, ofX, ofY].every(Number.isInteger);
    chance.require(isWhole, "an amount is not whole");
    chance.require(areDistinct([x, y, ofX, ofY, total]), "two numbers alike");
    return shares;
  },
  build: (shares) => {
    const { a, b, x, y, ask } = shares;
    const { first, second, part, unit } = scenarioOf(shares);
    const { total, percent, ofX, ofY } = blendOf(shares);
    const worked = workedOf(shares);
    const pure = ofX + ofY;
    const names = namesOf(shares);
    const isPart = ask === "ofX" || ask === "ofY";
    return {
      question: sentences(told(shares, [a, b]), askOfBlend(shares)),
      options: rotatingOptions({
        faces: { x: numeral(x), y: numeral(y), ofX: numeral(ofX), ofY: numeral(ofY) },
        ask,
        why: `With $${x}$ ${unit} of ${first} and $${y}$ of ${second}, the mixture contains ${inline(equation(sum(times(hundredths(a / 10), x), times(hundredths(b / 10), y)), pure))} ${unit} of ${part}, which is ${percent}% of $${tex(total)}$.`,
        slip: (other) => ({
          code: isPart && (other === "x" || other === "y") ? "stopped-early" : "another-quantity",
          deed: `answering with ${names[other].replace(`, in ${unit},`, "")}`,
          work: worked[other],
        }),
      }),
      opening: `Write one equation for the total amount and one for the amount of ${part}.`,
      steps: mixtureSteps({ ...shares, ...scenarioOf(shares), a: a / 10, b: b / 10, percent }),
      hint: `How many ${unit} of ${part} are in the $${tex(total)}$ ${unit} of the mixture?`,
      tip: "Check: the percent of the mixture is nearer to that of the kind of which more is used.",
      archetype: "HC19",
    };
  },
  facts: (shares) => {
    const { a, b, ask } = shares;
    const { total, percent } = blendOf(shares);
    return {
      kind: "value",
      given: [
        `x + y = ${total}`,
        `x*${inCode(a)}/100 + y*${inCode(b)}/100 = ${total}*${percent}/100`,
      ],
      ask: { x: "x", y: "y", ofX: `x*${inCode(a)}/100`, ofY: `y*${inCode(b)}/100` }[ask],
      told: [told(shares, [a, b]), askOfBlend(shares)],
    };
  },
});

/** An equation for a mixture of two kinds, or how much of either it takes. */
export const mixtureOfTwoKinds = defineLevels({
  id: "mixture-of-two-kinds",
  version: 4,
  topic: "linear-equations",
  skill: "H.C",
  archetypes: ["HC19"],
  optionDesign: "orbit",
  Medium: amountInMixture,
  Hard: blend,
});
