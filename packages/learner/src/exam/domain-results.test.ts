import { EXAM_SECTIONS, type SkillCode } from "@sat/item";
import { expect, test } from "vitest";
import { answered } from "../testing/a-sat-section.ts";
import { domainResults } from "./domain-results.ts";

/** So many easy, medium and hard questions of a skill, so many of them right of each. */
const asked = (skill: SkillCode, each: number, right: number) =>
  answered([each, each, each], [right, right, right], { skill });

function resultsOf(craft: number, conventions: number) {
  const first = [...asked("WIC", 4, craft), ...asked("BOU", 4, conventions), ...asked("TRA", 4, 2)];
  return new Map(
    domainResults({ section: "Reading and Writing", first }).map((each) => [each.domain, each]),
  );
}

test("the eight domains come by section, with what was right in each", () => {
  const domains = EXAM_SECTIONS.flatMap((section) => domainResults({ section, first: [] }));
  expect(new Set(domains.map(({ domain }) => domain)).size).toBe(8);
  expect(resultsOf(3, 2).get("Craft and Structure")).toMatchObject({ right: 9, questions: 12 });
});

test("nothing more is said of a domain that nothing was asked of", () => {
  const result = resultsOf(3, 2).get("Information and Ideas");
  expect(result).toMatchObject({ right: 0, questions: 0, band: null });
});

test("a domain's band is between others, and higher the more of it is right", () => {
  const bands = [0, 2, 4].map((right) => resultsOf(right, 2).get("Craft and Structure")?.band);
  for (const band of bands) {
    expect(band?.low).toBeLessThanOrEqual(band?.estimate ?? 0);
    expect(band?.high).toBeGreaterThanOrEqual(band?.estimate ?? 8);
  }
  const [weak = 0, middling = 0, strong = 0] = bands.map((band) => band?.estimate);
  expect(weak).toBeLessThan(middling);
  expect(middling).toBeLessThan(strong);
});

test("as many right answers put a domain higher where the rest of the section is better", () => {
  const [weak, strong] = [0, 4].map((rest) => resultsOf(2, rest).get("Craft and Structure")?.band);
  expect(strong?.estimate).toBeGreaterThan(weak?.estimate ?? 8);
});
