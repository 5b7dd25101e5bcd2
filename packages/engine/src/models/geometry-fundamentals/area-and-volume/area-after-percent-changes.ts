import { defineLevels } from "../../../craft/assembly/levels.ts";
import type { Face } from "../../../craft/options/option.ts";
import { range } from "../../../craft/draws/ranges.ts";
import { siblingStock } from "../../../craft/assembly/sibling-level.ts";
import { quotient, times } from "../../../math/expression.ts";
import { code } from "../../../math/print.ts";
import { rational, toNumber } from "../../../math/rational.ts";

interface Percents {
  readonly shape: string;
  readonly names: readonly [string, string];
  readonly first: number;
  readonly second: number;
}

const SHAPES = [
  ["rectangle", "length", "width"],
  ["triangle", "base", "height"],
  ["parallelogram", "base", "height"],
] as const;

/** Pairs whose product leaves a short decimal. */
const PERCENTS = range(2, 60).flatMap((first) =>
  range(2, 60)
    .filter((second) => second !== first && (first * second) % 20 === 0)
    .map((second) => ({ first, second })),
);

function percent(value: Parameters<typeof toNumber>[0]): Face {
  return { text: `$${toNumber(value)}\\%$`, order: toNumber(value) };
}

/** The twists: whether each of the two lengths is increased. */
const byPercents = siblingStock<Percents>({
  steps: 3,
  stock: () =>
    SHAPES.flatMap(([shape, one, other]) =>
      PERCENTS.map(({ first, second }): Percents => ({
        shape,
        names: [one, other],
        first,
        second,
      })),
    ),
  work: (numbers, { first, second }) => {
    const one = 100 + (first ? numbers.first : -numbers.first);
    const other = 100 + (second ? numbers.second : -numbers.second);
    return quotient(times(one, other), 100);
  },
  allows: () => true,
  show: percent,
  word: (numbers, at, key) => {
    const { shape, names } = numbers;
    const deed = (isUp: boolean) => (isUp ? "increased" : "decreased");
    const changing = (isUp: boolean) => (isUp ? "increasing" : "decreasing");
    const turned = (place: 0 | 1) => {
      const isUp = place === 0 ? at.first : at.second;
      return `${changing(!isUp)} the ${names[place]} instead of ${changing(isUp)} it`;
    };
    const kept = [
      100 + (at.first ? numbers.first : -numbers.first),
      100 + (at.second ? numbers.second : -numbers.second),
    ] as const;
    const factor = (share: number) => toNumber(rational(share, 100));
    return {
      question: `The ${names[0]} of a ${shape} is ${deed(at.first)} by $${numbers.first}\\%$, and its ${names[1]} is ${deed(at.second)} by $${numbers.second}\\%$. The area of the resulting ${shape} is what percent of the area of the original ${shape}?`,
      why: `The area is multiplied by $${factor(kept[0])}$ and by $${factor(kept[1])}$.`,
      slips: [
        { code: "direction-turned-around", deed: turned(0) },
        { code: "direction-turned-around", deed: turned(1) },
      ],
      corner: {
        code: "direction-turned-around",
        deed:
          at.first === at.second
            ? `${changing(!at.first)} both lengths instead of ${changing(at.first)} them`
            : `exchanging the two directions, by ${changing(!at.first)} the ${names[0]} and ${changing(!at.second)} the ${names[1]},`,
      },
      opening: "Each change of a length by a percent multiplies the area by a factor.",
      steps: [
        {
          text: `The ${names[0]} is multiplied by a factor of $${factor(kept[0])}$.\n\n$100\\% ${at.first ? "+" : "-"} ${numbers.first}\\% = ${kept[0]}\\%$`,
        },
        {
          text: `The ${names[1]} is multiplied by a factor of $${factor(kept[1])}$.\n\n$100\\% ${at.second ? "+" : "-"} ${numbers.second}\\% = ${kept[1]}\\%$`,
        },
        {
          text: `Multiply the two factors.\n\n$${factor(kept[0])} \\cdot ${factor(kept[1])} = ${toNumber(rational(kept[0] * kept[1], 10_000))}$`,
        },
        {
          text: `Written as a percent of the original area, this is ${percent(key).text}.`,
          claim: `asked = ${code(key)}`,
        },
      ],
      hint: `What percent of the original ${names[0]} is the new ${names[0]}?`,
      tip: `Check with a ${shape} whose ${names[0]} and ${names[1]} are both $100$.`,
      archetype: "SA15",
    };
  },
  facts: (numbers, { first, second }) => ({
    kind: "value",
    given: [
      "old = 100*100",
      `new = (100 ${first ? "+" : "-"} ${numbers.first})*(100 ${second ? "+" : "-"} ${numbers.second})`,
      "asked/100 = new/old",
    ],
    ask: "asked",
    told: [
      `${numbers.names[0]} ${first ? "increased" : "decreased"} ${numbers.first} %`,
      `${numbers.names[1]} ${second ? "increased" : "decreased"} ${numbers.second} %`,
      "area resulting what percent area original",
    ],
  }),
});

/** The area of a figure after both of its lengths change by a percent. */
export const areaAfterPercentChanges = defineLevels({
  id: "area-after-percent-changes",
  version: 4,
  topic: "geometry-fundamentals",
  skill: "S.A",
  archetypes: ["SA15"],
  closed: true,
  optionDesign: "orbit",
  Medium: byPercents,
});
