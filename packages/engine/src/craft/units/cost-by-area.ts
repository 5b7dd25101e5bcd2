import { article, capitalized } from "../../language/noun.ts";
import { decimal, equation, power, quotient, sum, times } from "../../math/expression.ts";
import { grouped } from "../../math/print.ts";
import { rational } from "../../math/rational.ts";
import { workOut } from "../../math/work-out.ts";
import { poolLevel } from "../assembly/pool-level.ts";
import type { PoolSlip } from "../options/pool.ts";
import { asPrice, isInCents, slipsThatFit } from "../options/shows.ts";
import { type Ways, drawWays, mistaken } from "../options/ways.ts";
import { stepTo } from "../wording/steps.ts";
import { dollars } from "../wording/story.ts";

/** Materials that are used by area, and others that are used by volume. */
const MATERIALS = {
  square: ["lawn fertilizer", "floor wax", "deck sealer", "weed killer"],
  cubic: ["pond cleaner", "compost starter", "water softener", "pool cleaner"],
} as const;

/**
 * Whether the rate is for each of two times, not for both together; for areas, not for volumes; and for yards where the
 * size is in feet, not the other way around.
 */
type Fork = "twice" | "square" | "perYard";

interface Applied {
  /** Place of the material in either list. */
  readonly place: number;
  readonly rate: number;
  readonly size: number;
  /** Price of an ounce in cents. */
  readonly cents: number;
  readonly ways: Ways<Fork>;
}

/** The size in the units of the rate, with yards and feet converted so many times. */
function measureOf({ size }: Applied, { square, perYard }: Ways<Fork>, edges = square ? 2 : 3) {
  return perYard ? quotient(size, 3 ** edges) : times(size, 3 ** edges);
}

function costOf(applied: Applied, ways: Ways<Fork>, measure = measureOf(applied, ways)) {
  const { rate, cents } = applied;
  const price = decimal(rational(cents, 100));
  return ways.twice ? times(measure, 2, rate, price) : times(measure, rate, price);
}

function slipsOf(applied: Applied): PoolSlip[] {
  const { ways } = applied;
  const { square, perYard } = ways;
  const deed = perYard ? "dividing" : "multiplying";
  return slipsThatFit((value) => isInCents(value), asPrice, [
    [
      costOf(applied, ways, measureOf(applied, ways, 1)),
      {
        code: "unit-not-converted",
        deed: `${deed} by $3$ only once`,
        isClassic: true,
        step: 1,
      },
    ],
    [
      costOf(applied, mistaken<Fork>(ways, "square")),
      {
        code: "unit-not-converted",
        deed: `using the factor of ${square ? "cubic" : "square"} units, $${square ? 27 : 9}$,`,
        step: 1,
      },
    ],
    [
      costOf(applied, ways, sum(applied.size)),
      {
        code: "unit-not-converted",
        deed: `leaving the ${perYard ? "feet" : "yards"} unconverted`,
        step: 2,
      },
    ],
    [
      costOf(applied, mistaken<Fork>(ways, "perYard")),
      {
        code: "opposite-operation",
        deed: `${perYard ? "multiplying" : "dividing"} by the factor instead of ${deed} by it`,
        step: 2,
      },
    ],
    [
      costOf(applied, mistaken<Fork>(ways, "twice")),
      {
        code: "rate-misapplied",
        deed: ways.twice
          ? "counting only one of the two times in a year"
          : "doubling the rate, which is for the two times together,",
        isSpare: true,
        step: 3,
      },
    ],
  ]);
}

function stepsOf(applied: Applied) {
  const { rate, size, cents, ways } = applied;
  const { twice, square, perYard } = ways;
  const [word, dimensions] = square ? ["square", 2] : ["cubic", 3];
  const factor = 3 ** dimensions;
  const price = decimal(rational(cents, 100));
  const measure = measureOf(applied, ways);
  const converted = workOut(measure);
  const yearly = twice ? times(converted, 2, rate) : times(converted, rate);
  const ounces = workOut(yearly);
  return [
    stepTo(
      `Each edge of a ${word} yard is $3$ feet long, so find how many ${word} feet it contains.`,
      equation(power(3, dimensions), factor),
    ),
    stepTo(
      `${perYard ? "Divide" : "Multiply"} to convert the ${grouped(size)} ${word} ${perYard ? "feet to" : "yards to"} ${word} ${perYard ? "yards" : "feet"}.`,
      equation(measure, converted),
    ),
    stepTo(
      twice
        ? `Multiply by the ${rate} ounces of each of the two times in a year.`
        : `Multiply by the ${rate} ounces of the two times together.`,
      equation(yearly, ounces),
    ),
    stepTo(
      "Multiply by the price of an ounce to find the yearly cost, in dollars.",
      equation(times(ounces, price), decimal(workOut(times(ounces, price)))),
    ),
  ];
}

/** What a material costs that is used twice a year at a rate per square or cubic unit. */
export const costByArea = poolLevel<Applied>({
  isEven: true,
  space: 200_000,
  steps: 4,
  context: true,
  draw: (chance) => {
    const ways = drawWays(chance, "twice", "square", "perYard");
    return {
      place: chance.int(0, 3),
      rate: chance.int(2, ways.perYard ? 12 : 6),
      size: ways.perYard ? 27 * chance.int(4, 80) : chance.int(4, 60),
      cents: ways.perYard ? chance.int(8, 60) : chance.int(5, 40),
      ways,
    };
  },
  key: (applied) => asPrice(costOf(applied, applied.ways)),
  slips: slipsOf,
  word: (applied) => {
    const { place, rate, size, cents, ways } = applied;
    const { twice, square, perYard } = ways;
    const word = square ? "square" : "cubic";
    const material = MATERIALS[word][place] ?? "";
    const [per, of] = perYard ? ["yard", "feet"] : ["foot", "yards"];
    const factor = square ? 9 : 27;
    return {
      question: `${capitalized(article(material))} ${material} costs ${dollars(rational(cents, 100))} per ounce and is used twice a year, at a rate of ${rate} ounces per ${word} ${per} ${twice ? "each time" : "for the two times together"}. Given that 1 yard is 3 feet, what is the yearly cost of the ${material} for ${square ? "an area" : "a volume"} of ${grouped(size)} ${word} ${of}?`,
      why: `One ${word} yard is $${factor}$ ${word} feet, not $3$.`,
      opening: square
        ? "A square yard is three feet long and three feet wide, so the factor is squared."
        : "A cubic yard is three feet long, wide and high, so the factor is cubed.",
      steps: stepsOf(applied),
      hint: `How many ${word} feet fill one ${word} yard, and is the rate given per ${word} yard or per ${word} foot?`,
      tip: "Units of area take the factor twice, units of volume three times.",
      archetype: "QA10",
    };
  },
  facts: ({ rate, size, cents, ways: { twice, square, perYard } }) => {
    const [measure, word] = square ? ["area", "square"] : ["volume", "cubic"];
    const factor = `(3/1)^${square ? 2 : 3}`;
    return {
      kind: "value",
      given: [
        perYard ? `s*${factor} = ${size}` : `s = ${size}*${factor}`,
        `x = ${twice ? 2 : 1}*s*${rate}*(${cents}/100)`,
      ],
      ask: "x",
      told: [
        `costs ${dollars(rational(cents, 100))} per ounce, twice a year`,
        `${rate} ounces per ${word} ${perYard ? "yard" : "foot"}`,
        twice ? "each time" : "two times together",
        "1 yard is 3 feet",
        `yearly cost for ${measure} of ${grouped(size)} ${word} ${perYard ? "feet" : "yards"}`,
      ],
    };
  },
});
