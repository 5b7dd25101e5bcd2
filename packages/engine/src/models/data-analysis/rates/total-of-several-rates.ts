import { defineLevels } from "../../../craft/assembly/levels.ts";
import { type WorkforceScenario, workforceScenarios } from "@sat/content/scenarios/workforces";
import { settingOf } from "../../../craft/wording/setting.ts";
import { onExactGrid } from "../../../craft/draws/exact-grid.ts";
import { siblingLevel } from "../../../craft/assembly/sibling-level.ts";
import type { Twists } from "../../../craft/options/siblings.ts";
import type { Misstep } from "../../../craft/options/slips.ts";
import { dollars, priceFace } from "../../../craft/wording/story.ts";
import { decimal, quotient, times } from "../../../math/expression.ts";
import { code, grouped, tex } from "../../../math/print.ts";
import { type Rational, isInteger, rational } from "../../../math/rational.ts";

interface Work {
  readonly scenario: WorkforceScenario;
  readonly workers: number;
  readonly rate: number;
  readonly hours: number;
  /** Things in a pack, and the price of one or of the other in dollars. */
  readonly size: number;
  readonly price: Rational;
}

/** The twists: the rate is that of each, not of all together; a pack is sold at the price, not each thing. */
function income({ workers, rate, hours, size, price }: Work, { first, second }: Twists) {
  const all = times(...(first ? [workers] : []), rate, hours, decimal(price));
  return second ? quotient(all, size) : all;
}

/** The slip behind the total in which both rates are misapplied. */
function bothMisapplied({ scenario: { many, pack } }: Work, { first, second }: Twists): Misstep {
  const [dividing, multiplying] = [`the number in a ${pack}`, `the number of ${many}`];
  if (first === second) {
    return {
      code: "rate-misapplied",
      deed: first
        ? "multiplying only the rate, the hours, and the price"
        : `multiplying by ${multiplying} and dividing by ${dividing}`,
    };
  }
  return {
    code: "opposite-operation",
    deed: first
      ? `dividing by ${dividing} instead of multiplying by ${multiplying}`
      : `multiplying by ${multiplying} instead of dividing by ${dividing}`,
  };
}

function storyOf({ scenario, workers, rate, hours, size, price }: Work, at: Twists): string[] {
  const { each, together, things, packs, pack } = scenario;
  const who = at.first ? `${each} ${scenario.does}` : `${together} ${scenario.do}`;
  const sold = at.second
    ? `the ${things} are sold in ${packs} of ${size} at a price of ${dollars(price)} per ${pack}`
    : `the ${things} are shipped in ${packs} of ${size} and each of the ${things} is sold for ${dollars(price)}`;
  return [
    `${scenario.told(grouped(workers))}, and ${who} ${rate} ${things} per hour.`,
    `If ${sold}, what is the total price of the ${things} from ${hours} hours of work?`,
  ];
}

/** What the things made in some hours are sold for. */
const ofWork = siblingLevel<Work>({
  space: 400_000,
  steps: 4,
  context: true,
  numbers: (chance) => {
    const size = chance.int(3, 6);
    const scenario = chance.pick(workforceScenarios);
    return {
      scenario,
      workers: chance.int(3, Math.min(7, Math.floor(24 / size))),
      rate: size * onExactGrid(chance, scenario.rate).num,
      hours: chance.int(3, 10),
      size,
      price: onExactGrid(chance, scenario.price),
    };
  },
  work: income,
  allows: isInteger,
  show: (answer) => priceFace(answer, false),
  word: (work, at, key) => {
    const { scenario, workers, rate, hours, size, price } = work;
    const { many, each, things, packs, pack } = scenario;
    const made = rate * hours * (at.first ? workers : 1);
    return {
      question: storyOf(work, at).join(" "),
      why: `In ${hours} hours, ${grouped(made)} ${things} are finished.`,
      slips: [
        {
          code: "rate-misapplied",
          deed: at.first
            ? "taking the rate for that of all together"
            : `taking the rate for that of ${each} and multiplying by ${workers}`,
        },
        {
          code: "rate-misapplied",
          deed: at.second
            ? `taking ${dollars(price)} for the price of one of the ${things}, not of a ${pack}`
            : `taking ${dollars(price)} for the price of a ${pack}`,
        },
      ],
      corner: bothMisapplied(work, at),
      opening: "Multiply the rates one after the other, and watch what each of them is for.",
      steps: [
        {
          text: at.first
            ? `Multiply to find how many ${things} are finished in an hour.\n\n$${workers} \\cdot ${rate} = ${tex(workers * rate)}$`
            : `In an hour, ${rate} ${things} are finished by all of them together.`,
          claim: `r = ${rate * (at.first ? workers : 1)}`,
        },
        {
          text: `Multiply by ${hours} hours to find how many ${things} are finished in all.\n\n$${hours} \\cdot ${tex(rate * (at.first ? workers : 1))} = ${tex(made)}$`,
          claim: `r*${hours} = ${made}`,
        },
        {
          text: at.second
            ? `Divide by ${size} to find the number of ${packs}, and multiply by ${dollars(price)}.\n\n$\\frac{${tex(made)}}{${size}} = ${tex(rational(made, size))}$, and $${tex(rational(made, size))} \\cdot ${tex(decimal(price))} = ${tex(key)}$ dollars`
            : `Multiply by ${dollars(price)}, the price of each.\n\n$${tex(made)} \\cdot ${tex(decimal(price))} = ${tex(key)}$ dollars`,
          claim: `x = ${code(key)}`,
        },
      ],
      hint: `Is the rate for one of the ${many}, or for all? Is the price for one of the ${things}, or for a ${pack}?`,
      tip: "Write each rate as a fraction with units, and check that the units cancel.",
      archetype: "QA19",
    };
  },
  facts: (work, at) => {
    const { workers, rate, hours, size } = work;
    const { first, second } = at;
    const price = code(decimal(work.price));
    return {
      kind: "value",
      given: [
        first ? `r = ${workers}*${rate}` : `r = ${rate}`,
        second ? `x*${size} = r*${hours}*${price}` : `x = r*${hours}*${price}`,
      ],
      ask: "x",
      told: storyOf(work, at),
      setting: {
        ...(first ? {} : settingOf("The rate is that of all together.", workers)),
        ...(second ? {} : settingOf("The price is that of one, not of a pack.", size)),
      },
    };
  },
});

/** What is made and sold in some hours, by several rates. */
export const totalOfSeveralRates = defineLevels({
  id: "total-of-several-rates",
  version: 4,
  topic: "data-analysis",
  skill: "Q.A",
  archetypes: ["QA19"],
  optionDesign: "orbit",
  Medium: ofWork,
});
