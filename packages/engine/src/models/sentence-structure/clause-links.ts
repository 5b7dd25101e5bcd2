import { type JointItem, buildJoint, drawJoint, jointSpace } from "../../craft/joint-item.ts";
import { clauseLinksAt } from "../../craft/joints.ts";
import { defineModel } from "../../model.ts";

const links = {
  Easy: clauseLinksAt("Easy"),
  Medium: clauseLinksAt("Medium"),
  Hard: clauseLinksAt("Hard"),
};

/** B04, B05, B17, B19: whether a comma, a semicolon, a conjunction or nothing links two parts. */
export const clauseLinks = defineModel<JointItem>({
  id: "clause-links",
  version: 1,
  topic: "sentence-structure",
  skill: "BOU",
  archetypes: ["B04", "B05", "B17", "B19"],
  levels: ["Easy", "Medium", "Hard"],
  space: {
    Easy: jointSpace(links.Easy),
    Medium: jointSpace(links.Medium),
    Hard: jointSpace(links.Hard),
  },
  optionDesign: "orbit",
  draw: (chance, level) => drawJoint(chance, level, ["", ",", ";", " and"], links),
  build: buildJoint,
  facts: ({ joint: { before, after } }) => ({ kind: "joint", before, after }),
  signature: ({ text, joint }) => `${text} ${joint.before.text}`,
  features: ({ level }) => ({ steps: 2, nested: level === "Hard" ? 1 : 0 }),
});
