import { describe, expect, test } from "vitest";
import { type Joint, splitFirst, splitLast } from "./joint.ts";
import { wordsAt } from "./wrong.ts";

test("an empty text has no words", () => {
  expect(splitLast("")).toEqual(["", ""]);
  expect(splitFirst("")).toEqual(["", ""]);
});

describe("a title in italics is one word", () => {
  test.each([
    ["at the end", "Few copies of *The Old Man*", "Few copies of", "*The Old Man*"],
    [
      "after another",
      "*Typee* sold better than *Moby-Dick*",
      "*Typee* sold better than",
      "*Moby-Dick*",
    ],
    ["before one", "*The Old Man* of the *Sea* sold", "*The Old Man* of the *Sea*", "sold"],
    ["with an ending", "the hero of *The Old Man*'s", "the hero of", "*The Old Man*'s"],
    ["in quotation marks", 'the essay "*The Old Man*"', "the essay", '"*The Old Man*"'],
    ["alone", "*The Old Man*", "", "*The Old Man*"],
  ])("%s of a text", (_, text, rest, last) => {
    expect(splitLast(text)).toEqual([rest, last]);
  });

  test.each([
    ["first", "*The Old Man* sold well", "*The Old Man*", " sold well"],
    ["before a comma", "*The Old Man*, a novel", "*The Old Man*", ", a novel"],
    ["with an ending", "*The Old Man*'s hero", "*The Old Man*'s", " hero"],
    ["in quotation marks", '"*The Old Man*" sold', '"*The Old Man*"', " sold"],
    ["not first", "critics, of *The Old Man*", "critics", ", of *The Old Man*"],
    ["alone", "*The Old Man*", "*The Old Man*", ""],
  ])("%s in what follows", (_, text, first, rest) => {
    expect(splitFirst(text)).toEqual([first, rest]);
  });

  test.each([
    ["with its comma left out", "*The Old Man*, a novel", "*The Old Man*"],
    ["with its ending", "*The Old Man*'s hero", "*The Old Man's*"],
    ["with its article", "the *Old Man* sank", "*the Old Man*"],
    ["behind a quotation mark", "\"*The Old Man*'s hero", "*The Old Man's*"],
  ])("%s as a reason quotes it", (_, after, first) => {
    const joint: Joint = {
      archetype: "none",
      link: "none",
      before: { text: "*Typee* outsold *Moby-Dick*", role: "clause" },
      after: { text: after, role: "clause" },
      tail: ".",
      lead: "",
      trail: "",
    };
    expect(wordsAt(joint)).toEqual(["*Moby-Dick*", first]);
  });
});
