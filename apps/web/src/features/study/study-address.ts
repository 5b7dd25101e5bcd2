import type { StudyMode } from "@sat/contract";
import {
  SECTION_IDS,
  type SectionId,
  type SessionPlace,
} from "../../question/study/session-search.ts";
import { isTopicId, type Section, SECTIONS, type TopicId, TOPICS } from "@sat/item";

type Search = Readonly<Record<string, unknown>>;

/** How deep in Study Mode an address leads: to the sections, to one section's topics, to one topic. */
export interface StudyPlace {
  readonly section?: SectionId | undefined;
  readonly topic?: TopicId | undefined;
}

/** The place that an address names; what does not fit is undefined, which leads a level up. */
export function readStudyPlace({ section: id, topic }: Search): StudyPlace {
  const section = sectionOf(id);
  return {
    section: section && SECTION_IDS[section],
    topic: section !== undefined && isTopicOf(section, topic) ? topic : undefined,
  };
}

/** What the query of a study session's address asks for, in Reading unless told; undefined when it does not fit. */
export function readSessionPlace({ section, topic, mode }: Search): SessionPlace | undefined {
  if (!isTopicOf(sectionOf(section) ?? "Reading", topic)) return undefined;
  if (mode !== undefined && !isStudyMode(mode)) return undefined;
  return { topic, mode: mode ?? "practice" };
}

/** The section that an address names, if it does. */
export function sectionOf(id: unknown): Section | undefined {
  return SECTIONS.find((section) => SECTION_IDS[section] === id);
}

export function isStudyMode(value: unknown): value is StudyMode {
  return value === "learning" || value === "practice";
}

function isTopicOf(section: Section, topic: unknown): topic is TopicId {
  return typeof topic === "string" && isTopicId(topic) && TOPICS[topic].section === section;
}
