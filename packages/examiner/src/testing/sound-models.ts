import type { ChoiceModel } from "@sat/engine";
import { BLANK } from "@sat/item";

export type Creation = ReturnType<ChoiceModel["create"]>;
type Create = ChoiceModel["create"];

/** A model at one level, from its card and what it makes. */
function aModel(
  card: Partial<ChoiceModel> & Pick<ChoiceModel, "topic" | "skill">,
  create: Create,
): ChoiceModel {
  return {
    id: `${card.topic}-sample`,
    version: 1,
    archetypes: ["sample"],
    levels: ["Easy"],
    space: { Easy: 100_000 },
    optionDesign: "orbit",
    ...card,
    create,
  };
}

/** x + d = e, with the options ±p and ±q. */
export const soundMath = aModel({ topic: "linear-equations", skill: "H.A" }, (chance) => {
  const [low, high] = chance
    .sample([2, 3, 5, 7, 11, 13, 17, 19, 23, 29], 2)
    .toSorted((a, b) => a - b);
  if (low === undefined || high === undefined) throw new RangeError("two sizes are drawn");
  const values = [-high, -low, low, high];
  const x = chance.pick(values);
  const d = chance.int(31, 999);
  return {
    draft: {
      question: `$x + ${d} = ${x + d}$\n\nWhich value of $x$ satisfies the given equation?`,
      options: values.map((value) => ({
        text: `$${value}$`,
        order: value,
        code: value === x ? null : value === -x ? "opposite-sign" : "another-quantity",
        reason: value === x ? `Subtracting leaves $${value}$.` : `A slip leads to $${value}$.`,
      })),
      opening: "Subtract the constant from both sides.",
      steps: [{ text: `What is left says that $x = ${x}$.`, claim: `x = ${x}` }],
      hint: "Undo the addition.",
      tip: "Do the same on both sides.",
    },
    facts: { kind: "value", given: [`x + ${d} = ${x + d}`], ask: "x" },
    signature: `x + ${d} = ${x + d} among ${values.join()}`,
    features: { steps: 1 },
  };
});

const WEATHER = ["the river froze", "the harbor filled with ice", "snow blocked the coast road"];
const DEEDS = ["the ferry kept running", "the mail arrived on time", "the school stayed open"];

/** The finite verb of each clause. */
function verbIn(clause: string): string {
  return /froze|filled|blocked|kept|arrived|stayed/.exec(clause)?.[0] ?? "";
}

/** A dependent clause in front, a full clause after it; the mark between them is asked. */
export const soundWriting = aModel(
  { topic: "punctuation-mechanics", skill: "BOU", space: { Easy: 9 } },
  (chance) => {
    const before = `although ${chance.pick(WEATHER)}`;
    const after = chance.pick(DEEDS);
    const [, start = "", last = ""] = /^(.*) (\w+)$/.exec(before) ?? [];
    const [, first = "", rest = ""] = /^(\w+) (.*)$/.exec(after) ?? [];
    const text =
      "Winters on the northern island were long and dark, and supplies from the mainland were few. " +
      `One year was harder than any other in living memory: ${start} ${BLANK} ${rest}.`;
    return {
      draft: {
        question: `${text}\n\nWhich choice completes the text so that it conforms to the conventions of Standard English?`,
        options: ["", ",", ";", ":"].map((mark) => ({
          text: `${last}${mark} ${first}`,
          code: mark === "," ? null : mark === "" ? "missing-punctuation" : "incomplete-sentence",
          reason:
            mark === "," ? "A comma closes the opening clause." : `Here "${mark}" cannot stand.`,
        })),
        opening: "A comma closes a dependent clause that opens its sentence.",
        steps: [{ text: `The words *${after}* could stand alone.` }],
        hint: "Ask of each side whether it could stand alone.",
        tip: "Look at what stands on each side of a mark.",
      },
      facts: {
        kind: "boundary",
        before: { text: before, role: "dependent-clause", verb: verbIn(before) },
        after: { text: after, role: "clause", verb: verbIn(after) },
        told: ["one year was harder than any other"],
        offered: ["none", "comma", "semicolon", "colon"].map(() => `${last} ${first}`),
      },
      signature: `${before} | ${after}`,
      features: { steps: 1 },
    };
  },
);

const PASSAGE =
  "The old clockmaker no longer sold clocks. People still brought him theirs, though, and he took each " +
  "one apart on a square of green cloth, naming the parts under his breath as if calling a class to " +
  "order. When a customer offered to pay, he waved the coins aside. What he wanted was the story: who " +
  "had wound the clock, in which room it had stood, and what had been said under it. He wrote these " +
  "down in a ledger that had once held prices.";

/** An authored text with its keyed options. */
export const soundReading = aModel(
  {
    topic: "main-idea-purpose",
    skill: "CID",
    optionDesign: "authored",
    space: { Easy: 1 },
    closed: true,
  },
  () => ({
    draft: {
      passage: PASSAGE,
      question: "Which choice best states the main idea of the text?",
      options: [
        option("The clockmaker now values the stories of clocks above any payment for them.", null),
        option(
          "The clockmaker has forgotten how the clocks that he once sold were priced.",
          "not-in-the-text",
        ),
        option(
          "The clockmaker teaches his customers the names of all the parts of a clock.",
          "too-narrow",
        ),
        option(
          "The clockmaker refuses to open any clock whose owner he has never met.",
          "contradicts-the-text",
        ),
      ],
      opening: "The text turns from clocks that were sold to stories that are asked for.",
      steps: [{ text: "He waves the coins aside and writes the stories where prices stood." }],
      hint: "What does he take, and what does he wave aside?",
      tip: "Look for the choice that covers the whole text.",
    },
    facts: {
      kind: "authored",
      evidence: ["What he wanted was the story", "waved the coins aside"],
    },
    signature: "clockmaker",
    features: { steps: 1 },
  }),
);

type DraftOption = Creation["draft"]["options"][number];

function option(text: string, code: DraftOption["code"]): DraftOption {
  return { text, code, reason: `Of this choice: ${text.toLowerCase()}` };
}

/** The model with its every creation changed. */
export function changed(
  model: ChoiceModel,
  change: (creation: Creation, chance: Parameters<Create>[0]) => Creation,
  card: Partial<ChoiceModel> = {},
): ChoiceModel {
  return {
    ...model,
    ...card,
    create: (chance, level) => change(model.create(chance.sub("sound"), level), chance),
  };
}
