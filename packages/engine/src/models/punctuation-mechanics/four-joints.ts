import { type JointItem, buildJoint, drawJoint, jointSpace } from "../../craft/joint-item.ts";
import { jointsAt } from "../../craft/joints.ts";
import { defineModel } from "../../model.ts";

const joints = { Easy: jointsAt("Easy"), Medium: jointsAt("Medium"), Hard: jointsAt("Hard") };

/** B05, B13, B14, B17, B19, B20: which mark, if any, stands at a joint. */
export const fourJoints = defineModel<JointItem>({
  id: "four-joints",
  version: 2,
  topic: "punctuation-mechanics",
  skill: "BOU",
  archetypes: ["B05", "B13", "B14", "B17", "B19", "B20"],
  levels: ["Easy", "Medium", "Hard"],
  space: {
    Easy: jointSpace(joints.Easy),
    Medium: jointSpace(joints.Medium),
    Hard: jointSpace(joints.Hard),
  },
  optionDesign: "orbit",
  draw: (chance, level) => drawJoint(chance, level, ["", ",", ";", ":"], joints),
  build: buildJoint,
  facts: ({ joint: { before, after } }) => ({ kind: "joint", before, after }),
  signature: ({ text, joint }) => `${text} ${joint.before.text}`,
  features: ({ level }) => ({ steps: 2, nested: level === "Hard" ? 1 : 0 }),
});
