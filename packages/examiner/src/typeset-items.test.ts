import { generate, loadModels, type Model } from "@sat/engine";
import { type Item, OPTION_LETTERS, parseProse, typesetBlocks } from "@sat/item";
import { describe, expect, test } from "vitest";
import { textsOf } from "./gates/gate.ts";
import { leavesOf } from "./gates/leaves-of.ts";

const models = await loadModels();

/** Seeds of each level. */
const SEEDS = 2;

/** Every text of a question that is shown, those of its figure too. */
function shownTexts(item: Item): string[] {
  const inFigure = leavesOf(item.figure).filter((leaf) => typeof leaf === "string");
  return [...textsOf(item).map(([, markup]) => markup), ...inFigure];
}

function typeset(markup: string): string {
  return JSON.stringify(typesetBlocks(parseProse(markup)));
}

/** Words, formulas and marks, with the keyboard's quotation marks, dashes and spaces. */
function worded(text: string): string {
  return text
    .replaceAll(/[‘’“”]|\\"/g, "'")
    .replaceAll(/[−–]/g, "-")
    .replaceAll("\u00A0", " ");
}

function itemsOf(model: Model): Item[] {
  return model.levels.flatMap((level) =>
    Array.from({ length: SEEDS }, (_, seed) => generate(model, level, seed).item),
  );
}

describe.each(models.map((model) => [model.id, model] as const))(
  "typeset items of %s",
  (_, model) => {
    const items = itemsOf(model);

    test("say what they said, word by word, and keep no mark of the keyboard", () => {
      for (const markup of items.flatMap(shownTexts)) {
        const set = typeset(markup);
        expect(worded(set)).toBe(worded(JSON.stringify(parseProse(markup))));
        expect(set.replaceAll(/"tex":"[^"]*"/g, "")).not.toMatch(/\\"|'/);
      }
    });

    test("have four options that differ as before", () => {
      for (const item of items) {
        if (item.kind === "entry") continue;
        const options = OPTION_LETTERS.map((letter) => typeset(item.options[letter]));
        expect(new Set(options).size).toBe(OPTION_LETTERS.length);
      }
    });
  },
);
