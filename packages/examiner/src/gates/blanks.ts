import { BLANK } from "@sat/item";
import { type Gate, stemOf } from "./gate.ts";

/** One blank when the stem says "completes", none otherwise; an underline when it says "underlined". */
export const blanks: Gate = {
  id: "blanks",
  kinds: "both",
  check: ({ item }) => {
    const asks = stemOf(item);
    const text = `${item.passage ?? ""}\n${item.question}`;
    const found = text.split(BLANK).length - 1;
    const wanted = /\bcompletes? the (?:text|poem|sentence|statement)/i.test(asks) ? 1 : 0;
    const underlines = text.replaceAll(BLANK, "").split("__").length - 1;
    return [
      ...(found === wanted ? [] : [`there are ${found} blanks where ${wanted} is due`]),
      ...(/\bunderlined\b/i.test(asks) && underlines !== 2
        ? ["not one passage is underlined"]
        : []),
      ...(/_{7,}|(?<!_)_{3,5}(?!_)/.test(text) ? ["a blank is not six underscores long"] : []),
    ];
  },
};
