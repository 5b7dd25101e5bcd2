import type { GoalFacts } from "@sat/engine";
import { expect, test } from "vitest";
import { proveGoal } from "./goal.ts";
import { writingItem } from "./testing/writing-item.ts";

const NOTES = [
  "A qanat is a tunnel that carries groundwater to dry land.",
  "Qanats were first dug in ancient Persia.",
  "Because gravity moves the water, a qanat uses no fuel.",
  "A pump has to burn fuel or use electricity.",
  "The qanat of Zarch lies under the city of Yazd in Iran.",
  "In 2016, the qanats of Iran became a World Heritage Site.",
];
const DEFINES = "Qanats are tunnels that carry groundwater to dry land.";
const DIFFERS = "While a pump has to burn fuel or use electricity, a qanat uses no fuel.";
const PLACES = "It is under the city of Yazd in Iran that the qanat of Zarch lies.";
const DATES = "It was in 2016 that the qanats of Iran became a World Heritage Site.";
const REASONS = "A qanat uses no fuel because it is gravity that moves the water.";

function proven(goal: GoalFacts["goal"], wants: string, ...options: string[]): string {
  const item = writingItem("", ...options);
  const question = [
    "While researching a topic, a student has taken the following notes:",
    NOTES.map((note) => `- ${note}`).join("\n"),
    `The student wants to ${wants}. Which choice most effectively uses relevant information from the notes to accomplish this goal?`,
  ].join("\n\n");
  return proveGoal({ kind: "goal", goal }, { ...item, question }).join("");
}

test.each([
  ["G04", "introduce qanats to an audience unfamiliar with them", "A"],
  ["G04", "introduce the subject to an audience unfamiliar with it", "A"],
  ["G02", "emphasize a difference between qanats and pumps", "B"],
  ["G17", "specify where the qanat of Zarch is", "C"],
  ["G17", "specify a location", "C"],
  ["G18", "specify when some qanats received an honor", "D"],
] as const)("%s: only one sentence serves the goal to %s", (goal, wants, letter) => {
  expect(proven(goal, wants, DEFINES, DIFFERS, PLACES, DATES)).toBe(letter);
});

test("a cause is told from the other sentences", () => {
  const why = "explain why a qanat needs nothing to burn";
  expect(proven("G14", why, DEFINES, REASONS, PLACES, DATES)).toBe("B");
});

test("a wording that asks for another goal than is claimed is refused", () => {
  const where = "specify where the qanat of Zarch is";
  expect(proven("G18", where, DEFINES, DIFFERS, PLACES, DATES)).toBe("");
});

test("a sentence that says more than the notes spoils the question", () => {
  const when = "specify when some qanats received an honor";
  const invented = "The qanat of Zarch, the deepest in Asia, lies under the city of Yazd in Iran.";
  const miscounted = "It is in Iran that three thousand qanats became a World Heritage Site.";
  expect(proven("G18", when, DEFINES, DIFFERS, invented, DATES)).toBe("");
  expect(proven("G18", when, DEFINES, DIFFERS, miscounted, DATES)).toBe("");
});

test("two sentences that serve the goal are both found, so that the question is refused", () => {
  const again = "The qanats of Iran became a World Heritage Site in 2016.";
  expect(
    proven("G18", "specify when some qanats received an honor", again, DIFFERS, PLACES, DATES),
  ).toBe("AD");
  const other = "Unlike a pump, which has to burn fuel, a qanat uses no fuel.";
  expect(
    proven("G02", "emphasize a difference between qanats and pumps", other, DIFFERS, PLACES, DATES),
  ).toBe("AB");
});

test("no sentence serves a goal of which one side is missing", () => {
  const oneSided = "While gravity moves the water of a qanat, a qanat uses no fuel.";
  expect(
    proven(
      "G02",
      "emphasize a difference between qanats and pumps",
      DEFINES,
      oneSided,
      PLACES,
      DATES,
    ),
  ).toBe("");
});

test("a form of a noted word counts as noted, a number must stand as it is", () => {
  const formed = "In Persia, the digging of qanats was first done.";
  const when = "specify when some qanats received an honor";
  expect(proven("G18", when, formed, DIFFERS, PLACES, DATES)).toBe("D");
  expect(proven("G18", when, formed.replace("Persia", "1016"), DIFFERS, PLACES, DATES)).toBe("");
});
