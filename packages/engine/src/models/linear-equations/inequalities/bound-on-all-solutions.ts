import { defineLevels, level } from "../../../craft/assembly/levels.ts";
import { pointText, slopeForm } from "../../../craft/algebra/lines.ts";
import { formula } from "../../../craft/options/option.ts";
import { type Twists, siblingOptions, twists } from "../../../craft/options/siblings.ts";
import { paragraphs } from "../../../craft/wording/words.ts";
import {
  type Relation,
  equation,
  polynomial,
  product,
  relation,
  sum,
  times,
} from "../../../math/expression.ts";
import { code, inline, tex } from "../../../math/print.ts";

/** The borders have slopes of different signs and cross at (x, y). */
interface Wedge {
  readonly x: number;
  readonly y: number;
  /** The slope of the first border, and that of the second without its sign. */
  readonly up: number;
  readonly down: number;
  readonly risesFirst: boolean;
  /** The twists are whether y lies above the rising line and whether it lies above the falling one. */
  readonly at: Twists;
}

/** What must be true of every solution. */
function bound({ x, y }: Wedge, { first, second }: Twists): Relation {
  if (first === second) return relation("y", first ? ">=" : "<=", y);
  return relation("x", first ? "<=" : ">=", x);
}

function borders({ x, y, up, down }: Wedge) {
  return { rising: [up, y - up * x], falling: [-down, y + down * x] } as const;
}

function system(wedge: Wedge): readonly Relation[] {
  const { risesFirst, at } = wedge;
  const { rising, falling } = borders(wedge);
  const lines = [
    slopeForm(rising[0], rising[1], at.first ? ">=" : "<="),
    slopeForm(falling[0], falling[1], at.second ? ">=" : "<="),
  ];
  return risesFirst ? lines : lines.toReversed();
}

const WORDS = {
  y: {
    true: "above both lines, so their lowest point is where the lines cross",
    false: "below both lines, so their highest point is where the lines cross",
  },
  x: {
    true: "between the lines on the left of where they cross",
    false: "between the lines on the right of where they cross",
  },
};

/** What must be true of all solutions of a system of two inequalities. */
const ofSystem = level<Wedge>({
  space: 100_000,
  steps: 4,
  draw: (chance) => {
    const wedge = {
      x: chance.nonzero(12),
      y: chance.nonzero(25),
      up: chance.int(1, 9),
      down: chance.int(1, 9),
      risesFirst: chance.flip(),
      at: twists(chance),
    };
    const { rising, falling } = borders(wedge);
    chance.require(rising[1] !== 0 && falling[1] !== 0, "a line through the origin");
    return wedge;
  },
  build: (wedge) => {
    const { x, y, up, down, at } = wedge;
    const { rising, falling } = borders(wedge);
    const key = bound(wedge, at);
    const level0 = equation(
      polynomial([rising[1], rising[0]], "x"),
      polynomial([falling[1], falling[0]], "x"),
    );
    const ofY = at.first === at.second;
    const where = WORDS[ofY ? "y" : "x"][`${at.first}`];
    return {
      question: paragraphs(
        ...system(wedge).map(inline),
        "Which inequality is true for every solution $(x, y)$ to the given system?",
      ),
      options: siblingOptions({
        at,
        answer: (each) => bound(wedge, each),
        show: formula,
        why: `The solutions lie ${where}, at ${pointText([x, y])}.`,
        slips: [
          {
            code: "comparison-turned-around",
            deed: `choosing the side ${at.first ? "below" : "above"} the rising line ${inline(slopeForm(...rising))}`,
          },
          {
            code: "comparison-turned-around",
            deed: `choosing the side ${at.second ? "below" : "above"} the falling line ${inline(slopeForm(...falling))}`,
          },
        ],
        corner: {
          code: "comparison-turned-around",
          deed: "reading both inequality signs the other way around",
        },
      }),
      opening: "Find where the two border lines cross, and where the solutions lie from there.",
      steps: [
        { text: `The border lines cross where both right sides are equal.\n\n${inline(level0)}` },
        {
          text: `Collect the terms in $x$ on one side and the numbers on the other, and divide by $${up + down}$.\n\n$${tex(product(up + down, "x"))} = ${tex(falling[1] - rising[1])}$\n\n$x = ${x}$`,
          claim: `${rising[0]}*(${x}) + (${rising[1]}) = ${falling[0]}*(${x}) + (${falling[1]})`,
        },
        {
          text: `Substitute it into one of the equations.\n\n$y = ${tex(sum(up === 1 ? x : times(up, x), rising[1]))} = ${y}$`,
        },
        {
          text: `The solutions lie ${at.first ? "above" : "below"} the rising line and ${at.second ? "above" : "below"} the falling line, so they lie ${where}.\n\n${inline(key)}`,
        },
      ],
      hint: "On which side of the rising line do the solutions lie, and on which side of the falling line?",
      tip: "Where the solutions of two inequalities have a leftmost, rightmost, highest, or lowest point, it is the corner where the borders meet.",
    };
  },
  facts: (wedge) => ({
    kind: "region",
    given: system(wedge).map(code),
    unknowns: ["x", "y"],
    ask: "bound",
    told: ["true for every solution $(x, y)$"],
  }),
});

/** What the solutions of a system of inequalities have in common. */
export const boundOnAllSolutions = defineLevels({
  id: "bound-on-all-solutions",
  version: 3,
  topic: "linear-equations",
  skill: "H.E",
  archetypes: ["HE16"],
  optionDesign: "orbit",
  Hard: ofSystem,
});
