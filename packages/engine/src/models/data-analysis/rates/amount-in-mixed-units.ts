import { defineLevels } from "../../../craft/assembly/levels.ts";
import { type UnitChain, measured, unitChains } from "../../../craft/scenarios/unit-chains.ts";
import { siblingLevel } from "../../../craft/assembly/sibling-level.ts";
import { dollars, priceFace } from "../../../craft/wording/story.ts";
import { article, capitalized } from "../../../language/noun.ts";
import { code, grouped, tex } from "../../../math/print.ts";
import { compare, isInteger, multiply, rational } from "../../../math/rational.ts";

interface Mixed {
  readonly chain: UnitChain;
  readonly stock: number;
  readonly large: number;
  readonly change: number;
}

/** The words that begin a sentence, inside of one. */
function within(words = ""): string {
  return words.charAt(0).toLowerCase() + words.slice(1);
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
      question: `${story?.told(measured(large, big))} Given that ${measured(1, middle)} is ${measured(one, small)} and ${measured(1, big)} is ${measured(two, middle)}, how many ${small.many} ${story?.has} ${at.first ? within(story?.gains(amount)) : within(story?.loses(amount))}?`,
      why: `Both amounts are counted in ${small.many}.`,
      slips: [
        {
          code: "opposite-operation",
          deed: at.first ? "subtracting the second amount" : "adding the second amount",
        },
        {
          code: "unit-not-converted",
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
  facts: ({ chain, stock, large, change }, { first, second }) => {
    const [small, middle, big] = chain.units;
    const [one, two] = chain.factors;
    const story = chain.stocks[stock];
    const amount = measured(change, second ? middle : small);
    return {
      kind: "value",
      // The units are s, m and b; the amount is counted in the smallest.
      given: [
        "s = 1",
        `m = ${one}*s`,
        `b = ${two}*m`,
        `x = ${large}*b ${first ? "+" : "-"} ${change}*${second ? "m" : "s"}`,
      ],
      ask: "x",
      told: [
        story?.told(measured(large, big)) ?? "",
        `${measured(1, middle)} is ${measured(one, small)}`,
        `${measured(1, big)} is ${measured(two, middle)}`,
        `how many ${small.many}`,
        (first ? story?.gains(amount) : story?.loses(amount)) ?? "",
      ],
    };
  },
});

/** Materials that are used by area, and others that are used by volume. */
const MATERIALS = {
  square: ["lawn fertilizer", "floor wax", "deck sealer", "weed killer"],
  cubic: ["pond cleaner", "compost starter", "water softener", "pool cleaner"],
} as const;

interface Applied {
  /** Place of the material in either list. */
  readonly place: number;
  /** Whether the rate is for yards and the size in feet, or the other way around. */
  readonly perYard: boolean;
  readonly rate: number;
  readonly size: number;
  /** Price of an ounce in cents. */
  readonly cents: number;
}

/**
 * What a material costs that is used twice at a rate per square or cubic unit. The twists: the rate is for each of
 * the two times, not for both; it is for areas, not for volumes.
 */
const byArea = siblingLevel<Applied>({
  space: 200_000,
  steps: 4,
  context: true,
  numbers: (chance) => {
    const perYard = chance.flip();
    return {
      place: chance.int(0, 3),
      perYard,
      rate: chance.int(2, perYard ? 12 : 6),
      size: perYard ? 27 * chance.int(2, 40) : chance.int(4, 60),
      cents: perYard ? chance.int(8, 60) : chance.int(5, 40),
    };
  },
  answer: ({ perYard, rate, size, cents }, { first, second }) => {
    const factor = second ? 9 : 27;
    const cost = rational((first ? 2 : 1) * rate * size * cents, 100);
    return multiply(cost, perYard ? rational(1, factor) : factor);
  },
  allows: (answer) => isInteger(multiply(answer, 100)) && compare(answer, 4_000) < 0,
  show: (answer) => priceFace(answer, true),
  word: ({ place, perYard, rate, size, cents }, at, key) => {
    const word = at.second ? "square" : "cubic";
    const material = MATERIALS[word][place] ?? "";
    const [per, of] = perYard ? ["yard", "feet"] : ["foot", "yards"];
    const [factor, other] = at.second ? [9, 27] : [27, 9];
    const measure = perYard ? rational(size, factor) : rational(size * factor);
    const yearly = (at.first ? 2 : 1) * rate;
    const ounces = multiply(yearly, measure);
    const kind = at.second ? "an area" : "a volume";
    const units = `${word} ${perYard ? "yards" : "feet"}`;
    return {
      question: `${capitalized(article(material))} ${material} costs ${dollars(rational(cents, 100))} per ounce and is used twice a year, at a rate of ${rate} ounces per ${word} ${per} ${at.first ? "each time" : "for the two times together"}. Given that 1 yard is 3 feet, what is the yearly cost of the ${material} for ${kind} of ${grouped(size)} ${word} ${of}?`,
      why: `One ${word} yard is $${factor}$ ${word} feet, and ${yearly} ounces are used per ${word} ${per} in a year.`,
      slips: [
        {
          code: "rate-misapplied",
          deed: at.first
            ? `taking $${rate}$ ounces for both times together`
            : `counting $${rate}$ ounces twice`,
        },
        { code: "unit-not-converted", deed: `converting with $${other}$ instead of $${factor}$` },
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
          text: `So ${grouped(size)} ${word} ${of} are $${tex(size)} ${perYard ? "\\div" : "\\cdot"} ${factor} = ${tex(measure)}$ ${units}.`,
          claim: `s = ${code(measure)}`,
        },
        {
          text: `With ${yearly} ounces per ${word} ${per} in a year, this takes $${tex(measure)} \\cdot ${yearly} = ${tex(ounces)}$ ounces, which cost ${priceFace(key, true).text}.`,
          claim: `${code(measure)}*${yearly} = ${code(ounces)}`,
        },
      ],
      hint: `How many ${word} feet fill one ${word} yard?`,
      tip: "Units of area take the factor twice, units of volume three times.",
      archetype: "QA10",
    };
  },
  facts: ({ perYard, rate, size, cents }, { first, second }) => {
    const [measure, word] = second ? ["area", "square"] : ["volume", "cubic"];
    const power = `(3/1)^${second ? 2 : 3}`;
    return {
      kind: "value",
      given: [
        perYard ? `s*${power} = ${size}` : `s = ${size}*${power}`,
        `x = ${first ? 2 : 1}*s*${rate}*(${cents}/100)`,
      ],
      ask: "x",
      told: [
        `costs ${dollars(rational(cents, 100))} per ounce, twice a year`,
        `${rate} ounces per ${word} ${perYard ? "yard" : "foot"}`,
        first ? "each time" : "two times together",
        "1 yard is 3 feet",
        `yearly cost for ${measure} of ${grouped(size)} ${word} ${perYard ? "feet" : "yards"}`,
      ],
    };
  },
});

/** An amount or a cost when units differ. */
export const amountInMixedUnits = defineLevels({
  id: "amount-in-mixed-units",
  version: 3,
  topic: "data-analysis",
  skill: "Q.A",
  archetypes: ["QA08", "QA10"],
  optionDesign: "orbit",
  Medium: afterChange,
  Hard: byArea,
});
