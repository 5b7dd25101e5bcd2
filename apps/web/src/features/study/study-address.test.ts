import { TOPIC_IDS, TOPICS } from "@sat/item";
import { describe, expect, it } from "vitest";
import { SECTION_IDS, sessionSearch } from "../../question/study/session-search.ts";
import { readSessionPlace, readStudyPlace, sectionOf } from "./study-address.ts";

describe("the address of Study Mode", () => {
  it.each([
    [{}, {}],
    [{ section: "math" }, { section: "math" }],
    [
      { section: "math", topic: "trigonometry" },
      { section: "math", topic: "trigonometry" },
    ],
    [{ section: "Math" }, {}],
    [{ section: "history", topic: "trigonometry" }, {}],
    [{ topic: "trigonometry" }, {}],
    [{ section: "reading", topic: "trigonometry" }, { section: "reading" }],
    [{ section: "math", topic: "toString" }, { section: "math" }],
    [{ section: 5, topic: null }, {}],
  ])("%j leads to %j", (search, place) => {
    expect(readStudyPlace(search)).toEqual(place);
  });
});

describe("the address of a study session", () => {
  it("takes every topic under its own section alone, in practice mode unless told", () => {
    for (const topic of TOPIC_IDS) {
      for (const section of Object.values(SECTION_IDS)) {
        const fits = sectionOf(section) === TOPICS[topic].section;
        expect(readSessionPlace({ section, topic })).toEqual(
          fits ? { topic, mode: "practice" } : undefined,
        );
      }
    }
  });

  it.each([undefined, "history", "Math", 5])("means Reading where the section is %j", (section) => {
    for (const topic of TOPIC_IDS) {
      const isReading = TOPICS[topic].section === "Reading";
      expect(readSessionPlace({ section, topic })).toEqual(
        isReading ? { topic, mode: "practice" } : undefined,
      );
    }
  });

  it.each([
    {},
    { section: "math" },
    { topic: "trigonometry" },
    { section: "writing", topic: "main-idea-purpose" },
    { section: "math", topic: "alchemy" },
    { section: "math", topic: "trigonometry", mode: "exam" },
    { section: "math", topic: ["trigonometry"] },
  ])("%j names none", (search) => {
    expect(readSessionPlace(search)).toBeUndefined();
  });

  it("is read as it was written", () => {
    const place = { topic: "rhetoric-style", mode: "learning" } as const;
    expect(sessionSearch(place)).toEqual({
      section: "writing",
      topic: "rhetoric-style",
      mode: "learning",
    });
    expect(readSessionPlace(sessionSearch(place))).toEqual(place);
  });
});
