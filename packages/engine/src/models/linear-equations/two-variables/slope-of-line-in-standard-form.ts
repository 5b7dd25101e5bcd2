import { defineLevels } from "../../../craft/assembly/levels.ts";
import { poolLevel } from "../../../craft/assembly/pool-level.ts";
import { ofPoint, slopeForm, standardForm, twoPointsOn } from "../../../craft/algebra/lines.ts";
import { numeral } from "../../../craft/options/option.ts";
import { type PoolSlip, slipTo } from "../../../craft/options/pool.ts";
import { aroundSquare } from "../../../craft/options/square.ts";
import { type Ways, drawWays } from "../../../craft/options/ways.ts";
import { stepTo } from "../../../craft/wording/steps.ts";
import { paragraphs } from "../../../craft/wording/words.ts";
import {
  type Relation,
  equation,
  fraction,
  polynomial,
  product,
  sum,
} from "../../../math/expression.ts";
import { code, inline } from "../../../math/print.ts";
import { rational } from "../../../math/rational.ts";
import type { Step } from "../../../model.ts";
import type { Chance } from "../../../random/chance.ts";

/** Whether the term in y is added, and whether the smaller of the two coefficients belongs to x. */
type Fork = "added" | "flat";

interface Line {
  readonly a: number;
  readonly b: number;
  /** Numbers that do not bear on the slope; q is not in standard form. */
  readonly p: number;
  readonly q: number;
  readonly ways: Ways<Fork>;
}

/** The coefficients of x and y in ax + by = c. */
function coefficients({ a, b, ways }: Line): readonly [number, number] {
  const [ofX, ofY] = ways.flat ? [a, b] : [b, a];
  return [ofX, ways.added ? ofY : -ofY];
}

interface Solved {
  /** The coefficients of the equation with the term in y alone: ofY times y is ofX times x and a number. */
  readonly ofX: number;
  readonly ofY: number;
  readonly number: number;
  /** What is done where the coefficient of x gets the other sign, and where the slope is turned over. */
  readonly deeds: Readonly<Record<"sign" | "turned" | "both", string>>;
}

function slipsOf({ ofX, ofY, number, deeds }: Solved, chance: Chance): PoolSlip[] {
  return aroundSquare({
    chance,
    favorsClassic: true,
    key: keyOf({ ofX, ofY }),
    corners: [
      slipTo(fraction(-ofX, ofY), {
        code: "sign-lost",
        deed: deeds.sign,
        isClassic: true,
        step: 1,
      }),
      slipTo(fraction(ofY, ofX), {
        code: "ratio-upside-down",
        deed: deeds.turned,
        step: 2,
      }),
      slipTo(fraction(-ofY, ofX), {
        code: "wrong-formula",
        deed: deeds.both,
        step: 2,
      }),
    ],
    others: [
      slipTo(fraction(number, ofY), {
        code: "another-quantity",
        deed: "giving the $y$-coordinate of the $y$-intercept",
        step: 2,
      }),
    ],
  });
}

function keyOf({ ofX, ofY }: Pick<Solved, "ofX" | "ofY">) {
  return numeral(rational(ofX, ofY));
}

function ofLine(deed: string, line: Relation): Step {
  return stepTo(deed, line, ofPoint(line));
}

/** From the equation with the term in y alone to the slope. */
function lastSteps({ ofX, ofY, number }: Solved): Step[] {
  const slope = rational(ofX, ofY);
  return [
    ofLine(
      `Divide both sides by $${ofY}$, so that $y$ stands alone.`,
      slopeForm(slope, rational(number, ofY)),
    ),
    stepTo(
      "The slope is the coefficient of $x$.",
      equation("m", slope),
      `(y2 - y1)/(x2 - x1) = ${code(slope)}`,
    ),
    {
      text: "Another way: graph the given equation and count the rise and the run between two points.",
    },
  ];
}

function drawLine(chance: Chance, { largest, numbers }: Form): Line {
  const [a, b] = [chance.int(2, largest), chance.int(2, largest)];
  chance.require(a < b && b % a !== 0, "a slope is whole");
  const [p, q] = [chance.nonzero(numbers.p), numbers.q === 0 ? 0 : chance.nonzero(numbers.q)];
  return { a, b, p, q, ways: drawWays(chance, "added", "flat") };
}

interface Form {
  readonly equation: (line: Line) => Relation;
  readonly solved: (line: Line) => Solved;
  readonly opening: string;
  /** What is done before the term in y stands alone. */
  readonly first: (line: Line) => Step[];
  readonly hint: (line: Line) => string;
  readonly largest: number;
  /** The greatest p and q. */
  readonly numbers: { readonly p: number; readonly q: number };
}

/** ax + by = p. */
const STANDARD: Form = {
  equation: (line) => standardForm(...coefficients(line), line.p),
  solved: (line) => {
    const [a, b] = coefficients(line);
    const deeds = {
      sign: `moving $${a}x$ to the right side without changing its sign`,
      turned: `turning the slope ${inline(rational(-a, b))} upside down`,
      both: "dividing the coefficient of $y$ by the coefficient of $x$ in the given equation",
    };
    return { ofX: -a, ofY: b, number: line.p, deeds };
  },
  opening: "Solve the equation for $y$: the coefficient of $x$ is then the slope.",
  first: (line) => {
    const [a, b] = coefficients(line);
    const alone = equation(product(b, "y"), sum(product(-a, "x"), line.p));
    return [ofLine(`Subtract $${a}x$ from both sides.`, alone)];
  },
  hint: (line) => `What must you do to get $y$ alone in ${inline(STANDARD.equation(line))}?`,
  largest: 20,
  numbers: { p: 60, q: 0 },
};

/** a(x + p) = b(y + q). */
const FACTORED: Form = {
  equation: (line) => {
    const [a, b] = coefficients(line);
    return equation(product(a, sum("x", line.p)), product(b, sum("y", line.q)));
  },
  solved: (line) => {
    const [a, b] = coefficients(line);
    const deeds = {
      sign: `moving $${a}x$ to the other side without changing its sign when solving for $y$`,
      turned: "dividing the coefficient of $y$ by the coefficient of $x$",
      both: "taking the negative reciprocal of the slope, as for a perpendicular line,",
    };
    return { ofX: a, ofY: b, number: a * line.p - b * line.q, deeds };
  },
  opening: "Distribute and solve for $y$: the coefficient of $x$ is then the slope.",
  first: (line) => {
    const [a, b] = coefficients(line);
    const left = polynomial([a * line.p, a], "x");
    const [right, rest] = [b * line.q, a * line.p - b * line.q];
    const shift = right > 0 ? `Subtract $${right}$ from` : `Add $${-right}$ to`;
    return [
      ofLine("Distribute on both sides.", equation(left, polynomial([right, b], "y"))),
      ofLine(
        `${shift} both sides and put the term in $y$ first.`,
        equation(product(b, "y"), polynomial([rest, a], "x")),
      ),
    ];
  },
  hint: ({ q }) =>
    `Once ${inline(sum("y", q))} is out of its parentheses, what must you do to get $y$ alone?`,
  largest: 12,
  numbers: { p: 15, q: 15 },
};

function ofForm(form: Form, steps: number) {
  return poolLevel<Line>({
    space: 100_000,
    steps,
    draw: (chance) => {
      const line = drawLine(chance, form);
      chance.require(form.solved(line).number !== 0, "a line through the origin");
      return line;
    },
    key: (line) => keyOf(form.solved(line)),
    slips: (line, chance) => slipsOf(form.solved(line), chance),
    word: (line) => {
      const solved = form.solved(line);
      const [run, rise] = [Math.abs(solved.ofY), solved.ofX * Math.sign(solved.ofY)];
      return {
        question: paragraphs(
          inline(form.equation(line)),
          "What is the slope of the graph of the given equation in the $xy$-plane?",
        ),
        why: `When $x$ increases by $${run}$, $y$ ${rise > 0 ? "increases" : "decreases"} by $${Math.abs(rise)}$, which keeps both sides equal.`,
        opening: form.opening,
        steps: [...form.first(line), ...lastSteps(solved)],
        hint: form.hint(line),
        tip: "Before you read off a slope, make sure that $y$ stands alone with coefficient $1$.",
      };
    },
    facts: (line) => ({
      kind: "value",
      given: twoPointsOn(form.equation(line)),
      ask: "(y2 - y1)/(x2 - x1)",
      told: [inline(form.equation(line)), "slope"],
    }),
  });
}

/** The slope of a line whose equation is not solved for y. */
export const slopeOfLineInStandardForm = defineLevels({
  id: "slope-of-line-in-standard-form",
  version: 4,
  topic: "linear-equations",
  skill: "H.C",
  archetypes: ["HC06"],
  optionDesign: "pool",
  Easy: ofForm(STANDARD, 2),
  Medium: ofForm(FACTORED, 3),
});
