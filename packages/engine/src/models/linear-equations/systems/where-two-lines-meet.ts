import { removing } from "../../../craft/algebra/moving-terms.ts";
import { poolLevel } from "../../../craft/assembly/pool-level.ts";
import { defineLevels } from "../../../craft/assembly/levels.ts";
import { slopeForm, standardForm, systemText } from "../../../craft/algebra/lines.ts";
import { numeral } from "../../../craft/options/option.ts";
import { type PoolSlip, slipTo } from "../../../craft/options/pool.ts";
import { type Ways, drawWays, slipsAtForks } from "../../../craft/options/ways.ts";
import { stepTo } from "../../../craft/wording/steps.ts";
import { paragraphs } from "../../../craft/wording/words.ts";
import {
  equation,
  fraction,
  polynomial,
  product,
  quotient,
  sum,
  times,
} from "../../../math/expression.ts";
import { code, inline } from "../../../math/print.ts";
import { gcd } from "../../../math/rational.ts";
import { workOut } from "../../../math/work-out.ts";
import type { Step } from "../../../model.ts";

/** Whether b is added, whether it stands in parentheses with x, and whether the line rises. */
type HeightFork = "added" | "inside" | "rises";

interface Height {
  readonly height: number;
  readonly slope: number;
  readonly b: number;
  readonly letters: readonly string[];
  readonly ways: Ways<HeightFork>;
}

const LETTERS = [
  ["a", "b"],
  ["h", "k"],
  ["p", "q"],
  ["r", "s"],
  ["s", "t"],
  ["m", "n"],
];

function signed({ slope, b, ways }: Height): readonly [slope: number, term: number] {
  return [ways.rises ? slope : -slope, ways.added ? b : -b];
}

function rightSide(line: Height) {
  const [slope, term] = signed(line);
  return line.ways.inside ? product(slope, sum("x", term)) : polynomial([term, slope], "x");
}

function placeWork(line: Height, ways: Ways<HeightFork>) {
  const [slope, term] = signed({ ...line, ways });
  const { height } = line;
  return ways.inside ? sum(fraction(height, slope), -term) : quotient(sum(height, -term), slope);
}

function heightSlips(line: Height): PoolSlip[] {
  const { height, ways, b } = line;
  const [slope, term] = signed(line);
  const [undoing, repeating] = ways.added ? ["subtracting", "adding"] : ["adding", "subtracting"];
  return [
    slipTo(height, {
      code: "another-quantity",
      deed: "giving the $y$-coordinate of the point",
      isClassic: true,
      step: 3,
    }),
    ...slipsAtForks({
      ways,
      work: (each) => placeWork(line, each),
      slips: {
        added: { code: "sign-lost", deed: `${repeating} $${b}$ instead of ${undoing} it`, step: 1 },
        inside: {
          code: "distributed-to-one-term",
          deed: ways.inside
            ? `multiplying $x$ by $${slope}$, but not $${b}$,`
            : `dividing $${height}$ by $${slope}$, but not $${b}$,`,
          step: 2,
        },
        rises: {
          code: "opposite-sign",
          deed: `dividing by $${-slope}$ instead of $${slope}$`,
          step: 2,
        },
      },
    }),
    slipTo(ways.inside ? sum(height, -term) : fraction(height, slope), {
      code: ways.inside ? "stopped-early" : "term-left-out",
      deed: ways.inside ? `leaving out the division by $${slope}$` : `leaving out the $${b}$`,
      step: 1,
    }),
  ];
}

function heightSteps(line: Height): Step[] {
  const { height, ways, b } = line;
  const [slope, term] = signed(line);
  const shift = removing(ways.added ? b : -b);
  const divide = `Divide both sides by $${slope}$.`;
  const met = equation(rightSide(line), height);
  const between = ways.inside
    ? equation(sum("x", term), workOut(fraction(height, slope)))
    : equation(product(slope, "x"), height - term);
  const solved = equation("x", workOut(placeWork(line, ways)));
  return [
    stepTo(`At the point of intersection, the first equation must give $y = ${height}$ too.`, met),
    stepTo(ways.inside ? divide : shift, between),
    stepTo(ways.inside ? shift : divide, solved),
    {
      text: "Another way: graph both equations and read the $x$-coordinate where the lines cross.",
    },
  ];
}

/** Where a horizontal line meets another line. */
const withHorizontal = poolLevel<Height>({
  space: 100_000,
  steps: 2,
  draw: (chance) => {
    const slope = chance.int(2, 8);
    const line: Height = {
      height: slope * chance.nonzero(9),
      slope,
      b: slope * chance.int(1, 6),
      letters: chance.pick(LETTERS),
      ways: drawWays(chance, "added", "inside", "rises"),
    };
    chance.require(workOut(placeWork(line, line.ways)).num !== 0, "a point on the y-axis");
    chance.require(Math.abs(line.height) !== line.b, "one number twice");
    return line;
  },
  key: (line) => numeral(workOut(placeWork(line, line.ways))),
  slips: heightSlips,
  word: (line) => {
    const { height, letters } = line;
    const [x = "", y = ""] = letters;
    return {
      question: `In the $xy$-plane, the graphs of ${inline(equation("y", rightSide(line)))} and ${inline(slopeForm(0, height))} intersect at the point $(${x}, ${y})$. What is the value of $${x}$?`,
      why: `With ${inline(equation("x", workOut(placeWork(line, line.ways))))}, the first equation gives $y = ${height}$ as well.`,
      opening: "At the point where two graphs intersect, both equations give the same $y$.",
      steps: heightSteps(line),
      hint: `What is the $y$-coordinate of every point on the graph of ${inline(slopeForm(0, height))}?`,
      tip: `See which coordinate is asked for: $${x}$ comes first, so it is the $x$-coordinate, and $${y}$ is the other.`,
      archetype: "HD17",
    };
  },
  facts: (line) => ({
    kind: "value",
    given: [`y = ${line.height}`, code(equation("y", rightSide(line)))],
    ask: "x",
    told: [`intersect at $(${line.letters.join(", ")})$ value of $${line.letters[0] ?? ""}$`],
  }),
});

/** The signs of the term in y of the second line, of the slope of the first, and of its constant. */
type ConstantFork = "plus" | "rises" | "above";

interface Parameter {
  /** The lines are y = ±mx ± b and kx ± dy = c; they meet where x = p. */
  readonly p: number;
  readonly m: number;
  readonly b: number;
  readonly c: number;
  readonly d: number;
  readonly letter: string;
  readonly ways: Ways<ConstantFork>;
}

function partsOf({ m, b, d, p }: Parameter, { plus, rises, above }: Ways<ConstantFork>) {
  const [slope, start, ofY] = [rises ? m : -m, above ? b : -b, plus ? d : -d];
  return { slope, start, ofY, y: slope * p + start };
}

function constantWork(line: Parameter, ways: Ways<ConstantFork>) {
  const { ofY, y } = partsOf(line, ways);
  return quotient(sum(line.c, times(-ofY, y)), line.p);
}

function constantSlips(line: Parameter): PoolSlip[] {
  const { p, c, ways } = line;
  const { slope, start, ofY, y } = partsOf(line, ways);
  return [
    slipTo(sum(times(slope, p), start), {
      code: "stopped-early",
      deed: "stopping at the $y$-coordinate of the point of intersection",
      isClassic: true,
      step: 1,
    }),
    ...slipsAtForks({
      ways,
      work: (each) => constantWork(line, each),
      slips: {
        plus: {
          code: "sign-lost",
          deed: `moving the term in $y$ to the right side without changing its sign`,
          step: 2,
        },
        rises: {
          code: "opposite-sign",
          deed: `using $${-slope}$ instead of $${slope}$ as the slope of the first line`,
          step: 1,
        },
        above: {
          code: "opposite-sign",
          deed: `using $${-start}$ instead of $${start}$ in the first equation`,
          step: 1,
        },
      },
    }),
    slipTo(quotient(sum(c, times(-ofY, p)), p), {
      code: "input-for-output",
      deed: `using $${p}$ for $y$ as well`,
      step: 2,
    }),
    slipTo(sum(c, times(-ofY, y)), {
      code: "stopped-early",
      deed: `leaving out the division by $${p}$`,
      step: 3,
      isSpare: true,
    }),
  ];
}

/** A coefficient, from where two lines meet. */
const withConstant = poolLevel<Parameter>({
  space: 100_000,
  steps: 3,
  draw: (chance) => {
    const [p, m, d] = [chance.int(2, 9), chance.int(2, 9), chance.int(2, 9)];
    const b = (p / gcd(p, d)) * chance.int(1, 8);
    const c = p * chance.nonzero(15);
    const letter = chance.pick(["a", "k", "h"]);
    const line = { p, m, b, c, d, letter, ways: drawWays(chance, "plus", "rises", "above") };
    const key = workOut(constantWork(line, line.ways));
    chance.require(key.num !== 0 && b <= 20, "large numbers");
    chance.require(partsOf(line, line.ways).y !== 0, "a point on the x-axis");
    return line;
  },
  key: (line) => numeral(workOut(constantWork(line, line.ways))),
  slips: constantSlips,
  word: (line) => {
    const { p, c, letter, ways } = line;
    const { slope, start, ofY, y } = partsOf(line, ways);
    const key = workOut(constantWork(line, ways));
    const met = equation(polynomial([ofY * y, p], letter), c);
    const shift = ofY * y > 0 ? `Subtract $${ofY * y}$ from` : `Add $${-ofY * y}$ to`;
    return {
      question: paragraphs(
        ...systemText(slopeForm(slope, start), standardForm(letter, ofY, c)),
        `In the given equations, $${letter}$ is a constant. The graphs of the equations in the $xy$-plane intersect at a point with an $x$-coordinate of $${p}$. What is the value of $${letter}$?`,
      ),
      why: `With ${inline(equation(letter, key))}, the point $(${p}, ${y})$ of the first line satisfies the second equation.`,
      opening: "The point of intersection satisfies both equations, and the first gives its $y$.",
      steps: [
        {
          text: `Substitute $${p}$ for $x$ in the first equation.\n\n${inline(equation("y", sum(times(slope, p), start))).slice(0, -1)} = ${y}$`,
          claim: `y = ${y}`,
        },
        stepTo(`Substitute $${p}$ for $x$ and $${y}$ for $y$ in the second equation.`, met),
        stepTo(`${shift} both sides.`, equation(product(p, letter), c - ofY * y)),
        stepTo(`Divide both sides by $${p}$.`, equation(letter, key)),
      ],
      hint: `Which of the two equations gives the $y$-coordinate of the point with $x = ${p}$?`,
      tip: `Start with the equation without $${letter}$: it gives the other coordinate of the point.`,
      archetype: "HD18",
    };
  },
  facts: (line) => {
    const { p, c, letter, ways } = line;
    const { slope, start, ofY } = partsOf(line, ways);
    return {
      kind: "value",
      given: [
        `x = ${p}`,
        code(slopeForm(slope, start)),
        `${letter}*x ${ofY > 0 ? "+" : "-"} ${Math.abs(ofY)}*y = ${c}`,
      ],
      ask: letter,
      told: [`$${letter}$ constant $x$-coordinate ${p} value of $${letter}$`],
    };
  },
});

/** The point where two lines meet, or a constant that it decides. */
export const whereTwoLinesMeet = defineLevels({
  id: "where-two-lines-meet",
  version: 6,
  topic: "linear-equations",
  skill: "H.D",
  calculator: ["Easy"],
  archetypes: ["HD17", "HD18"],
  optionDesign: "pool",
  Easy: withHorizontal,
  Medium: withConstant,
});
