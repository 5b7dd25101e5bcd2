import { SECTIONS, TOPIC_IDS, TOPICS } from "@sat/item";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { progressOf, rightPercentOf, sectionPercent, topicPercent } from "./progress.ts";

const untouched = TOPIC_IDS.map((topic) => progressOf(topic, []));

describe("progress", () => {
  it("is nothing before the first answer", () => {
    expect(untouched.map(topicPercent)).toEqual(TOPIC_IDS.map(() => 0));
    expect(SECTIONS.map((section) => sectionPercent(section, untouched))).toEqual([0, 0, 0]);
  });

  it("is complete when every question of every topic is", () => {
    const all = untouched.map((each) => ({
      ...each,
      completedQuestions: TOPICS[each.topic].totalQuestions,
    }));
    expect(all.map(topicPercent)).toEqual(TOPIC_IDS.map(() => 100));
    expect(SECTIONS.map((section) => sectionPercent(section, all))).toEqual([100, 100, 100]);
  });

  it("of a section weighs every question alike", () => {
    const one = untouched.map((each) =>
      each.topic === "trigonometry" ? { ...each, completedQuestions: 15 } : each,
    );
    // 15 of the 115 questions of Math.
    expect(sectionPercent("Math", one)).toBe(13);
    expect(sectionPercent("Reading", one)).toBe(0);
  });

  it("of a section wears the colour for what is right, by each topic's latest answers", () => {
    const some = untouched.map((each) => {
      if (each.topic === "trigonometry")
        return { ...each, completedQuestions: 15, recentAnswers: 20, recentCorrect: 10 };
      if (each.topic === "data-analysis")
        return { ...each, completedQuestions: 10, recentAnswers: 10, recentCorrect: 10 };
      return each;
    });
    // 25 of the 115 questions of Math, and 17.5 of them right.
    expect(sectionPercent("Math", some)).toBe(22);
    expect(rightPercentOf("Math", some)).toBeCloseTo((100 * 17.5) / 115, 1);
    expect(rightPercentOf("Reading", some)).toBe(0);
  });

  it("of a section never wears more of the colour than it has", () => {
    const one = untouched.map((each) =>
      each.topic === "trigonometry"
        ? { ...each, completedQuestions: 1, recentAnswers: 1, recentCorrect: 1 }
        : each,
    );
    expect(rightPercentOf("Math", one)).toBeLessThanOrEqual(sectionPercent("Math", one));
  });

  it("of a section lies between that of its topics", () => {
    const share = fc.double({ min: 0, max: 1, noNaN: true });
    fc.assert(
      fc.property(fc.array(share, { minLength: 17, maxLength: 17 }), (shares) => {
        const topics = untouched.map((each, at) => ({
          ...each,
          completedQuestions: Math.round((shares[at] ?? 0) * TOPICS[each.topic].totalQuestions),
        }));
        for (const section of SECTIONS) {
          const own = topics.filter(({ topic }) => TOPICS[topic].section === section);
          const parts = own.map(topicPercent);
          const whole = sectionPercent(section, topics);
          expect(whole).toBeGreaterThanOrEqual(Math.min(...parts));
          expect(whole).toBeLessThanOrEqual(Math.max(...parts));
        }
      }),
    );
  });
});
