import { defineLevels, level } from "../../craft/assembly/levels.ts";
import { type Twists, siblingOptions, twists } from "../../craft/options/siblings.ts";
import type { Misstep } from "../../craft/options/slips.ts";
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
import { type RootForm, rootFace, rootForm, rootTree } from "../../craft/geometry/square-roots.ts";
import { code } from "../../math/print.ts";
import type { Draft } from "../../model.ts";

interface Half {
  readonly triangle: SpecialTriangle;
  readonly at: Twists;
  readonly length: number;
}

type Role = "short" | "long" | "hypotenuse";

interface Task {
  readonly known: Role;
  readonly length: RootForm;
  readonly asked: Role;
}

/** The four siblings, and how a learner comes from one to another. */
interface Plan {
  readonly task: (item: Half, at: Twists) => Task;
  readonly deeds: (item: Half) => readonly [string, string];
  /** One calculation with the given length that leads to the fourth. */
  readonly corner: (item: Half) => Misstep;
}

const ROLE = {
  short: "the shorter leg",
  long: "the longer leg",
  hypotenuse: "the hypotenuse",
};

/** The hypotenuse or the shorter leg is known; the longer leg is asked, or the third side. */
const fromShortOrHypotenuse: Plan = {
  task: ({ length }, { first, second }) => ({
    known: first ? "hypotenuse" : "short",
    length: rootForm(length),
    asked: second ? "long" : first ? "short" : "hypotenuse",
  }),
  deeds: ({ triangle, at: { first, second } }) => [
    `taking $${sideNames(triangle)[sideOf(triangle, first ? "hypotenuse" : "short")]}$ as ${ROLE[first ? "short" : "hypotenuse"]}`,
    second
      ? "using the factor $2$ alone, which ties the shorter leg to the hypotenuse,"
      : "bringing in the factor $\\sqrt{3}$, which belongs to the longer leg,",
  ],
  corner: ({ at: { first, second } }) => {
    if (first) {
      return second
        ? { code: "opposite-operation", deed: "doubling the length of the hypotenuse" }
        : { code: "wrong-formula", deed: "multiplying the hypotenuse by $\\sqrt{3}$" };
    }
    return second
      ? { code: "opposite-operation", deed: "halving the length of the shorter leg" }
      : {
          code: "wrong-formula",
          deed: "multiplying the shorter leg by $\\frac{\\sqrt{3}}{2}$, the ratio of the longer leg to the hypotenuse,",
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
  deeds: ({ at: { first, second } }) => [
    first
      ? "leaving out the $\\sqrt{3}$ of the given length"
      : "not dividing the given length by $\\sqrt{3}$",
    second ? "stopping at the shorter leg" : "doubling, as for the hypotenuse,",
  ],
  corner: ({ length, at: { first, second } }) => {
    if (first) {
      return second
        ? {
            code: "wrong-formula",
            deed: "dividing the longer leg by $3$, the square of its factor $\\sqrt{3}$,",
          }
        : {
            code: "another-quantity",
            deed: `finding the hypotenuse for a longer leg of $${length}$`,
          };
    }
    return second
      ? { code: "wrong-formula", deed: "taking the hypotenuse to be as long as the longer leg" }
      : { code: "opposite-operation", deed: "doubling the length of the longer leg" };
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

function draft(item: Half, plan: Plan): Omit<Draft, "question"> {
  const { triangle, at } = item;
  const task = plan.task(item, at);
  const [first, second] = plan.deeds(item);
  const names = sideNames(triangle);
  const [known, asked] = [sideOf(triangle, task.known), sideOf(triangle, task.asked)];
  const key = answer(item, plan, at);
  const short = names[sideOf(triangle, "short")];
  return {
    options: siblingOptions({
      at,
      answer: (each) => answer(item, plan, each),
      show: rootFace,
      why: `The sides are as ${shapeOf(30)}, with $${short}$ the shortest, opposite $30^\\circ$.`,
      slips: [
        {
          code: task.known === "long" ? "power-or-root-left-out" : "wrong-triangle-side",
          deed: first,
        },
        { code: task.known === "long" ? "another-quantity" : "wrong-formula", deed: second },
      ],
      corner: plan.corner(item),
    }),
    opening:
      "The sides of a triangle with angles of $30^\\circ$, $60^\\circ$, and $90^\\circ$ have fixed ratios.",
    steps: [
      {
        text: `Opposite $30^\\circ$, $60^\\circ$, and $90^\\circ$ the sides are as ${shapeOf(30)}. Here $${short}$ is the side opposite $30^\\circ$.`,
      },
      {
        text: `The known side $${names[known]}$ is ${ROLE[task.known]}, and $${names[asked]}$ is ${ROLE[task.asked]}.`,
      },
      {
        text: `So $${names[asked]} = ${rootText(key)}$.`,
        claim: `${asked} = ${code(rootTree(key))}`,
      },
      {
        text: `The Pythagorean theorem agrees: $(${names.a})^2 + (${names.b})^2 = (${names.c})^2$ with these lengths.`,
        claim: "a^2 + b^2 = c^2",
      },
    ],
    hint: `Find the side opposite the smallest angle first. Is $${names[known]}$ that one?`,
    tip: "Half an equilateral triangle is a $30^\\circ$-$60^\\circ$-$90^\\circ$ triangle: sketch it and you need not recall the ratios.",
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
  version: 2,
  topic: "trigonometry",
  skill: "S.C",
  archetypes: ["SC06"],
  optionDesign: "orbit",
  Easy: inFigure(2, fromShortOrHypotenuse, { step: 2, most: 60 }),
  Medium: inFigure(3, fromLonger, { step: 3, most: 60 }),
});
