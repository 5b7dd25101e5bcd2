import { plainTable } from "../../../craft/figures/plain-table.ts";
import { defineLevels } from "../../../craft/assembly/levels.ts";
import { type PackageScenario, packageScenarios } from "@sat/content/scenarios/packages";
import { siblingLevel } from "../../../craft/assembly/sibling-level.ts";
import type { Twists } from "../../../craft/options/siblings.ts";
import { priceFace } from "../../../craft/wording/story.ts";
import { type Expression, decimal, quotient } from "../../../math/expression.ts";
import { code, tex } from "../../../math/print.ts";
import { compare, isInteger, rational } from "../../../math/rational.ts";

interface Brands {
  readonly scenario: PackageScenario;
  /** Sizes of three brands, and prices of one unit in cents. */
  readonly sizes: readonly number[];
  readonly cents: readonly number[];
  /** Places of the two brands that are compared. */
  readonly places: readonly [number, number];
}

const NAMES = ["Brand X", "Brand Y", "Brand Z"];

/** What a package costs, or one unit of it, in cents. */
function cost({ sizes, cents }: Brands, place: number, perUnit: boolean): number {
  return (cents[place] ?? 0) * (perUnit ? 1 : (sizes[place] ?? 0));
}

/** The twists: the first of two brands is compared with the second, not the other way about; by the unit, not by the package. */
function quotientAt(brands: Brands, { first, second }: Twists): Expression {
  const [one, other] = brands.places.map((place) =>
    decimal(rational(cost(brands, place, second), 100)),
  );
  return first ? quotient(one ?? 1, other ?? 1) : quotient(other ?? 1, one ?? 1);
}

/** How many times the cost of one brand the cost of another is. */
const inTable = siblingLevel<Brands>({
  space: 1_000_000,
  steps: 3,
  context: true,
  numbers: (chance) => {
    const scenario = chance.pick(packageScenarios);
    const sizes = chance.sample(scenario.sizes, 3);
    const cents = [0, 1, 2].map(() => chance.int(scenario.from, scenario.to));
    const prices = cents.map((each, place) => each * (sizes[place] ?? 0));
    chance.require(![...cents, ...prices].includes(100), "a quotient by one dollar");
    const [one = 0, other = 1] = chance.sample([0, 1, 2], 2);
    const ordered = one < other ? ([one, other] as const) : ([other, one] as const);
    return { scenario, sizes, cents, places: ordered };
  },
  work: quotientAt,
  allows: (answer) =>
    !isInteger(answer) &&
    typeof answer !== "number" &&
    answer.den <= 240 &&
    compare(answer, 12) < 0,
  word: (brands, at, key) => {
    const { scenario, sizes, places } = brands;
    const { goods, unit } = scenario;
    const [one, other] = at.first ? places : [places[1], places[0]];
    const price = (place: number, perUnit: boolean) =>
      priceFace(rational(cost(brands, place, perUnit), 100), true).text;
    const thing = at.second ? `cost per ${unit}` : "price per package";
    const amount = (place: number, perUnit: boolean) => price(place, perUnit).replace("\\$", "");
    return {
      question: `${scenario.told}. The table shows the size and the price of one package of each brand. The ${thing} of ${NAMES[one]} is how many times the ${thing} of ${NAMES[other]}?`,
      figure: plainTable({
        shows: `packages of ${goods}`,
        columns: ["Brand", `Size (${unit === "foot" ? "feet" : `${unit}s`})`, "Price of a package"],
        rows: NAMES.map((name, place) => [
          name.replace("Brand ", ""),
          `${sizes[place]}`,
          price(place, false),
        ]),
        rowHeaders: true,
      }),
      why: `Multiplied by it, the ${price(other, at.second)} of ${NAMES[other]} are the ${price(one, at.second)} of ${NAMES[one]}.`,
      slips: [
        {
          code: "ratio-upside-down",
          deed: `dividing the ${thing} of ${NAMES[other]} by that of ${NAMES[one]}`,
        },
        {
          code: at.second ? "stopped-early" : "another-quantity",
          deed: at.second
            ? "dividing the prices of whole packages"
            : `dividing the costs per ${unit}`,
        },
      ],
      corner: {
        code: "quantities-exchanged",
        deed: `dividing the ${at.second ? "price per package" : `cost per ${unit}`} of ${NAMES[other]} by that of ${NAMES[one]}`,
      },
      opening: at.second
        ? "Divide each price by the size of its package, and then divide the two results."
        : "The question compares the prices of the packages, whatever their sizes are.",
      steps: [
        ...(at.second
          ? [one, other].map((place) => ({
              text: `Divide to find the cost per ${unit} of ${NAMES[place]}, in dollars.\n\n$\\frac{${amount(place, false)}}{${sizes[place]}} = ${amount(place, true)}$`,
            }))
          : [
              {
                text: `In the table, the price of a package is ${price(one, false)} for ${NAMES[one]} and ${price(other, false)} for ${NAMES[other]}.`,
              },
            ]),
        {
          text: `Divide the ${thing} of ${NAMES[one]} by that of ${NAMES[other]}.\n\n$\\frac{${amount(one, at.second)}}{${amount(other, at.second)}} = ${tex(key)}$`,
          claim: `${at.second ? "u/v" : "p/q"} = ${code(key)}`,
        },
      ],
      hint: `Does the question compare whole packages, or what one ${unit} costs?`,
      tip: "In *A is how many times B*, divide A by B.",
      archetype: "QA17",
    };
  },
  facts: (brands, { first, second }) => {
    const { scenario, sizes, places } = brands;
    const [one, other] = first ? places : [places[1], places[0]];
    const price = (place: number) => `${cost(brands, place, false) / 100}`;
    const thing = second ? `cost per ${scenario.unit}` : "price per package";
    return {
      kind: "value",
      given: [
        `p = ${price(one)}`,
        `q = ${price(other)}`,
        `u*${sizes[one]} = p`,
        `v*${sizes[other]} = q`,
      ],
      ask: second ? "u/v" : "p/q",
      told: [
        scenario.told,
        `${thing} of ${NAMES[one]} is how many times the ${thing} of ${NAMES[other]}`,
      ],
    };
  },
});

/** How many times the price or the unit price of one brand that of another is. */
export const unitPriceComparison = defineLevels({
  id: "unit-price-comparison",
  version: 3,
  topic: "data-analysis",
  skill: "Q.A",
  archetypes: ["QA17"],
  optionDesign: "orbit",
  Medium: inTable,
});
