import type { GeometryFigure } from "@sat/item";
import { defineLevels } from "../../craft/assembly/levels.ts";
import { poolLevel } from "../../craft/assembly/pool-level.ts";
import { pointNames } from "../../craft/geometry/point-names.ts";
import { rootTree } from "../../craft/geometry/square-roots.ts";
import { inRoots, rootOf } from "../../craft/options/in-roots.ts";
import { type PoolSlip, slipTo } from "../../craft/options/pool.ts";
import { type Ways, drawWays, slipsAtForks } from "../../craft/options/ways.ts";
import { stepThrough } from "../../craft/wording/steps.ts";
import { type Operand, product, quotient, root, sum, times } from "../../math/expression.ts";
import type { Facts } from "../../facts/facts.ts";
import type { Step } from "../../model.ts";
import { inline } from "../../math/print.ts";
import type { Chance } from "../../random/chance.ts";

/** Whether the sine of the angle is one half, and whether the figure is a triangle, not a parallelogram. */
type SpannedWays = Ways<"half" | "triangle">;

interface Spanned {
  /** The corner with the known angle first, then the others in order around the figure. */
  readonly names: string;
  /** The side that the height belongs to, and the slanted side. */
  readonly base: number;
  readonly slanted: number;
  readonly ways: SpannedWays;
  /** Whether the angle is obtuse. */
  readonly obtuse: boolean;
}

function angleOf({ obtuse }: Spanned, { half }: SpannedWays): number {
  const acute = half ? 30 : 60;
  return obtuse ? 180 - acute : acute;
}

function height({ slanted }: Spanned, { half }: SpannedWays) {
  return half ? quotient(slanted, 2) : product(slanted / 2, root(3));
}

/** The area with this as the height. */
function areaWith({ base }: Spanned, { triangle }: SpannedWays, tall: Operand) {
  return triangle ? times(quotient(1, 2), base, tall) : times(base, tall);
}

function work(item: Spanned, ways: SpannedWays) {
  const { slanted } = item;
  return areaWith(item, ways, ways.half ? slanted / 2 : product(slanted / 2, root(3)));
}

function figureOf(item: Spanned): GeometryFigure {
  const { names, base, slanted, ways, obtuse } = item;
  const [A = "", B = "", C = "", D = ""] = names;
  const [lean, rise] = ways.half ? [5, 2.9] : [2.3, 4];
  const top: readonly [number, number] = [obtuse ? -lean : lean, rise];
  const far: readonly [number, number] = [top[0] + 6, rise];
  const angle = angleOf(item, ways);
  const [name, corners, end] = ways.triangle
    ? (["Triangle", A + B + C, C] as const)
    : (["Parallelogram", A + B + C + D, D] as const);
  return {
    kind: "geometry",
    toScale: false,
    points: [
      { name: A, at: [0, 0] },
      { name: B, at: [6, 0] },
      { name: C, at: ways.triangle ? top : far },
      ...(ways.triangle ? [] : [{ name: D, at: top }]),
    ],
    segments: [
      { from: A, to: B, label: `$${base}$` },
      { from: A, to: end, label: `$${slanted}$` },
      { from: B, to: C },
      ...(ways.triangle ? [] : [{ from: C, to: D }]),
    ],
    angles: [{ at: A, from: B, to: end, label: `$${angle}^\\circ$` }],
    circles: [],
    alt: `${name} $${corners}$. Side $${A}${B}$ is labeled $${base}$, side $${A}${end}$ is labeled $${slanted}$, and angle $${A}$ is labeled $${angle}^\\circ$.`,
  };
}

/** An area that takes something else for the height, or the halves of both sides. */
function slipAtHeight(item: Spanned, chance: Chance): PoolSlip {
  const { base, slanted, ways } = item;
  const asHeight = { code: "figure-misread", isClassic: true, step: 1 } as const;
  if (!ways.half && (ways.triangle || chance.flip())) {
    const deed = `using the slanted side, $${slanted}$, as the height`;
    return slipTo(areaWith(item, ways, slanted), { ...asHeight, deed }, inRoots);
  }
  if (!ways.half)
    return slipTo(
      times(quotient(base, 2), quotient(slanted, 2)),
      { code: "half-for-whole", deed: "multiplying the halves of the two sides", step: 3 },
      inRoots,
    );
  return ways.triangle || chance.flip()
    ? slipTo(
        areaWith(item, ways, product(slanted, root(3))),
        {
          code: "wrong-triangle-side",
          deed: `multiplying $${slanted}$ by $\\sqrt{3}$ for the height`,
          step: 2,
        },
        inRoots,
      )
    : slipTo(
        areaWith(item, ways, times(quotient(slanted, 2), quotient(root(3), 2))),
        {
          code: "rate-misapplied",
          deed: `multiplying $${slanted}$ by both $\\frac{1}{2}$ and $\\frac{\\sqrt{3}}{2}$ for the height`,
          step: 2,
        },
        inRoots,
      );
}

function slips(item: Spanned, chance: Chance): PoolSlip[] {
  const { ways, slanted } = item;
  const acute = ways.half ? 30 : 60;
  // Half of the slanted side is the height: without the one-half, the base is multiplied by the slanted side.
  const isProduct = ways.triangle && ways.half && chance.flip();
  return [
    slipAtHeight(item, chance),
    ...slipsAtForks({
      ways,
      work: (each) => work(item, each),
      show: inRoots,
      slips: {
        half: {
          code: "wrong-triangle-side",
          deed: `using the side opposite $${90 - acute}^\\circ$ as the height`,
          step: 2,
        },
        triangle: {
          code: ways.triangle ? "half-for-whole" : "wrong-formula",
          deed: ways.triangle
            ? "leaving out the factor $\\frac{1}{2}$ of the area of a triangle"
            : "halving the area as if the figure were a triangle",
          step: 3,
        },
      },
    }).filter((_, at) => !(isProduct && at === 1)),
    ...(isProduct
      ? [
          slipTo(
            areaWith(item, ways, slanted),
            {
              code: "figure-misread",
              deed: `using the slanted side, $${slanted}$, as the height`,
              isClassic: true,
              step: 1,
            },
            inRoots,
          ),
        ]
      : []),
  ];
}

function stepsOf(item: Spanned): Step[] {
  const { names, slanted, ways, obtuse } = item;
  const [A = "", B = "", C = "", D = ""] = names;
  const top = ways.triangle ? C : D;
  const acute = ways.half ? 30 : 60;
  const shape = ways.triangle ? "triangle" : "parallelogram";
  const tall = rootTree(rootOf(height(item, ways)));
  const foot = obtuse ? `the line through $${A}$ and $${B}$` : `side $${A}${B}$`;
  return [
    ...(obtuse
      ? [
          stepThrough(
            `Draw the height from $${top}$ to ${foot}, outside the ${shape}. Find the measure, in degrees, of the angle outside the ${shape} at $${A}$.`,
            sum(180, -angleOf(item, ways)),
            acute,
          ),
        ]
      : [{ text: `Draw the height from $${top}$ to ${foot}.` }]),
    stepThrough(
      `In the right triangle with hypotenuse $${slanted}$, the height $h$ is opposite the $${acute}^\\circ$ angle${ways.half ? ", so it is half of the hypotenuse" : ", so it is $\\sqrt{3}$ times the shorter leg, which is half of the hypotenuse"}.`,
      "h",
      ways.half ? quotient(slanted, 2) : times(quotient(slanted, 2), root(3)),
      tall,
    ),
    stepThrough(
      ways.triangle
        ? "Multiply one half of the base by the height to find the area."
        : "Multiply the base by the height to find the area.",
      work(item, ways),
      rootTree(rootOf(work(item, ways))),
    ),
  ];
}

function factsOf(item: Spanned): Facts {
  const { base, slanted, ways } = item;
  return {
    kind: "value",
    given: [
      `h = ${slanted}*sin(${angleOf(item, ways)})`,
      `area = ${base}*h${ways.triangle ? "/2" : ""}`,
    ],
    ask: "area",
    told: [`area square units ${ways.triangle ? "triangle" : "parallelogram"}`],
  };
}

function spannedLevel(obtuse: boolean) {
  return poolLevel<Spanned>({
    space: 100_000,
    steps: obtuse ? 4 : 3,
    draw: (chance) => {
      const [base, slanted] = [2 * chance.int(3, 70), 2 * chance.int(2, 50)];
      chance.require(obtuse || slanted <= base, "the height falls beside the base");
      chance.require(Math.max(base, slanted) <= 4 * Math.min(base, slanted), "a sliver");
      return {
        names: pointNames(chance),
        base,
        slanted,
        ways: drawWays(chance, "half", "triangle"),
        obtuse,
      };
    },
    key: (item) => inRoots(work(item, item.ways)),
    slips,
    word: (item) => {
      const { names, slanted, ways } = item;
      const [A = "", B = ""] = names;
      const shape = ways.triangle ? "triangle" : "parallelogram";
      const tall = rootTree(rootOf(height(item, ways)));
      return {
        question: `What is the area, in square units, of ${shape} $${names.slice(0, ways.triangle ? 3 : 4)}$ shown?`,
        figure: figureOf(item),
        why: `The height to side $${A}${B}$ is ${inline(tall)}, shorter than the slanted side of $${slanted}$.`,
        opening: "The height is not given, but it is a leg of a 30-60-90 triangle.",
        steps: stepsOf(item),
        hint: obtuse
          ? `Where does the height to side $${A}${B}$ meet the line through $${A}$ and $${B}$, and which angle is there beside the given one?`
          : `If you draw the height to side $${A}${B}$, which side of the right triangle at $${A}$ is it?`,
        tip: "The height is perpendicular to the base, so a slanted side is never the height.",
      };
    },
    facts: factsOf,
  });
}

/** The area of a triangle or a parallelogram from two sides and a special angle between them. */
export const areaFromAngle = defineLevels({
  id: "area-from-angle",
  version: 4,
  topic: "trigonometry",
  skill: "S.C",
  archetypes: ["SC18"],
  optionDesign: "pool",
  Medium: spannedLevel(false),
  Hard: spannedLevel(true),
});
