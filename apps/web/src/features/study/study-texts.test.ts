import { describe, expect, it } from "vitest";
import { topicTitle } from "./study-texts.ts";

describe("a topic's title", () => {
  it.each([
    ["trigonometry", "Trigonometry"],
    ["main-idea-purpose", "Main Idea Purpose"],
    ["vocabulary-in-context", "Vocabulary In Context"],
    ["linear-equations", "Linear Equations"],
  ] as const)("of %s is %s", (topic, title) => {
    expect(topicTitle(topic)).toBe(title);
  });
});
