import { describe, expect, test } from "vitest";
import { cutAt, sentenceAt } from "./cut.ts";

const TEXT =
  "In 1930, C. V. Raman won a prize for his work on light. He had studied the sea, which is blue; its color, he found, comes from water itself.";

test("initials end no sentence", () => {
  const { start, close } = sentenceAt(TEXT, TEXT.indexOf("won a prize"));
  expect(TEXT.slice(start, close)).toBe("In 1930, C. V. Raman won a prize for his work on light.");
});

describe("a text is cut", () => {
  test("between two sentences, the second as it stands inside one", () => {
    expect(cutAt(TEXT, "He had studied the sea")).toMatchObject({
      lead: "",
      before: "In 1930, C. V. Raman won a prize for his work on light",
      between: ". ",
      after: "he had studied the sea",
      trail: "",
    });
  });

  test("at a semicolon, with the sentences before", () => {
    expect(cutAt(TEXT, "its color, he found, comes from water itself")).toMatchObject({
      lead: "In 1930, C. V. Raman won a prize for his work on light.",
      before: "He had studied the sea, which is blue",
      between: "; ",
      tail: ".",
    });
  });

  test("before a name, which keeps its capital", () => {
    const text = "The physicist Inge Lehmann studied waves. Lehmann found that the core is solid.";
    expect(cutAt(text, "Lehmann found that the core is solid").after).toMatch(/^Lehmann/);
  });

  test("nowhere, where the stretch is missing or stands twice", () => {
    expect(() => cutAt(TEXT, "the moon")).toThrow(RangeError);
    expect(() => cutAt(TEXT, "he")).toThrow(/exactly once/);
  });
});
