import { timesPi } from "../../craft/geometry/angle-values.ts";
import { defineLevels, stockLevel } from "../../craft/assembly/levels.ts";
import { type RootForm, rootFace, rootForm, rootTree } from "../../craft/geometry/square-roots.ts";
import { rootText } from "../../craft/geometry/special-triangles.ts";
import { type Misstep, type Slip, crossedOptions } from "../../craft/options/slips.ts";
import { lineStep } from "../../craft/wording/line-step.ts";
import { code, tex } from "../../math/print.ts";
import { multiply, rational } from "../../math/rational.ts";
import type { Step } from "../../model.ts";

type Name = "sin" | "cos" | "tan";

const FULL = { sin: "sine", cos: "cosine", tan: "tangent" };

/** The angle is `twelfths`·15°. */
interface Valued {
  readonly name: Name;
  readonly twelfths: number;
}

const FULL_TURN = 24;

function turned(twelfths: number): number {
  return ((twelfths % FULL_TURN) + FULL_TURN) % FULL_TURN;
}

/** Whether the function is negative there, by quadrants. */
function isNegative({ name, twelfths }: Valued): boolean {
  const quadrant = Math.floor(turned(twelfths) / 6);
  return { sin: quadrant >= 2, cos: quadrant === 1 || quadrant === 2, tan: quadrant % 2 === 1 }[
    name
  ];
}

/** The acute angle with the horizontal axis, in degrees. */
function reference(twelfths: number): number {
  const half = turned(twelfths) % 12;
  return 15 * Math.min(half, 12 - half);
}

interface Size {
  readonly negative: boolean;
  /** Whether it is the smaller of the two sizes that the options have. */
  readonly small: boolean;
}

/** The smaller and the larger size at an angle of its kind. */
function sizes({ twelfths }: Valued): readonly [RootForm, RootForm] {
  const half = rational(1, 2);
  if (reference(twelfths) === 45) return [rootForm(half, 2), rootForm(1)];
  return [rootForm(half), rootForm(half, 3)];
}

function keyOf(item: Valued): Size {
  const acute = reference(item.twelfths);
  const negative = isNegative(item);
  if (acute === 45) return { negative, small: item.name !== "tan" };
  return { negative, small: item.name === "cos" ? acute === 60 : acute === 30 };
}

function shown(item: Valued, { negative, small }: Size): RootForm {
  const [less, more] = sizes(item);
  const size = small ? less : more;
  return { ...size, times: multiply(size.times, negative ? -1 : 1) };
}

/** The value of another function of the angle, or of the angle from another axis. */
function cornerOf(item: Valued): Misstep {
  const { name, twelfths } = item;
  const { negative } = keyOf(item);
  const acute = reference(twelfths);
  const others = (["tan", "sin", "cos"] as const).filter((each) => each !== name);
  const other = others.find(
    (each) =>
      (acute === 45 ? name === "tan" || each === "tan" : each !== "tan") &&
      isNegative({ ...item, name: each }) !== negative,
  );
  if (other === undefined && negative) {
    const partner = name === "sin" ? "cos" : "sin";
    return {
      code: "wrong-formula",
      deed: `using $${ofAcute(partner, acute, false)}$ without the sign of the quadrant`,
    };
  }
  if (other === undefined) {
    return {
      code: "direction-turned-around",
      deed: `measuring the angle from the ${name === "sin" ? "negative" : "positive"} $y$-axis`,
    };
  }
  return {
    code: "wrong-formula",
    deed: `finding $\\${other} ${15 * turned(twelfths)}^\\circ$ instead of $\\${name} ${15 * turned(twelfths)}^\\circ$`,
  };
}

/** "-\\sin 30^\\circ" */
function ofAcute(name: Name, acute: number, negative: boolean): string {
  return `${negative ? "-" : ""}\\${name} ${acute}^\\circ`;
}

function slipsOf(item: Valued): readonly [Slip<Size>, Slip<Size>] {
  const { name, twelfths } = item;
  const acute = reference(twelfths);
  const { negative } = keyOf(item);
  const partner = acute === 45 ? (name === "tan" ? "sin" : "tan") : name === "sin" ? "cos" : "sin";
  return [
    {
      code: "opposite-sign",
      deed: `finding $${ofAcute(name, acute, !negative)}$, with the sign of another quadrant,`,
      apply: (size) => ({ ...size, negative: !size.negative }),
    },
    {
      code: "wrong-formula",
      deed: `using the ${FULL[partner]} of the acute angle, $${ofAcute(partner, acute, negative)}$,`,
      apply: (size) => ({ ...size, small: !size.small }),
    },
  ];
}

const QUADRANTS = ["first", "second", "third", "fourth"];

function stepsOf(item: Valued): Step[] {
  const { name, twelfths } = item;
  const within = turned(twelfths);
  const turns = (twelfths - within) / FULL_TURN;
  const [degrees, acute, { negative }] = [15 * within, reference(twelfths), keyOf(item)];
  const rest = tex(timesPi(rational(within, 12)));
  const quadrant = Math.floor(within / 6);
  const difference = ["", `180 - ${degrees}`, `${degrees} - 180`, `360 - ${degrees}`][quadrant];
  const place = `This angle ends in the ${QUADRANTS[quadrant]} quadrant`;
  return [
    lineStep(
      `${turns > 0 ? "Subtract" : "Add"} full turns until the angle is between $0$ and $2\\pi$.`,
      `${tex(timesPi(rational(twelfths, 12)))} ${turns > 0 ? "-" : "+"} ${2 * Math.abs(turns)}\\pi = ${rest}`,
      `${15 * twelfths} - 360*(${turns}) = ${degrees}`,
    ),
    lineStep("Convert to degrees.", `${rest} \\cdot \\frac{180}{\\pi} = ${degrees}`),
    quadrant === 0
      ? { text: `${place}, where every function is positive.` }
      : lineStep(
          `${place}, where the ${FULL[name]} is ${negative ? "negative" : "positive"}. Find its acute angle with the $x$-axis.`,
          `${difference} = ${acute}`,
        ),
    lineStep(
      `Find the ${FULL[name]} of the acute angle, and give it the sign of the quadrant.`,
      `${ofAcute(name, acute, negative)} = ${rootText(shown(item, keyOf(item)))}`,
      `${name}(${15 * twelfths}) = ${code(rootTree(shown(item, keyOf(item))))}`,
    ),
  ];
}

/** All angles of one kind from one full turn to another, so that every value comes as often. */
function stock(turns: readonly number[]): readonly Valued[] {
  return turns.flatMap((turn) =>
    Array.from({ length: FULL_TURN }, (_, at) => turn * FULL_TURN + at).flatMap(
      (twelfths): Valued[] => {
        const acute = reference(twelfths);
        if (acute === 30 || acute === 60) {
          return (["sin", "cos"] as const).map((name) => ({ name, twelfths }));
        }
        if (acute !== 45) return [];
        // In these quadrants another of the functions has the other sign. There are as many tangents as sines and
        // cosines, so that both sizes are right as often.
        const quadrant = Math.floor(turned(twelfths) / 6) + 1;
        const other = turn % 2 === 0 ? "sin" : "cos";
        const quadrants = { tan: [2, 3], sin: [2, 3], cos: [3, 4] };
        return (["tan", other] as const)
          .filter((name) => quadrants[name].includes(quadrant))
          .map((name) => ({ name, twelfths }));
      },
    ),
  );
}

/** Angles of more than one full turn, either way. */
const large = () =>
  stock([
    ...Array.from({ length: 24 }, (_, at) => at + 1),
    ...Array.from({ length: 12 }, (_, at) => at - 13),
  ]);

/** A multiple of π/6 or π/4 beyond a full turn. */
const atLargeAngle = stockLevel<Valued>({
  steps: 4,
  stock: large,
  build: (item) => {
    const { name, twelfths } = item;
    const angle = tex(timesPi(rational(twelfths, 12)));
    const { negative } = keyOf(item);
    const degrees = 15 * turned(twelfths);
    return {
      question: `What is the value of $\\${name}\\left(${angle}\\right)$?`,
      options: crossedOptions<Size>({
        key: keyOf(item),
        why: `An angle of $${degrees}^\\circ$ ends at the same position, where the ${FULL[name]} is ${negative ? "negative" : "positive"}.`,
        slips: slipsOf(item),
        show: (size) => rootFace(shown(item, size)),
        corner: cornerOf(item),
      }),
      opening: "A full turn of $2\\pi$ radians does not change a sine, a cosine, or a tangent.",
      steps: stepsOf(item),
      hint: "How many full turns does the angle contain? In which quadrant does the rest end?",
      tip:
        name === "tan"
          ? "The tangent is positive in the first and the third quadrant, and negative in the others."
          : `The ${FULL[name]} has the sign of the ${name === "sin" ? "$y$" : "$x$"}-coordinate in each quadrant.`,
    };
  },
  facts: ({ name, twelfths }) => ({
    kind: "value",
    given: [
      `angle = 180*${rational(twelfths, 12).num}/${rational(twelfths, 12).den}`,
      `value = ${name}(angle)`,
    ],
    ask: "value",
    told: [`value of $\\${name}\\left(${tex(timesPi(rational(twelfths, 12)))}\\right)$`],
  }),
});

/** Sine, cosine or tangent of a multiple of a sixth or a fourth of π. */
export const valueAtLargeAngle = defineLevels({
  id: "value-at-large-angle",
  version: 5,
  topic: "trigonometry",
  skill: "S.C",
  archetypes: ["SC22"],
  closed: true,
  optionDesign: "orbit",
  Hard: atLargeAngle,
});
