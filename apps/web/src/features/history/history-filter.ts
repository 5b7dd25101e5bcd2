import type { Result } from "@sat/contract";
import { isTopicId, type Section, SECTIONS, type TopicId, TOPICS } from "@sat/item";

/** Which answers are to be seen; what is undefined leaves none out. */
export interface HistoryFilter {
  readonly section?: Section | undefined;
  readonly topic?: TopicId | undefined;
  readonly result?: Result | undefined;
}

const RESULTS: readonly Result[] = ["correct", "incorrect", "skipped"];

/** The filter that an address names; what does not fit leaves nothing out. */
export function readFilter(search: Readonly<Record<string, unknown>>): HistoryFilter {
  const section = SECTIONS.find((each) => each === search.section);
  const result = RESULTS.find((each) => each === search.result);
  const { topic } = search;
  const isTopic = typeof topic === "string" && isTopicId(topic);
  const fits = isTopic && (section === undefined || TOPICS[topic].section === section);
  return { section, topic: fits ? topic : undefined, result };
}

export function isFiltered({ section, topic, result }: HistoryFilter): boolean {
  return section !== undefined || topic !== undefined || result !== undefined;
}
