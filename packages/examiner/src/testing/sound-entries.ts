import type { EntryModel } from "@sat/engine";

export type EntryCreation = ReturnType<EntryModel["create"]>;
type Create = EntryModel["create"];

function anEntryModel(id: string, create: Create): EntryModel {
  return {
    id,
    version: 1,
    topic: "linear-equations",
    skill: "H.A",
    archetypes: ["sample"],
    levels: ["Easy"],
    space: { Easy: 100_000 },
    response: "entry",
    create,
  };
}

/** 3x + d = e, with an answer in thirds. */
export const soundEntry = anEntryModel("entry-sample", (chance) => {
  const thirds = chance.pick([4, 5, 7, 8, 10, 11]) * chance.sign();
  const d = chance.int(31, 999);
  const given = `3x + ${d} = ${thirds + d}`;
  const [value, opposite] = [thirds, -thirds].map(
    (num) => `$${num < 0 ? "-" : ""}\\frac{${Math.abs(num)}}{3}$`,
  );
  return {
    draft: {
      question: `$${given}$\n\nWhat value of $x$ satisfies the given equation?`,
      answerKey: { kind: "values", values: [{ num: thirds, den: 3 }] },
      why: `Then $3x$ is $${thirds}$.`,
      slips: [
        {
          code: "opposite-sign",
          value: { num: -thirds, den: 3 },
          reason: `Losing the sign gives ${opposite}.`,
        },
        {
          code: "stopped-early",
          value: { num: thirds, den: 1 },
          reason: `Stopping at $3x$ gives $${thirds}$.`,
        },
      ],
      opening: "Subtract the constant from both sides, then divide.",
      steps: [{ text: `What is left says that $x$ is ${value}.`, claim: `x = ${thirds}/3` }],
      hint: "Undo the addition first.",
      tip: "Do the same on both sides.",
    },
    facts: { kind: "value", given: [given.replace("3x", "3*x")], ask: "x" },
    signature: given,
    features: { steps: 2 },
  };
});

/** low < x + d < high: every value between is right. */
export const soundRange = anEntryModel("range-sample", (chance) => {
  const [low, width, d] = [chance.int(2, 30), chance.int(2, 9), chance.int(31, 999)];
  const high = low + width;
  return {
    draft: {
      question: `$${low + d} < x + ${d} < ${high + d}$\n\nWhat is one possible value of $x$ that satisfies the given inequality?`,
      answerKey: {
        kind: "interval",
        low: { value: { num: low, den: 1 }, included: false },
        high: { value: { num: high, den: 1 }, included: false },
      },
      why: `Every number between $${low}$ and $${high}$ will do.`,
      slips: [
        {
          code: "extraneous-solution",
          value: { num: low, den: 1 },
          reason: `Taking the bound gives $${low}$.`,
        },
      ],
      opening: "Subtract the constant from all three parts.",
      steps: [
        { text: `What is left says that $x$ is greater than $${low}$.`, claim: `x > ${low}` },
      ],
      hint: "Undo the addition.",
      tip: "Choose a number well inside the range.",
    },
    facts: {
      kind: "any-solution",
      given: [`x + ${d} > ${low + d}`, `x + ${d} < ${high + d}`],
      unknown: "x",
    },
    signature: `${low} ${high} ${d}`,
    features: { steps: 1 },
  };
});

/** The model with its every creation changed. */
export function changedEntry(
  model: EntryModel,
  change: (creation: EntryCreation) => EntryCreation,
): EntryModel {
  return { ...model, create: (chance, level) => change(model.create(chance, level)) };
}
