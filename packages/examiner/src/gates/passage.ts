import type { Gate } from "./gate.ts";

/** Every Reading question has a passage, and no other has one. */
export const passage: Gate = {
  id: "passage",
  kinds: "both",
  check: ({ item }) => {
    if (item.section !== "Reading") {
      return item.passage === undefined ? [] : [`a ${item.section} question has a passage`];
    }
    if (item.passage === undefined) return ["a Reading question has no passage"];
    const parts = item.passage.split("\n\n").filter((part) => /^Text [12]$/.test(part));
    const paired = parts.length === 0 || parts.join() === "Text 1,Text 2";
    return paired ? [] : ["a pair of texts is not headed Text 1 and Text 2"];
  },
};
