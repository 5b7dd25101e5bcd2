import type { StudyMode } from "@sat/contract";
import { isTopicId, type Section, SECTIONS, type TopicId, TOPICS } from "@sat/item";

/** Sections as the addresses of Study Mode name them. */
export const SECTION_IDS = { Reading: "reading", Writing: "writing", Math: "math" } as const;
export type SectionId = (typeof SECTION_IDS)[Section];

type Search = Readonly<Record<string, unknown>>;

/** How deep in Study Mode an address leads: to the sections, to one section's topics, to one topic. */
export interface StudyPlace {
  readonly section?: SectionId | undefined;
  readonly topic?: TopicId | undefined;
}

/** What a study session is about. */
export interface SessionPlace {
  readonly topic: TopicId;
  readonly mode: StudyMode;
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

/** The query that leads to a study session. */
export function sessionSearch({ topic, mode }: SessionPlace) {
  return { section: sectionIdOf(topic), topic, mode };
}

/** The section of a topic, as addresses name it. */
export function sectionIdOf(topic: TopicId): SectionId {
  return SECTION_IDS[TOPICS[topic].section];
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
