import { defineLevels } from "../../craft/levels.ts";
import { type UnitChain, measured, unitChains } from "../../craft/scenarios/unit-chains.ts";
import { siblingLevel } from "../../craft/sibling-level.ts";
import { dollars, priceFace } from "../../craft/story.ts";
import { article, capitalized } from "../../language/noun.ts";
import { code, grouped, tex } from "../../math/print.ts";
import { isInteger, multiply, rational } from "../../math/rational.ts";

interface Mixed {
  readonly chain: UnitChain;
  readonly stock: number;
  readonly large: number;
  readonly change: number;
}

/** An amount in the smallest of three units after a change; the twists are its direction and its unit. */
const afterChange = siblingLevel<Mixed>({
  space: 100_000,
  steps: 3,
  context: true,
  numbers: (chance) => {
    const chain = chance.pick(unitChains);
    return {
      chain,
      stock: chance.int(0, chain.stocks.length - 1),
      large: chance.int(5, 80),
      change: chance.int(2, 60),
    };
  },
  answer: ({ chain, large, change }, { first, second }) => {
    const [small, middle] = chain.factors;
    return large * small * middle + (first ? 1 : -1) * change * (second ? small : 1);
  },
  word: ({ chain, stock, large, change }, at, key) => {
    const [small, middle, big] = chain.units;
    const [one, two] = chain.factors;
    const story = chain.stocks[stock];
    const unit = at.second ? middle : small;
    const amount = measured(change, unit);
    const moved = change * (at.second ? one : 1);
    return {
      question: `${story?.told(measured(large, big))} Note that ${measured(1, middle)} is ${measured(one, small)}, and ${measured(1, big)} is ${measured(two, middle)}. ${at.first ? story?.gains(amount) : story?.loses(amount)}, how many ${small.many} ${story?.has}?`,
      why: `Both amounts are counted in ${small.many}.`,
      slips: [
        {
          code: "M-INV",
          deed: at.first ? "subtracting the second amount" : "adding the second amount",
        },
        {
          code: "M-UNIT",
          deed: at.second
            ? `taking the ${change} ${middle.many} for ${small.many}`
            : `converting the ${change} ${small.many} as if they were ${middle.many}`,
        },
      ],
      opening: `Convert both amounts into ${small.many} before you ${at.first ? "add" : "subtract"}.`,
      steps: [
        {
          text: `In ${small.many}, ${measured(large, big)} is $${large} \\cdot ${two} \\cdot ${one} = ${tex(large * one * two)}$.`,
          claim: `${large}*${two}*${one} = ${large * one * two}`,
        },
        {
          text: at.second
            ? `The other amount is $${change} \\cdot ${one} = ${tex(moved)}$ ${small.many}.`
            : `The other amount is given in ${small.many} already.`,
          claim: at.second ? `${change}*${one} = ${moved}` : `${moved} = ${change}`,
        },
        {
          text: `So the result is $${tex(large * one * two)} ${at.first ? "+" : "-"} ${tex(moved)} = ${tex(key)}$.`,
          claim: `x = ${code(key)}`,
        },
      ],
      hint: `How many ${small.many} are there in one ${big.one}?`,
      tip: "Amounts can be added or subtracted only when they are in one unit.",
      archetype: "QA08",
    };
  },
  facts: ({ chain, large, change }, { first, second }) => {
    const [small, middle] = chain.factors;
    return {
      kind: "value",
      given: [
        `b = ${middle}*${small}`,
        `c = ${change}*${second ? small : 1}`,
        `x = ${large}*b ${first ? "+" : "-"} c`,
      ],
      ask: "x",
    };
  },
});

/** Materials that are used by area, and others that are used by volume. */
const MATERIALS = {
  square: ["sealant", "floor paint", "lawn fertilizer", "wood oil"],
  cubic: ["foam", "compost starter", "pool chlorine", "concrete dye"],
} as const;

interface Coated {
  /** Place of the material in either list. */
  readonly place: number;
  readonly rate: number;
  readonly size: number;
  /** Price of an ounce in cents. */
  readonly cents: number;
}

/**
 * What a material costs that is used at a rate per square or cubic unit. The twists: the rate is for the smaller
 * unit, not for the larger; it is for areas, not for volumes.
 */
const byArea = siblingLevel<Coated>({
  space: 200_000,
  steps: 4,
  context: true,
  numbers: (chance) => {
    const [one, other] = chance.pick([
      [27, 1],
      [9, 3],
      [3, 9],
      [1, 27],
    ] as const);
    return {
      place: chance.int(0, 3),
      rate: one * chance.int(1, Math.floor(36 / one)),
      size: other * chance.int(2, Math.floor(120 / other)),
      cents: 5 * chance.int(2, 30),
    };
  },
  answer: ({ rate, size, cents }, { first, second }) => {
    const factor = second ? 9 : 27;
    return multiply(rational(rate * size * cents, 100), first ? factor : rational(1, factor));
  },
  allows: (answer) => isInteger(multiply(answer, 100)),
  show: (answer) => priceFace(answer, true),
  word: ({ place, rate, size, cents }, at, key) => {
    const word = at.second ? "square" : "cubic";
    const material = MATERIALS[word][place] ?? "";
    const [per, of] = at.first ? ["foot", "yards"] : ["yard", "feet"];
    const [factor, other] = at.second ? [9, 27] : [27, 9];
    const feet = at.first ? rational(size * factor) : rational(size, factor);
    const ounces = multiply(rate, feet);
    const kind = at.second ? "an area" : "a volume";
    const units = `${word} ${at.first ? "feet" : "yards"}`;
    return {
      question: `${capitalized(article(material))} ${material} is used at a rate of ${rate} ${rate === 1 ? "ounce" : "ounces"} per ${word} ${per} and costs ${dollars(rational(cents, 100))} per ounce. Given that 1 yard is 3 feet, what is the cost of the ${material} for ${kind} of ${grouped(size)} ${word} ${of}?`,
      why: `One ${word} yard is $${factor}$ ${word} feet.`,
      slips: [
        {
          code: "M-INV",
          deed: at.first
            ? `dividing by the factor of ${units} instead of multiplying`
            : `multiplying by the factor of ${units} instead of dividing`,
        },
        {
          code: "M-UNIT",
          deed: `converting with $${other}$ instead of $${factor}$`,
        },
      ],
      opening: at.second
        ? "A square yard is three feet long and three feet wide, so the factor is squared."
        : "A cubic yard is three feet long, wide and high, so the factor is cubed.",
      steps: [
        {
          text: `One ${word} yard is $3^{${at.second ? 2 : 3}} = ${factor}$ ${word} feet.`,
          claim: `3^${at.second ? 2 : 3} = ${factor}`,
        },
        {
          text: `So ${grouped(size)} ${word} ${of} ${size === 1 ? "is" : "are"} $${tex(size)} ${at.first ? "\\cdot" : "\\div"} ${factor} = ${tex(feet)}$ ${units}.`,
          claim: `s = ${code(feet)}`,
        },
        {
          text: `This takes $${tex(feet)} \\cdot ${rate} = ${tex(ounces)}$ ounces, which cost ${priceFace(key, true).text}.`,
          claim: `${code(feet)}*${rate} = ${code(ounces)}`,
        },
      ],
      hint: `How many ${word} feet fill one ${word} yard?`,
      tip: "Units of area take the factor twice, units of volume three times.",
      archetype: "QA10",
    };
  },
  facts: ({ rate, size, cents }, { first, second }) => ({
    kind: "value",
    given: [
      first ? `s = ${size}*3^${second ? 2 : 3}` : `s*3^${second ? 2 : 3} = ${size}`,
      `x = s*${rate}*${cents}/100`,
    ],
    ask: "x",
  }),
});

/** An amount or a cost when units differ. */
export const amountInMixedUnits = defineLevels({
  id: "amount-in-mixed-units",
  version: 1,
  topic: "data-analysis",
  skill: "Q.A",
  archetypes: ["QA08", "QA10"],
  optionDesign: "orbit",
  Medium: afterChange,
  Hard: byArea,
});
