import { generate, loadModels } from "@sat/engine";
import {
  type ChoiceItem,
  type Item,
  OPTION_LETTERS,
  SIGN_WORDS,
  parseInline,
  spokenAroundBlank,
  spokenBlocks,
  spokenMath,
  spokenOptions,
  parseProse,
} from "@sat/item";
import { expect, test } from "vitest";
import { formulasOf } from "./gates/gate.ts";
import { leavesOf } from "./gates/leaves-of.ts";
import { SIGN_COMMANDS } from "./reading/tex-tokens.ts";

const models = await loadModels();

/** Seeds of each level; formulas of a model differ in their numbers more than in their form. */
const SEEDS = 4;

/** What sets a formula and says nothing, a sign that a screen reader passes over, or a gap where a word is missing. */
const UNSPOKEN = /[\\{}[\]^$_|<>=+√π\u2212]|(?<!\d),(?! )|(?<!\w)-|\( |\/| {2}|undefined/;

function textsIn(item: Item): string[] {
  return leavesOf(item).filter((leaf) => typeof leaf === "string");
}

test.each(models.map((model) => [model.id, model] as const))(
  "%s prints formulas that can be said in words alone, and options that sound different",
  (_, model) => {
    for (const level of model.levels) {
      for (let seed = 0; seed < SEEDS; seed++) {
        const { item } = generate(model, level, seed);
        const name = `${model.id} ${level} ${seed}`;
        for (const tex of textsIn(item).flatMap(formulasOf)) {
          const words = spokenMath(tex);
          expect(words, `${name}: ${tex}`).not.toMatch(UNSPOKEN);
          expect(unknownIn(tex, words), `${name}: ${tex}`).toEqual([]);
        }
        if (item.figure !== undefined) {
          const alternative = spokenBlocks(parseProse(item.figure.alt));
          expect(alternative, `${name}: figure`).not.toMatch(/√|π\/|[\s(]-\d/);
        }
        if (item.kind === "entry") continue;
        const spoken = spokenOptions(optionsOf(item));
        const heard = OPTION_LETTERS.map((letter) => withoutPauses(spoken[letter].toLowerCase()));
        expect(new Set(heard).size, `${name}: ${heard.join(" | ")}`).toBe(heard.length);
      }
    }
  },
);

const ON_PAIRED_MARKS = ["names-and-titles", "paired-marks", "essential-or-extra"];

test.each(
  models.flatMap((model) =>
    ON_PAIRED_MARKS.includes(model.id) ? [[model.id, model] as const] : [],
  ),
)("%s is heard with every mark that decides which one is missing", (_, model) => {
  for (const level of model.levels) {
    for (let seed = 0; seed < 4 * SEEDS; seed++) {
      const { question } = generate(model, level, seed).item;
      const line = question.split("\n\n").find((part) => part.includes("______")) ?? "";
      const sentence = sentenceOfBlank(line);
      // A comma inside a number is no mark.
      for (const { 0: mark, index } of sentence.matchAll(/[,:](?!\d)|[;—(]/g)) {
        const without = `${sentence.slice(0, index)} ${sentence.slice(index + mark.length)}`;
        const isHeard = wordsAlone(sentence) !== wordsAlone(without);
        expect(isHeard, `${level} ${seed}: ${mark} in ${sentence}`).toBe(true);
      }
    }
  }
});

/** The sentence that the blank is in, without the others. */
function sentenceOfBlank(line: string): string {
  const [before = "", after = ""] = line.split("______");
  const begun = [...before.matchAll(SENTENCE_END)].at(-1);
  const end = [...after.matchAll(SENTENCE_END)][0];
  const start = begun === undefined ? 0 : begun.index + begun[0].length;
  return `${before.slice(start)}______${after.slice(0, end && end.index + 1)}`;
}

/** The end of a sentence, but not of an initial. */
const SENTENCE_END = /(?<=[a-z]{3}|\d|[)"”*])[.?!]["”*]*\s+/gu;

/** What is heard of a line with a blank where nothing is said of its marks. */
function wordsAlone(line: string): string {
  const spoken = spokenAroundBlank(parseInline(line)) ?? "";
  return spoken.replace(/[^\p{L}\d ]/gu, " ").replace(/ +/g, " ");
}

test.each(SIGN_COMMANDS)("\\%s, which the examiner reads, has words", (name) => {
  expect(Object.keys(SIGN_WORDS)).toContain(name);
});

/** Commands whose names are their words. */
const SAID_BY_NAME = new Set(["pi", "ell", "theta", "angle", "triangle"]);

/** Commands that have no words: their names stand for them. */
function unknownIn(tex: string, words: string): string[] {
  const names = Array.from(tex.matchAll(/\\([a-zA-Z]+)/g), ([, name = ""]) => name);
  return names.filter((name) => !SAID_BY_NAME.has(name) && words.split(" ").includes(name));
}

/** A pause tells nothing apart: the words themselves must. */
function withoutPauses(words: string): string {
  return words.replace(/[,;.](?!\d)/g, "");
}

function optionsOf({ options: { A, B, C, D } }: ChoiceItem) {
  return { A: parseInline(A), B: parseInline(B), C: parseInline(C), D: parseInline(D) };
}
