import { EXAM_SHARES, examSectionOf, SKILL_CODES, type SkillCode, type TopicId } from "@sat/item";
import { aModel } from "../../../testing/models.ts";

/** Models enough for modules in which none comes twice; they ask nothing but sums, whatever their skill. */
export function examModels() {
  return SKILL_CODES.flatMap((skill) =>
    Array.from({ length: EXAM_SHARES[skill] + 1 }, (_, index) =>
      aModel({ id: `${skill} ${index}`, skill, topic: topicFor(skill) }),
    ),
  );
}

/** One of the section, for a model has to have one. */
function topicFor(skill: SkillCode): TopicId {
  return examSectionOf(skill) === "Math" ? "linear-equations" : "usage-conventions";
}
