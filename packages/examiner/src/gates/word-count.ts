import { BLANK, type Item, type SkillCode } from "@sat/item";
import { type Gate, settingOf, stemOf, wordCount } from "./gate.ts";

/** Fewest and most words of a text by skill: the ranges of digital-sat §7.1, both samples together. */
const BOUNDS: Readonly<Partial<Record<SkillCode, readonly [number, number]>>> = {
  WIC: [25, 75],
  TSP: [48, 150],
  CTC: [90, 170],
  CID: [48, 152],
  "COE-T": [23, 150],
  "COE-Q": [23, 150],
  INF: [60, 150],
  BOU: [20, 76],
  FSS: [20, 76],
  TRA: [30, 80],
  SYN: [45, 125],
};

/** Longest wording of a math question; the longest skill has a median of 69 words. */
const MOST_IN_MATH = 130;

/** Texts are as long as the exam's. */
export const wordCounts: Gate = {
  id: "word-count",
  kinds: "both",
  check: ({ item }) => {
    if (item.section === "Math") {
      const words = wordCount(item.question);
      return words <= MOST_IN_MATH ? [] : [`the question has ${words} words`];
    }
    const words = wordCount(item.passage ?? completed(item));
    const [fewest, most] = BOUNDS[item.skill] ?? [25, 150];
    const stem = wordCount(stemOf(item));
    return [
      ...(words >= fewest && words <= most
        ? []
        : [`the text has ${words} words; ${item.skill} takes ${fewest} to ${most}`]),
      ...(stem <= 60 ? [] : [`the stem has ${stem} words`]),
    ];
  },
};

/** A text to complete is as long as it is with its answer. */
function completed(item: Item): string {
  const key = item.kind === "entry" ? "" : item.options[item.correctAnswer];
  return settingOf(item).replace(BLANK, () => key);
}
