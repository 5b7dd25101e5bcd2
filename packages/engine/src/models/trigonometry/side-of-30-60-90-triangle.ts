import { defineLevels, level } from "../../craft/assembly/levels.ts";
import { type Twists, siblingOptions, twists } from "../../craft/options/siblings.ts";
import type { Misstep } from "../../craft/options/slips.ts";
import {
  ROLE,
  ROLE_TIP,
  type Role,
  type Task,
  workOfSide,
} from "../../craft/geometry/half-equilateral.ts";
import {
  type SpecialSide,
  type SpecialTriangle,
  drawSpecial,
  rootText,
  shapeOf,
  sideNames,
  specialFacts,
  specialFigure,
  specialSide,
} from "../../craft/geometry/special-triangles.ts";
import {
  type RootForm,
  rootFace,
  rootForm,
  rootTree,
  timesRoot,
} from "../../craft/geometry/square-roots.ts";
import { stepTo } from "../../craft/wording/steps.ts";
import { equation, quotient, root, times } from "../../math/expression.ts";
import { code, inline } from "../../math/print.ts";
import type { Draft, Step } from "../../model.ts";

interface Half {
  readonly triangle: SpecialTriangle;
  readonly at: Twists;
  readonly length: number;
}

/** The four siblings, and how a learner comes from one to another. */
interface Plan {
  readonly task: (item: Half, at: Twists) => Task;
  readonly slips: (item: Half) => {
    readonly slips: readonly [Misstep, Misstep];
    /** One calculation with the given length that leads to the fourth. */
    readonly corner: Misstep;
  };
}

/** The hypotenuse or the shorter leg is known; the longer leg is asked, or the third side. */
const fromShortOrHypotenuse: Plan = {
  task: ({ length }, { first, second }) => ({
    known: first ? "hypotenuse" : "short",
    length: rootForm(length),
    asked: second ? "long" : first ? "short" : "hypotenuse",
  }),
  slips: (item) => {
    const { triangle, at } = item;
    const { first, second } = at;
    const taskAt = (each: Twists) => fromShortOrHypotenuse.task(item, each);
    const { known, asked } = taskAt(at);
    const other = taskAt({ ...at, second: !second });
    const swapped = taskAt({ ...at, first: !first });
    const given = rootTree(rootForm(item.length));
    const factor = first ? root(3) : quotient(root(3), 2);
    const byRoot: Misstep = {
      code: "wrong-formula",
      deed: `multiplying ${ROLE[known]} by ${inline(factor)}`,
      work: times(given, factor),
    };
    const byTwo: Misstep = {
      code: "wrong-formula",
      deed: first
        ? "doubling the length of the hypotenuse"
        : "halving the length of the shorter leg",
      work: first ? times(2, given) : quotient(given, 2),
    };
    return {
      slips: [
        {
          code: "wrong-triangle-side",
          deed: `taking $${sideNames(triangle)[sideOf(triangle, known)]}$ as ${ROLE[swapped.known]}`,
          work: workOfSide(swapped),
        },
        {
          code: "another-quantity",
          deed: `finding ${ROLE[other.asked]} instead of ${ROLE[asked]}`,
          work: workOfSide(other),
        },
      ],
      corner: second ? byTwo : byRoot,
    };
  },
};

/** The longer leg is known, with a root in its length or without; the shorter or the hypotenuse is asked. */
const fromLonger: Plan = {
  task: ({ length }, { first, second }) => ({
    known: "long",
    length: rootForm(length, first ? 3 : 1),
    asked: second ? "hypotenuse" : "short",
  }),
  slips: (item) => {
    const { length, at } = item;
    const { first, second } = at;
    const [task, rootless] = [
      fromLonger.task(item, at),
      fromLonger.task(item, { ...at, first: false }),
    ];
    const doubled = times(2, length);
    const corners: readonly [Misstep, Misstep] = first
      ? [
          {
            code: "wrong-formula",
            deed: "dividing the longer leg by $3$ instead of $\\sqrt{3}$",
            work: quotient(rootTree(task.length), 3),
          },
          {
            code: "another-quantity",
            deed: `finding the hypotenuse for a longer leg of $${length}$`,
            work: workOfSide({ ...rootless, asked: "hypotenuse" }),
          },
        ]
      : [
          {
            code: "wrong-formula",
            deed: "giving the hypotenuse the length of the longer leg",
          },
          {
            code: "opposite-operation",
            deed: "doubling the length of the longer leg",
            work: doubled,
          },
        ];
    return {
      slips: [
        first
          ? {
              code: "power-or-root-left-out",
              deed: "leaving out the $\\sqrt{3}$ of the given length",
              work: workOfSide(rootless),
            }
          : {
              code: "power-or-root-left-out",
              deed: "leaving out the division by $\\sqrt{3}$",
              work: second ? doubled : length,
            },
        {
          code: second ? "stopped-early" : "another-quantity",
          deed: second ? "stopping at the shorter leg" : "finding the hypotenuse",
          work: workOfSide({ ...task, asked: second ? "short" : "hypotenuse" }),
        },
      ],
      corner: second ? corners[0] : corners[1],
    };
  },
};

function sideOf({ angle }: SpecialTriangle, role: Role): SpecialSide {
  if (role === "hypotenuse") return "c";
  return (role === "short") === (angle === 30) ? "a" : "b";
}

function answer(item: Half, plan: Plan, at: Twists): RootForm {
  const { known, length, asked } = plan.task(item, at);
  const { triangle } = item;
  const given = { side: sideOf(triangle, known), length };
  return specialSide(triangle.angle, given, sideOf(triangle, asked));
}

/** From the known side to the shorter leg, and from there to the side that is asked. */
function calculation(item: Half, task: Task): Step[] {
  const { triangle } = item;
  const names = sideNames(triangle);
  const name = (role: Role) => `$${names[sideOf(triangle, role)]}$`;
  const short = specialSide(
    triangle.angle,
    { side: sideOf(triangle, task.known), length: task.length },
    sideOf(triangle, "short"),
  );
  const shortTree = rootTree(short);
  const claimOf = (role: Role, length: RootForm) =>
    `${sideOf(triangle, role)} = ${code(rootTree(length))}`;
  const toShort = stepTo(
    `Divide ${ROLE[task.known]} by ${task.known === "long" ? "$\\sqrt{3}$" : "$2$"} to find the shorter leg, ${name("short")}.`,
    equation(workOfSide({ ...task, asked: "short" }), shortTree),
    claimOf("short", short),
  );
  const long = rootForm(short.times, short.root * 3);
  const last = {
    short: [],
    long: [
      {
        text: `Multiply the shorter leg by $\\sqrt{3}$ to find the longer leg, ${name("long")}.\n\n${inline(rootTree(long))}`,
        claim: claimOf("long", long),
      },
    ],
    hypotenuse: [
      stepTo(
        `Double the shorter leg to find the hypotenuse, ${name("hypotenuse")}.`,
        equation(times(2, shortTree), rootTree(timesRoot(short, rootForm(2)))),
        claimOf("hypotenuse", timesRoot(short, rootForm(2))),
      ),
    ],
  }[task.asked];
  return [...(task.known === "short" ? [] : [toShort]), ...last];
}

function draft(item: Half, plan: Plan): Omit<Draft, "question"> {
  const { triangle, at } = item;
  const task = plan.task(item, at);
  const names = sideNames(triangle);
  const [known, asked] = [sideOf(triangle, task.known), sideOf(triangle, task.asked)];
  const short = names[sideOf(triangle, "short")];
  return {
    options: siblingOptions({
      at,
      answer: (each) => answer(item, plan, each),
      show: rootFace,
      why: `Side $${names[known]}$ is ${ROLE[task.known]}, and side $${names[asked]}$ is ${ROLE[task.asked]}.`,
      ...plan.slips(item),
    }),
    opening:
      "The sides of a triangle with angles of $30^\\circ$, $60^\\circ$, and $90^\\circ$ have fixed ratios.",
    steps: [
      {
        text: `The sides opposite $30^\\circ$, $60^\\circ$, and $90^\\circ$ are in the ratio ${shapeOf(30)}. Here $${short}$ is opposite $30^\\circ$, so it is the shorter leg.`,
      },
      ...calculation(item, task),
    ],
    hint: `Which angle is opposite side $${names[known]}$, and which is opposite side $${names[asked]}$?`,
    tip: ROLE_TIP[task.asked],
  };
}

function facts(item: Half, plan: Plan) {
  const { triangle, at } = item;
  const { known, length, asked } = plan.task(item, at);
  return {
    kind: "value",
    given: specialFacts(triangle, sideOf(triangle, known), length),
    ask: sideOf(triangle, asked),
    told: [`right triangle shown length side $${sideNames(triangle)[sideOf(triangle, asked)]}$`],
  } as const;
}

function inFigure(
  steps: number,
  plan: Plan,
  sizes: { readonly step: number; readonly most: number },
) {
  return level<Half>({
    space: 100_000,
    steps,
    draw: (chance) => ({
      triangle: drawSpecial(chance, chance.pick([30, 60])),
      at: twists(chance),
      length: sizes.step * chance.int(1, sizes.most),
    }),
    build: (item) => {
      const { triangle, at } = item;
      const { known, length, asked } = plan.task(item, at);
      const names = sideNames(triangle);
      return {
        question: `In the right triangle shown, what is the length of side $${names[sideOf(triangle, asked)]}$?`,
        figure: specialFigure(triangle, { [sideOf(triangle, known)]: rootText(length) }),
        ...draft(item, plan),
      };
    },
    facts: (item) => facts(item, plan),
  });
}

/** A side of a right triangle with angles of 30 and 60 degrees from another side. */
export const sideOf306090Triangle = defineLevels({
  id: "side-of-30-60-90-triangle",
  version: 3,
  topic: "trigonometry",
  skill: "S.C",
  archetypes: ["SC06"],
  optionDesign: "orbit",
  Easy: inFigure(2, fromShortOrHypotenuse, { step: 2, most: 60 }),
  Medium: inFigure(3, fromLonger, { step: 3, most: 60 }),
});
