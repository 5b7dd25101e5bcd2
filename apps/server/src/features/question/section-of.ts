import {
  type ResponseKind,
  type Section,
  type SectionChoice,
  SKILL_CODES,
  type SkillCode,
  SKILLS,
  type TopicId,
  TOPICS,
  topicsOf,
} from "@sat/item";
import { invalidRequest } from "../../problems/refusal.ts";
import { drawSection } from "./draw-section.ts";

/** What of a request says where the question is from. */
interface Wanted {
  readonly section: SectionChoice;
  readonly topic?: TopicId | undefined;
  readonly skill?: SkillCode | undefined;
  readonly kinds: readonly ResponseKind[];
}

/** The section to ask from; a topic, or a skill, decides it, else Mixed draws it. */
export function sectionOf(wanted: Wanted, chance: () => number): Section {
  const { section, topic, skill, kinds } = wanted;
  if (section !== "Mixed") {
    if (topic !== undefined && TOPICS[topic].section !== section)
      throw elsewhere("topic", section, topicsOf(section));
    if (skill !== undefined && !isSkillIn(skill, section))
      throw elsewhere(
        "skill",
        section,
        SKILL_CODES.filter((each) => isSkillIn(each, section)),
      );
    return section;
  }
  if (topic !== undefined) return TOPICS[topic].section;
  if (skill !== undefined) return SKILLS[skill].sections[0];
  // In Math alone are answers typed, as on the exam.
  return kinds.includes("choice") ? drawSection(chance()) : "Math";
}

function isSkillIn(skill: SkillCode, section: Section): boolean {
  return SKILLS[skill].sections.includes(section);
}

function elsewhere(field: "topic" | "skill", section: Section, allowed: readonly string[]) {
  const options = allowed.map((id) => `"${id}"`).join("|");
  return invalidRequest([
    { field, message: `Invalid option: in ${section}, expected one of ${options}` },
  ]);
}
