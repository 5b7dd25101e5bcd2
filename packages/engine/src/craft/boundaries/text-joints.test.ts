import type { Paragraph } from "@sat/content";
import { expect, test } from "vitest";
import { jointsOf } from "./text-joints.ts";

function paragraph(text: string, joint: Paragraph["joints"][number]): Paragraph {
  return { id: "a", field: "arts", source: "none", text, joints: [joint], verbs: [], turns: [] };
}

const VERB = {
  kind: "subject-and-verb",
  after: "have no fixed arrangement",
  verb: "have",
} as const;

test("between a subject and its verb nothing is asked for", () => {
  const text = "The hinged plates that form the series have no fixed arrangement.";
  expect(jointsOf(paragraph(text, VERB)).map(({ joint }) => joint.link)).toEqual(["none"]);
});

test("a comma that closes an interruption is no joint between a subject and its verb", () => {
  const text = "The plates that form *Bichos*, a series of 1960, have no fixed arrangement.";
  expect(() => jointsOf(paragraph(text, VERB))).toThrow(/is not what subject-and-verb asks/);
});

test("a second verb follows its conjunction without a comma", () => {
  const after = "was soon adopted";
  const place = { kind: "second-verb", after, verbs: ["cost", "was"] } as const;
  const [joint] = jointsOf(
    paragraph("The method of the baker cost little and was soon adopted.", place),
  );
  expect(joint?.joint.link).toBe("conjunction");
  const other = "The method, new to the bakers, cost little, and was soon adopted.";
  expect(() => jointsOf(paragraph(other, place))).toThrow(RangeError);
});

test.each([
  ["lift", true],
  ["carefully lift", true],
  ["lifted", false],
  ["took", false],
  ["lifts", false],
])("behind a period, %s would be a command: %s", (verb, isCommand) => {
  const place = { kind: "second-verb", after: `${verb} it out`, verbs: ["lower", verb] } as const;
  const [at] = jointsOf(paragraph(`The dyers lower the cloth and ${verb} it out.`, place));
  expect(at?.also.includes("period")).toBe(isCommand);
});

test("beside an -ing form in its clause, a comment at the end could be joined by a conjunction", () => {
  const place = { kind: "outcome", after: "raising the dough", verbs: ["fills"] } as const;
  const of = (text: string) => jointsOf(paragraph(text, place))[0]?.also ?? [];
  expect(of("The gas fills the oven, raising the dough.")).not.toContain("conjunction");
  expect(of("The gas fills the oven by expanding, raising the dough.")).toContain("conjunction");
});
