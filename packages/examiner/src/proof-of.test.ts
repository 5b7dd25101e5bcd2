import { generate, loadModels, type Model, type Specimen } from "@sat/engine";
import { accepts, type Item, OPTION_LETTERS, type OptionLetter } from "@sat/item";
import { expect, test } from "vitest";
import { findingsOf } from "./findings-of.ts";
import { doubledWords } from "./gates/doubled-words.ts";
import { formulas } from "./gates/formulas.ts";
import { markup } from "./gates/markup.ts";
import { printing } from "./gates/printing.ts";
import { spelling } from "./gates/spelling.ts";
import { proofOf } from "./proof-of.ts";
import { toFraction } from "./exact/num.ts";
import { readExpression } from "./reading/read-chains.ts";
import { evaluate } from "./solving/evaluate.ts";
import { withItem } from "./testing/changes.ts";

const models = await loadModels();

/** Seeds of each level. */
const SEEDS = [0, 1, 2];
/** What a phone shows at a glance. */
const LONGEST = 400;

function wordsOn(specimen: Specimen, model: Model): string {
  const { proof, findings } = proofOf(specimen, model);
  expect(findings ?? []).toEqual([]);
  return proof?.words ?? "";
}

/** The option that the words end on: "Only B is $4$." */
function namedIn(words: string): OptionLetter[] {
  const named = [...words.matchAll(/\b[Oo]nly ([A-D])\b/g)].map(([, letter]) => letter);
  return OPTION_LETTERS.filter((letter) => named.includes(letter));
}

/** Whether the words end on a value that the key takes; a range is told by values within it. */
function endsOnKey(words: string, item: Item): boolean {
  if (item.kind !== "entry") return namedIn(words).join() === item.correctAnswer;
  const { answerKey } = item;
  const [, said = ""] =
    /(?:around them,|The answer is) (.+?)(?: meets? every condition|\.$)/.exec(words) ?? [];
  const numbers = [...said.matchAll(/\$([^$]+)\$/g)].flatMap(([, tex = ""]) => {
    const tree = readExpression(tex);
    return (tree && toFraction(evaluate(tree))) ?? [];
  });
  const taken = ({ num, den }: (typeof numbers)[number]) =>
    accepts(answerKey, { value: { num: Number(num), den: Number(den) }, filledTo: null });
  return numbers.length > 0 && numbers.every(taken);
}

/** What is wrong with the words on an item. */
function faultsOf(words: string, specimen: Specimen, model: Model): string[] {
  const shown = withItem<Item>(specimen, { explanation: words });
  const wording = [markup, printing, formulas, spelling, doubledWords];
  return [
    ...(endsOnKey(words, specimen.item) ? [] : ["they do not end on the key alone"]),
    ...(words.length <= LONGEST ? [] : ["they are too long"]),
    ...(/undefined|NaN|Infinity|\*\*|\$\$| {2}/.test(words) ? ["something is missing"] : []),
    ...findingsOf(wording, shown, model).map(({ complaint }) => complaint),
  ];
}

test.each(models.map((model) => [model.id, model] as const))(
  "the second solution of %s ends on the key alone, in print that the gates let pass",
  (_, model) => {
    for (const level of model.levels) {
      for (const seed of SEEDS) {
        const specimen = generate(model, level, seed);
        const words = wordsOn(specimen, model);
        expect({ words, faults: faultsOf(words, specimen, model) }).toEqual({ words, faults: [] });
      }
    }
  },
);

function made(id: string, level: "Easy" | "Medium" | "Hard", seed = 0) {
  const model = models.find((each) => each.id === id);
  if (model === undefined) throw new RangeError(`there is no model ${id}`);
  return { model, specimen: generate(model, level, seed) };
}

test("a proof is small, says what it is made of, and can be kept as JSON", () => {
  const { model, specimen } = made("equation-with-unknown-on-both-sides", "Easy", 77);
  const { proof } = proofOf(specimen, model);
  expect(proof).toEqual({
    checks: ["answer", "print", "options", "reasons"],
    words:
      "Solving $3p + 60 = 9p - 24$ gives $p = 14$. " +
      "Put back, both sides are $102$; the other options make them differ. Only D is $14$.",
  });
  expect(JSON.parse(JSON.stringify(proof))).toEqual(proof);
  expect(JSON.stringify(proof).length).toBeLessThanOrEqual(300);
});

test("a proof of an authored question claims no program, and readers only where there were some", () => {
  const claimed = Array.from({ length: 60 }, (_, seed) => {
    const { model, specimen } = made("literary-ideas", "Medium", seed);
    const { checks = [], words } = proofOf(specimen, model).proof ?? {};
    expect(checks).not.toContain("answer");
    expect(checks).not.toContain("print");
    expect(words?.includes("nobody has checked")).toBe(!checks.includes("readers"));
    return checks.includes("readers");
  });
  expect(new Set(claimed)).toEqual(new Set([true, false]));
});

test("a proof of a question with a figure says that the figure was checked", () => {
  const { model, specimen } = made("line-from-graph", "Easy");
  expect(proofOf(specimen, model).proof?.checks).toContain("figure");
});

/** One fault planted in what is printed, and a gate that must refuse it. */
const faults: readonly (readonly [
  name: string,
  gate: string,
  change: (item: Item & { readonly kind?: "choice" | undefined }) => object,
])[] = [
  [
    "another key",
    "second-solver",
    ({ correctAnswer }) => ({ correctAnswer: correctAnswer === "A" ? "B" : "A" }),
  ],
  [
    "a second right option",
    "second-solver",
    ({ options, correctAnswer }) => ({
      options: { ...options, [correctAnswer === "A" ? "B" : "A"]: options[correctAnswer] },
    }),
  ],
  [
    "another number in print",
    "printed-facts",
    ({ question }) => ({ question: question.replace(/\d+/, (digits) => `${Number(digits) + 1}`) }),
  ],
];

test.each(faults)("%s is refused by %s, and nothing is said of a solution", (_, gate, change) => {
  const { model, specimen } = made("equation-with-unknown-on-both-sides", "Easy");
  if (specimen.item.kind === "entry") throw new TypeError("the model makes choices");
  const { proof, findings } = proofOf(withItem<Item>(specimen, change(specimen.item)), model);
  expect(proof).toBeUndefined();
  expect(findings?.map((finding) => finding.gate)).toContain(gate);
});

test.each([
  ["since-then", "Medium"],
  ["what-comes-next", "Easy"],
  ["rival-accounts", "Easy"],
] as const)("another key of %s is refused as well", (id, level) => {
  const { model, specimen } = made(id, level);
  if (specimen.item.kind === "entry") throw new TypeError("the model makes choices");
  const other = specimen.item.correctAnswer === "A" ? "B" : "A";
  const { proof, findings } = proofOf(withItem<Item>(specimen, { correctAnswer: other }), model);
  expect(proof).toBeUndefined();
  expect(findings).toContainEqual(
    expect.objectContaining({ gate: "second-solver", complaint: expect.stringContaining(other) }),
  );
});

test("a second solution that cannot be told is a finding, not a throw", () => {
  const { model, specimen } = made("system-from-words", "Easy");
  const { facts } = specimen;
  if (facts.kind !== "statement") throw new TypeError("the options of the model are statements");
  // A claim of no option: the gates never read it, the words do.
  const claims = { "What nobody says.": ["x ="], ...facts.claims };
  const { proof, findings } = proofOf({ ...specimen, facts: { ...facts, claims } }, model);
  expect(proof).toBeUndefined();
  expect(findings).toEqual([
    { gate: "second-solution", complaint: `"x =" cannot be read at piece 4` },
  ]);
});
