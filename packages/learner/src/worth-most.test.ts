import { expect, it } from "vitest";
import { UNKNOWN } from "./ability.ts";
import { EXAM_SHARES } from "./exam-shares.ts";
import { foldAll } from "./fold.ts";
import { SKILL_ORDER } from "./skill-order.ts";
import { anAnswer } from "./testing/an-answer.ts";
import { worthMost } from "./worth-most.ts";

it("is, of a learner of whom nothing is known, what the exam asks most", () => {
  const shares = worthMost(UNKNOWN).map((skill) => EXAM_SHARES[skill]);
  expect(shares).toEqual(shares.toSorted((one, other) => other - one));
});

it("is a skill that goes wrong before one that goes right, of which there are as many questions", () => {
  const answers = (skill: "BOU" | "SYN", outcome: "right" | "wrong") =>
    Array.from({ length: 10 }, () => anAnswer({ skill, outcome }));
  const ability = foldAll([...answers("BOU", "right"), ...answers("SYN", "wrong")]);
  const order = worthMost(ability);
  expect(order.indexOf("SYN")).toBeLessThan(order.indexOf("BOU"));
});

it("has every skill once", () => {
  expect(worthMost(UNKNOWN).toSorted()).toEqual(SKILL_ORDER.toSorted());
});
