import { timesPi } from "../../craft/geometry/angle-values.ts";
import { defineLevels, stockLevel } from "../../craft/assembly/levels.ts";
import { type RootForm, rootFace, rootForm, rootTree } from "../../craft/geometry/square-roots.ts";
import { rootText } from "../../craft/geometry/special-triangles.ts";
import { type Misstep, crossedOptions } from "../../craft/options/slips.ts";
import { code, tex } from "../../math/print.ts";
import { multiply, rational } from "../../math/rational.ts";

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
  if (reference(twelfths) === 45) {
    const { negative } = keyOf(item);
    const others = (["tan", "sin", "cos"] as const).filter((each) => each !== name);
    const other = others.find(
      (each) =>
        (name === "tan" || each === "tan") && isNegative({ ...item, name: each }) !== negative,
    );
    return {
      code: "wrong-formula",
      deed: `taking the ${FULL[other ?? "tan"]} of the angle instead of its ${FULL[name]}`,
    };
  }
  return {
    code: "wrong-formula",
    deed:
      name === "sin"
        ? "measuring the angle from the negative $y$-axis"
        : "measuring the angle from the positive $y$-axis",
  };
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
    const within = turned(twelfths);
    const [key, acute] = [shown(item, keyOf(item)), reference(twelfths)];
    const turns = (twelfths - within) / FULL_TURN;
    const isDiagonal = acute === 45;
    return {
      question: `What is the value of $\\${name}\\left(${angle}\\right)$?`,
      options: crossedOptions<Size>({
        key: keyOf(item),
        why: `The angle ends ${15 * within} degrees from the positive $x$-axis, where the ${FULL[name]} is ${keyOf(item).negative ? "negative" : "positive"}.`,
        slips: [
          {
            code: "opposite-sign",
            deed: "taking the sign of the wrong quadrant",
            apply: (size) => ({ ...size, negative: !size.negative }),
          },
          {
            code: "wrong-formula",
            deed: isDiagonal
              ? name === "tan"
                ? "taking the sine instead of the tangent"
                : "taking the tangent of the acute angle"
              : `taking the ${name === "sin" ? "cosine" : "sine"} of the acute angle`,
            apply: (size) => ({ ...size, small: !size.small }),
          },
        ],
        show: (size) => rootFace(shown(item, size)),
        corner: cornerOf(item),
      }),
      opening: "Full turns of $2\\pi$ change no sine, cosine or tangent, so leave them out first.",
      steps: [
        {
          text: `${turns > 0 ? "Subtract" : "Add"} full turns. The rest of the angle measures $${15 * within}$ degrees.\n\n$${angle} ${turns > 0 ? "-" : "+"} ${2 * Math.abs(turns)}\\pi = ${tex(timesPi(rational(within, 12)))}$`,
          claim: `${15 * twelfths} - 360*(${turns}) = ${15 * within}`,
        },
        {
          text: `This angle makes an acute angle of $${acute}^\\circ$ with the $x$-axis, and the ${FULL[name]} is ${keyOf(item).negative ? "negative" : "positive"} in its quadrant.`,
        },
        {
          text: `So the value is $${rootText(key)}$. A calculator in radian mode agrees.`,
          claim: `${name}(${15 * twelfths}) = ${code(rootTree(key))}`,
        },
      ],
      hint: "How many full turns can you take away? In which quadrant does the rest end?",
      tip: "Know the values at $30$, $45$, and $60$ degrees, and let the quadrant decide the sign.",
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
  version: 3,
  topic: "trigonometry",
  skill: "S.C",
  archetypes: ["SC22"],
  closed: true,
  optionDesign: "orbit",
  Hard: atLargeAngle,
});
