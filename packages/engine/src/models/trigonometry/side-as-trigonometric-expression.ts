import { cosine, sine, tangent } from "../../craft/geometry/angle-values.ts";
import { rightTriangleFigure } from "../../craft/figures/right-triangle.ts";
import { defineLevels, level } from "../../craft/assembly/levels.ts";
import type { Face } from "../../craft/options/option.ts";
import { type Twists, siblingOptions, twists } from "../../craft/options/siblings.ts";
import type { Misstep } from "../../craft/options/slips.ts";
import { type CornerNames, drawCorners } from "../../craft/geometry/triangle-letters.ts";
import type { Draft } from "../../model.ts";
import type { Chance } from "../../random/chance.ts";

type Name = "sin" | "cos" | "tan";
type Part = "opposite" | "adjacent" | "hypotenuse";

const VALUE = { sin: sine, cos: cosine, tan: tangent };
const SIDES = {
  sin: ["opposite", "hypotenuse"],
  cos: ["adjacent", "hypotenuse"],
  tan: ["opposite", "adjacent"],
} as const;

interface Link {
  readonly known: Part;
  readonly asked: Part;
}

/** The function that ties two sides, and whether the known one is below in it. */
function tie({ known, asked }: Link): { readonly name: Name; readonly times: boolean } {
  const names = ["sin", "cos", "tan"] as const;
  const name = names.find((each) =>
    [known, asked].every((part) => SIDES[each].some((one) => one === part)),
  );
  return { name: name ?? "tan", times: SIDES[name ?? "tan"][1] === known };
}

function applied(name: Name, degrees: number): string {
  return `\\${name} ${degrees}^\\circ`;
}

interface Single {
  readonly corners: CornerNames;
  readonly degrees: number;
  readonly length: number;
  readonly at: Twists;
  readonly mirrored: boolean;
}

function single({ degrees, length }: Single, link: Link): Face {
  const { name, times } = tie(link);
  const shown = applied(name, degrees);
  const value = VALUE[name](degrees);
  return times
    ? { text: `$${length}\\${name} ${degrees}^\\circ$`, order: length * value }
    : { text: `$\\frac{${length}}{${shown}}$`, order: length / value };
}

/** The hypotenuse and a leg, or the two legs and the hypotenuse: which is known and which asked. */
type Plan = (at: Twists) => Link;

const withHypotenuse: Plan = ({ first, second }) => {
  const leg = first ? "opposite" : "adjacent";
  return second ? { known: "hypotenuse", asked: leg } : { known: leg, asked: "hypotenuse" };
};

const fromLeg: Plan = ({ first, second }) => {
  const [known, other] = first
    ? (["opposite", "adjacent"] as const)
    : (["adjacent", "opposite"] as const);
  return { known, asked: second ? "hypotenuse" : other };
};

function drawSingle(chance: Chance): Single {
  const degrees = chance.int(21, 69);
  chance.require(degrees !== 45, "sine and cosine alike");
  return {
    corners: drawCorners(chance),
    degrees,
    length: chance.int(4, 40),
    at: twists(chance),
    mirrored: chance.flip(),
  };
}

const FULL = { sin: "sine", cos: "cosine", tan: "tangent" };

function sharedWords(item: Single, plan: Plan): Pick<Draft, "opening" | "steps" | "hint" | "tip"> {
  const { degrees, length, at } = item;
  const { known, asked } = plan(at);
  const { name, times } = tie({ known, asked });
  const [over, under] = SIDES[name].map((part) => (part === known ? String(length) : "x"));
  const relation = `\\frac{${over}}{${under}}`;
  return {
    opening: `The ${FULL[name]} of the labeled angle is a ratio of the given side and the side asked for.`,
    steps: [
      {
        text: `Seen from the angle of $${degrees}^\\circ$, the given side is the ${known === "hypotenuse" ? known : `${known} leg`} and $x$ is the ${asked === "hypotenuse" ? asked : `${asked} leg`}.`,
      },
      {
        text: `Write the ${FULL[name]} as a ratio of these two sides.\n\n$${applied(name, degrees)} = ${relation}$`,
        claim: `${name}(${degrees}) = ${over}/${under}`,
      },
      {
        text: `${times ? `Multiply both sides by $${length}$.` : `Multiply both sides by $x$, and divide them by $${applied(name, degrees)}$.`}\n\n$x = ${single(item, plan(at)).text.slice(1)}`,
        claim: "x > 0",
      },
    ],
    hint: "Which two sides does each of the three ratios compare? Find the ratio that has both of yours.",
    tip: "Write the ratio of the two sides first, and then solve the equation for the unknown side.",
  };
}

const SWAP: Readonly<Record<Part, string>> = {
  opposite: "using the given leg as the adjacent one",
  adjacent: "using the given leg as the opposite one",
  hypotenuse: "confusing sine and cosine",
};

function partName(part: Part): string {
  return part === "hypotenuse" ? part : `${part} leg`;
}

/** The ratio written down as if both sides lay elsewhere. */
function cornerOf({ degrees, length, at }: Single, plan: Plan): Misstep {
  const { known, asked } = plan({ first: !at.first, second: !at.second });
  const { name } = tie({ known, asked });
  return {
    code: "wrong-triangle-side",
    deed: `using the ${FULL[name]} of $${degrees}^\\circ$, with $${length}$ as the ${partName(known)} and $x$ as the ${partName(asked)},`,
  };
}

function singleFigure(item: Single, { known, asked }: Link) {
  const { corners, degrees, length, mirrored } = item;
  const [right, along, up] = corners;
  const label = (part: Part) =>
    part === known ? String(length) : part === asked ? "x" : undefined;
  return rightTriangleFigure({
    corners: { right, along, up },
    horizontal: 100,
    vertical: Math.round(100 * tangent(degrees)),
    labels: {
      horizontal: label("adjacent"),
      vertical: label("opposite"),
      hypotenuse: label("hypotenuse"),
      angle: `${degrees}^\\circ`,
    },
    mirrored,
  });
}

function singleLevel(plan: Plan, steps: number) {
  return level<Single>({
    space: 100_000,
    steps,
    draw: drawSingle,
    build: (item) => {
      const { at } = item;
      const { known, asked } = plan(at);
      const { times } = tie({ known, asked });
      return {
        question:
          "In the right triangle shown, which of the following expressions is equal to $x$?",
        figure: singleFigure(item, { known, asked }),
        options: siblingOptions({
          at,
          answer: (each) => single(item, plan(each)),
          show: (face) => face,
          why: `The given side is the ${partName(known)} of the labeled angle, and $x$ is the ${partName(asked)}.`,
          slips: [
            { code: "wrong-triangle-side", deed: SWAP[known === "hypotenuse" ? asked : known] },
            plan === withHypotenuse
              ? {
                  code: "opposite-operation",
                  deed: `${times ? "dividing by" : "multiplying by"} the ratio instead of ${times ? "multiplying" : "dividing"} by it`,
                }
              : {
                  code: "wrong-triangle-side",
                  deed:
                    asked === "hypotenuse"
                      ? "treating $x$ as the other leg"
                      : "treating $x$ as the hypotenuse",
                },
          ],
          corner: cornerOf(item, plan),
        }),
        ...sharedWords(item, plan),
      };
    },
    facts: ({ degrees, length, at }) => {
      const { known, asked } = plan(at);
      return {
        kind: "value",
        given: [
          `${known} = ${length}`,
          `opposite = hypotenuse*sin(${degrees})`,
          `adjacent = hypotenuse*cos(${degrees})`,
          `x = ${asked}`,
        ],
        ask: "x",
      };
    },
  });
}

/** Which expression with a sine, a cosine or a tangent is equal to a side. */
export const sideAsTrigonometricExpression = defineLevels({
  id: "side-as-trigonometric-expression",
  version: 3,
  topic: "trigonometry",
  skill: "S.C",
  archetypes: ["SC24"],
  optionDesign: "orbit",
  Easy: singleLevel(withHypotenuse, 2),
  Medium: singleLevel(fromLeg, 3),
});
