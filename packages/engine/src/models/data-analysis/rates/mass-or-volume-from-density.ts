import { plainTable } from "../../../craft/figures/plain-table.ts";
import { defineLevels, level } from "../../../craft/assembly/levels.ts";
import { numeral } from "../../../craft/options/option.ts";
import {
  type Block,
  type Material,
  blocks,
  densityTables,
  materials,
} from "@sat/content/scenarios/materials";
import { siblingLevel } from "../../../craft/assembly/sibling-level.ts";
import { isShortDecimal } from "../../../craft/options/shows.ts";
import { type Twists, rotatingOptions, siblingAnswers } from "../../../craft/options/siblings.ts";
import { ascending, decimalFace, inProse } from "../../../craft/wording/story.ts";
import { decimal, quotient, times } from "../../../math/expression.ts";
import { code, grouped, tex } from "../../../math/print.ts";
import { workOut } from "../../../math/work-out.ts";
import { compare, isInteger, lcm, rational } from "../../../math/rational.ts";

interface Listed {
  readonly intro: string;
  /** Four materials of the table, and the places of the two of which one is asked. */
  readonly shown: readonly Material[];
  readonly places: readonly [number, number];
  readonly n: number;
}

function densityAt({ shown, places }: Listed, first: boolean) {
  return rational(shown[places[first ? 0 : 1]]?.density ?? 100, 100);
}

function workOf(listed: Listed, { first, second }: Twists) {
  const density = decimal(densityAt(listed, first));
  return second ? times(density, listed.n) : quotient(listed.n, density);
}

/** A whole number without its factors 2 and 5, by which a division gives no end of digits. */
function oddPart(value: number): number {
  const factor = [2, 5].find((each) => value % each === 0);
  return factor === undefined ? value : oddPart(value / factor);
}

function wordsOf({ shown, places, n }: Listed, { first, second }: Twists) {
  const name = shown[places[first ? 0 : 1]]?.name.toLowerCase() ?? "";
  return {
    given: `If a sample of ${name} has a ${second ? `volume of ${grouped(n)} cubic centimeters` : `mass of ${grouped(n)} grams`}`,
    asked: `what is the ${second ? "mass of the sample, in grams" : "volume of the sample, in cubic centimeters"}`,
  };
}

/** A mass or a volume from a table of densities; the twists are the material, and which of the two is given. */
const fromTable = siblingLevel<Listed>({
  space: 100_000,
  steps: 2,
  context: true,
  numbers: (chance) => {
    const shown = chance.sample(materials, 4);
    const [one = 0, other = 1] = ascending(chance.sample([0, 1, 2, 3], 2));
    const densities = [one, other].map((place) => shown[place]?.density ?? 1);
    const unit = densities.map(oddPart).reduce((sofar, each) => lcm(sofar, each), 1);
    const [from, to] = [Math.ceil(24 / unit), Math.floor(1800 / unit)];
    chance.require(from <= to, "no likely amounts");
    const n = unit * chance.int(from, to);
    const intro = chance.pick(densityTables);
    const listed: Listed = { intro, shown, places: [one, other], n };
    const values = siblingAnswers((at) => workOut(workOf(listed, at)));
    chance.require(values.every(isShortDecimal), "long decimals");
    chance.require(![1, 3].includes(values.filter(isInteger).length), "answers of unlike forms");
    return listed;
  },
  work: workOf,
  allows: (answer) => compare(answer, 1) > 0,
  show: decimalFace,
  word: (listed, at, key) => {
    const { shown, places, n } = listed;
    const [name = "", other = ""] = (at.first ? places : places.toReversed()).map(
      (place) => shown[place]?.name ?? "",
    );
    const density = densityAt(listed, at.first);
    const { given, asked } = wordsOf(listed, at);
    return {
      question: `${listed.intro}. ${given}, ${asked}?`,
      figure: plainTable({
        shows: "the densities of some materials",
        columns: ["Material", "Density (grams per cubic centimeter)"],
        rows: shown.map(({ name: material, density: each }) => [
          material,
          inProse(rational(each, 100)),
        ]),
        rowHeaders: true,
      }),
      why: `A cubic centimeter of ${name.toLowerCase()} has a mass of ${inProse(density)} grams, and the sample has ${at.second ? `${grouped(n)} of them` : `${grouped(n)} grams`}.`,
      slips: [
        { code: "wrong-row-or-column", deed: `using the density of ${other.toLowerCase()}` },
        {
          code: "opposite-operation",
          deed: at.second
            ? "dividing by the density instead of multiplying by it"
            : "multiplying by the density instead of dividing by it",
        },
      ],
      corner: {
        code: "wrong-row-or-column",
        deed: `${at.second ? "dividing" : "multiplying"} by the density of ${other.toLowerCase()}`,
      },
      opening: at.second
        ? "The density is the mass of one cubic centimeter, so mass is density times volume."
        : "The density is the mass of one cubic centimeter, so volume is mass divided by density.",
      steps: [
        {
          text: `In the table, the density of ${name.toLowerCase()} is ${inProse(density)} grams per cubic centimeter.`,
        },
        {
          text: at.second
            ? `Multiply the density by the volume to find the mass, in grams.\n\n$${tex(decimal(density))} \\cdot ${tex(n)} = ${tex(decimal(key))}$`
            : `Divide the mass by the density to find the volume, in cubic centimeters.\n\n$${tex(n)} \\div ${tex(decimal(density))} = ${tex(decimal(key))}$`,
          claim: `x = ${code(key)}`,
        },
      ],
      hint: `What is the mass of one cubic centimeter of ${name.toLowerCase()}?`,
      tip: at.second
        ? "Follow the units: grams per cubic centimeter times cubic centimeters are grams."
        : "Follow the units: grams divided by grams per cubic centimeter are cubic centimeters.",
      archetype: "QA11",
    };
  },
  facts: (listed, { first, second }) => ({
    kind: "value",
    given: [
      second
        ? `x/${listed.n} = ${code(densityAt(listed, first))}`
        : `${listed.n}/x = ${code(densityAt(listed, first))}`,
    ],
    ask: "x",
    told: [listed.intro, ...Object.values(wordsOf(listed, { first, second }))],
  }),
});

type Ask = "face" | "around" | "open" | "surface";

interface Prism {
  readonly block: Block;
  readonly side: number;
  readonly height: number;
  /** Tenths of a gram per cubic centimeter. */
  readonly density: number;
  readonly ask: Ask;
}

const ASKS: Readonly<Record<Ask, string>> = {
  face: "area, in square centimeters, of one of the four faces that are not bases",
  around: "total area, in square centimeters, of the four faces that are not bases",
  open: "total area, in square centimeters, of all the faces but one base",
  surface: "surface area, in square centimeters, of the block",
};

const AREA_STEPS: Readonly<Record<Ask, string>> = {
  face: "Each of the other faces is a rectangle. Multiply the side of a base by the height.",
  around: "The other four faces are equal rectangles. Multiply the area of one of them by 4.",
  open: "Add the areas of the four other faces, which are equal rectangles, and of one base.",
  surface: "Add the areas of the four other faces, which are equal rectangles, and of both bases.",
};

const AREA_CODES: Readonly<Record<Ask, string>> = {
  face: "s*h",
  around: "4*s*h",
  open: "4*s*h + s^2",
  surface: "4*s*h + 2*s^2",
};

function areas(side: number, height: number): Readonly<Record<Ask, number>> {
  const face = side * height;
  return {
    face,
    around: 4 * face,
    open: 4 * face + side ** 2,
    surface: 4 * face + 2 * side ** 2,
  };
}

function storyOf({ block, side, height, density }: Prism): string {
  const mass = (side ** 2 * height * density) / 10;
  return `${block.some} is a right rectangular prism with square bases and a height of ${height} centimeters. ${block.material} has a density of ${inProse(rational(density, 10))} grams per cubic centimeter, and the block has a mass of ${grouped(mass)} grams.`;
}

/** A block with a square base, from its mass, density and height; which of its areas is asked rotates. */
const ofBlock = level<Prism>({
  space: 200_000,
  steps: 4,
  context: true,
  draw: (chance) => {
    const block = chance.pick(blocks);
    const prism: Prism = {
      block,
      side: chance.int(3, 30),
      height: chance.int(3, 40),
      density: chance.int(...block.density),
      ask: chance.pick(["face", "around", "open", "surface"] as const),
    };
    const { side, height, density } = prism;
    chance.require(side !== height && side < 2 * height && height < 4 * side, "no likely block");
    const tenths = side * side * height * density;
    chance.require(tenths % 10 === 0 && tenths <= 800_000, "no likely mass");
    return prism;
  },
  build: (prism) => {
    const { side, height, density, ask } = prism;
    const values = areas(side, height);
    const [base, volume] = [side ** 2, side ** 2 * height];
    const per = decimal(rational(density, 10));
    const mass = (volume * density) / 10;
    const sums: Readonly<Record<Ask, string>> = {
      face: `${side} \\cdot ${height}`,
      around: `4 \\cdot ${side} \\cdot ${height}`,
      open: `4 \\cdot ${side} \\cdot ${height} + ${tex(base)}`,
      surface: `4 \\cdot ${side} \\cdot ${height} + 2 \\cdot ${tex(base)}`,
    };
    return {
      question: `${storyOf(prism)} What is the ${ASKS[ask]}?`,
      options: rotatingOptions<Ask>({
        faces: {
          face: numeral(values.face),
          around: numeral(values.around),
          open: numeral(values.open),
          surface: numeral(values.surface),
        },
        ask,
        why: `The bases are squares with sides of ${side} centimeters, and the height is ${height} centimeters.`,
        slip: (other) => ({
          code: other === "face" ? "stopped-early" : "another-quantity",
          deed: `finding the ${ASKS[other].replace(/, in .*,/, "")}, $${sums[other]} = ${tex(values[other])}$,`,
        }),
      }),
      opening:
        "Mass divided by density is volume, and volume divided by height is the area of the base.",
      steps: [
        {
          text: `Divide the mass by the density to find the volume, in cubic centimeters.\n\n$${tex(mass)} \\div ${tex(per)} = ${tex(volume)}$`,
          claim: `v = ${volume}`,
        },
        {
          text: `Divide the volume by the height to find the area of a base, in square centimeters.\n\n$${tex(volume)} \\div ${height} = ${tex(base)}$`,
          claim: `s^2 = ${base}`,
        },
        {
          text: `A base is a square, so take the square root to find its side, in centimeters.\n\n$\\sqrt{${tex(base)}} = ${side}$`,
          claim: `s = ${side}`,
        },
        {
          text: `${AREA_STEPS[ask]}\n\n$${sums[ask]} = ${tex(values[ask])}$`,
          claim: `${AREA_CODES[ask].replaceAll("h", `${height}`)} = ${values[ask]}`,
        },
      ],
      hint: "What is the volume of the block, and what is then the area of a base?",
      tip: "Read once more which faces count before you add their areas.",
      archetype: "QA11",
    };
  },
  facts: (prism) => {
    const { side, height, density, ask } = prism;
    const mass = (side ** 2 * height * density) / 10;
    const per = inProse(rational(density, 10));
    return {
      kind: "value",
      given: [`v*${per} = ${mass}`, `s^2*${height} = v`],
      where: ["s > 0"],
      ask: AREA_CODES[ask].replaceAll("h", `${height}`),
      told: [storyOf(prism), ASKS[ask]],
      setting: { "4": "A prism with square bases has so many other faces." },
    };
  },
});

/** A mass, a volume or an area of a block, by its density. */
export const massOrVolumeFromDensity = defineLevels({
  id: "mass-or-volume-from-density",
  version: 5,
  topic: "data-analysis",
  skill: "Q.A",
  archetypes: ["QA11"],
  optionDesign: "orbit",
  Medium: fromTable,
  Hard: ofBlock,
});
