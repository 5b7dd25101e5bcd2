/** What is mutated, and the tests that hold it. */
interface Part {
  readonly sources: string;
  readonly tests: readonly string[];
  /** What is left out: lists of names, words and texts, of which a test could only be a copy. */
  readonly data?: readonly string[];
}

export const PARTS: Readonly<Record<string, Part>> = {
  item: {
    sources: "packages/item/src/*.ts",
    tests: ["packages/item/src/*.test.ts"],
    data: ["**/{skills,topics,math-slips,language-slips,slip-examples,slip-named}.ts"],
  },
  contract: {
    sources: "packages/contract/src/*.ts",
    tests: ["packages/contract/src/*.test.ts"],
  },
  planning: {
    sources: "packages/engine/src/planning/*.ts",
    tests: ["packages/engine/src/planning/*.test.ts"],
  },
  calculator: {
    sources: "packages/calculator/src/**/*.ts",
    tests: ["packages/calculator/src/**/*.test.ts"],
    data: ["**/known-names.ts", "**/testing/*.ts"],
  },
  policies: {
    sources: "apps/server/src/{policies,problems}/*.ts",
    tests: ["apps/server/src/{policies,problems}/*.test.ts"],
  },
  answers: {
    sources: "apps/server/src/features/answers/*.ts",
    tests: ["apps/server/src/features/answers/*.test.ts"],
  },
  gates: gatesIn("{,entries/}"),
  figures: gatesIn("figures/"),
  printed: gatesIn("printed/"),
  afterwards: gatesIn("afterwards/"),
};

/** Gates are held by tests of their own, by defects in sound models, and by what they say of planted edits. */
function gatesIn(folder: string): Part {
  return {
    sources: `packages/examiner/src/gates/${folder}*.ts`,
    tests: [
      `packages/examiner/src/gates/${folder}*.test.ts`,
      "packages/examiner/src/{item,entry}-defects.test.ts",
      "packages/examiner/src/golden/refusals.test.ts",
    ],
  };
}
