import type { StudyMode } from "@sat/contract";
import { type Section, type TopicId, TOPICS } from "@sat/item";

/** Sections as the addresses of Study Mode name them. */
export const SECTION_IDS = { Reading: "reading", Writing: "writing", Math: "math" } as const;
export type SectionId = (typeof SECTION_IDS)[Section];

/** What a study session is about. */
export interface SessionPlace {
  readonly topic: TopicId;
  readonly mode: StudyMode;
}

/** The query that leads to a study session. */
export function sessionSearch({ topic, mode }: SessionPlace) {
  return { section: sectionIdOf(topic), topic, mode };
}

/** The section of a topic, as addresses name it. */
export function sectionIdOf(topic: TopicId): SectionId {
  return SECTION_IDS[TOPICS[topic].section];
}
