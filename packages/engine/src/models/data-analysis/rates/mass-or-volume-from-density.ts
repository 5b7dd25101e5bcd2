import { plainTable } from "../../../craft/figures/plain-table.ts";
import { defineLevels, level } from "../../../craft/assembly/levels.ts";
import { numeral } from "../../../craft/options/option.ts";
import { type Material, materials } from "@sat/content/scenarios/materials";
import { siblingLevel } from "../../../craft/assembly/sibling-level.ts";
import { rotatingOptions } from "../../../craft/options/siblings.ts";
import { ascending, inProse } from "../../../craft/wording/story.ts";
import { decimal, quotient, times } from "../../../math/expression.ts";
import { code, grouped, tex } from "../../../math/print.ts";
import { lcm, rational } from "../../../math/rational.ts";

interface Listed {
  /** Four materials of the table, and the places of the two of which one is asked. */
  readonly shown: readonly Material[];
  readonly places: readonly [number, number];
  readonly n: number;
}

function densityAt({ shown, places }: Listed, first: boolean) {
  const [over = 1, under = 1] = shown[places[first ? 0 : 1]]?.density ?? [];
  return rational(over, under);
}

/** A mass or a volume from a table of densities; the twists are the material, and which of the two is given. */
const fromTable = siblingLevel<Listed>({
  space: 300_000,
  steps: 2,
  context: true,
  numbers: (chance) => {
    const shown = chance.sample(materials, 4);
    const [one = 0, other = 1] = ascending(chance.sample([0, 1, 2, 3], 2));
    const unit = [shown[one], shown[other]]
      .flatMap((material) => material?.density ?? [])
      .reduce((sofar, each) => lcm(sofar, each), 1);
    chance.require(unit <= 1500, "no whole amounts");
    const densities = [one, other].map((place) => {
      const [over, under] = shown[place]?.density ?? [1, 1];
      return over / under;
    });
    chance.require(Math.max(...densities) <= 2.5, "amounts far apart");
    return { shown, places: [one, other], n: unit * chance.int(1, Math.floor(3000 / unit)) };
  },
  work: (listed, { first, second }) => {
    const density = decimal(densityAt(listed, first));
    return second ? times(density, listed.n) : quotient(listed.n, density);
  },
  word: (listed, at, key) => {
    const { shown, places, n } = listed;
    const [name = "", other = ""] = (at.first ? places : places.toReversed()).map(
      (place) => shown[place]?.name ?? "",
    );
    const density = densityAt(listed, at.first);
    const given = at.second
      ? `volume of ${grouped(n)} cubic centimeters`
      : `mass of ${grouped(n)} grams`;
    const asked = at.second ? "mass, in grams," : "volume, in cubic centimeters,";
    return {
      question: `The table shows the densities of some materials. A sample of ${name.toLowerCase()} has a ${given}. What is the ${asked} of the sample?`,
      figure: plainTable({
        shows: "the densities of some materials",
        columns: ["Material", "Density (grams per cubic centimeter)"],
        rows: shown.map(({ name: material, density: [over, under] }) => [
          material,
          inProse(rational(over, under)),
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
            ? `Multiply the density by the volume to find the mass, in grams.\n\n$${tex(decimal(density))} \\cdot ${tex(n)} = ${tex(key)}$`
            : `Divide the mass by the density to find the volume, in cubic centimeters.\n\n$${tex(n)} \\div ${tex(decimal(density))} = ${tex(key)}$`,
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
    told: [
      `sample of ${listed.shown[listed.places[first ? 0 : 1]]?.name ?? ""}`,
      ...(second
        ? [`volume of ${grouped(listed.n)} cubic centimeters`, "mass, in grams"]
        : [`mass of ${grouped(listed.n)} grams`, "volume, in cubic centimeters"]),
    ],
  }),
});

type Ask = "face" | "around" | "open" | "surface";

interface Block {
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

/** A block with a square base, from its mass, density and height; which of its areas is asked rotates. */
const ofBlock = level<Block>({
  space: 200_000,
  steps: 4,
  context: true,
  draw: (chance) => {
    const block: Block = {
      side: chance.int(3, 30),
      height: chance.int(3, 40),
      density: chance.int(16, 120),
      ask: chance.pick(["face", "around", "open", "surface"] as const),
    };
    const { side, height, density } = block;
    chance.require(side !== height && side < 2 * height && height < 4 * side, "no likely block");
    const tenths = side * side * height * density;
    chance.require(tenths % 10 === 0 && tenths <= 800_000, "no likely mass");
    return block;
  },
  build: ({ side, height, density, ask }) => {
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
      question: `A solid metal block in the shape of a right rectangular prism has square bases and a height of ${height} centimeters. The mass of the block is ${grouped(mass)} grams, and the density of the metal is ${inProse(rational(density, 10))} grams per cubic centimeter. What is the ${ASKS[ask]}?`,
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
  facts: ({ side, height, density, ask }) => {
    const mass = (side ** 2 * height * density) / 10;
    const per = inProse(rational(density, 10));
    return {
      kind: "value",
      given: [`v*${per} = ${mass}`, `s^2*${height} = v`],
      where: ["s > 0"],
      ask: AREA_CODES[ask].replaceAll("h", `${height}`),
      told: [
        `square bases, height of ${height} centimeters`,
        `mass of the block is ${grouped(mass)} grams`,
        `density of the metal is ${per} grams per cubic centimeter`,
        ASKS[ask],
      ],
      setting: { "4": "A prism with square bases has so many other faces." },
    };
  },
});

/** A mass, a volume or an area of a block, by its density. */
export const massOrVolumeFromDensity = defineLevels({
  id: "mass-or-volume-from-density",
  version: 4,
  topic: "data-analysis",
  skill: "Q.A",
  archetypes: ["QA11"],
  optionDesign: "orbit",
  Medium: fromTable,
  Hard: ofBlock,
});
