import type { TopicProgress } from "@sat/contract";
import { type Section, type TopicId, TOPICS, topicsOf } from "@sat/item";

/** The share of a topic that is completed, in whole percent. */
export function topicPercent({ topic, completedQuestions }: TopicProgress): number {
  return percent(completedQuestions, TOPICS[topic].totalQuestions);
}

/** How much of the completed share is right, by the latest answers: in percent of the whole topic. */
export function rightPercent(progress: TopicProgress): number {
  const { recentAnswers, recentCorrect } = progress;
  return recentAnswers === 0 ? 0 : (topicPercent(progress) * recentCorrect) / recentAnswers;
}

/** The share of a section's questions that is completed, in whole percent. */
export function sectionPercent(section: Section, topics: readonly TopicProgress[]): number {
  const completed = ofSection(section, topics).map(({ completedQuestions }) => completedQuestions);
  return percent(sum(completed), questionsOf(section));
}

/** How much of the section is completed and right, each topic's share by its latest answers: in percent. */
export function rightPercentOf(section: Section, topics: readonly TopicProgress[]): number {
  const right = ofSection(section, topics).map(
    (each) => (rightPercent(each) * TOPICS[each.topic].totalQuestions) / questionsOf(section),
  );
  // Topics are rounded each by itself; the colour never passes the bar that it is in.
  return Math.min(sum(right), sectionPercent(section, topics));
}

function ofSection(section: Section, topics: readonly TopicProgress[]): readonly TopicProgress[] {
  return topics.filter(({ topic }) => TOPICS[topic].section === section);
}

function questionsOf(section: Section): number {
  return sum(topicsOf(section).map((topic) => TOPICS[topic].totalQuestions));
}

/** How a topic stands; untouched when the server does not speak of it. */
export function progressOf(topic: TopicId, topics: readonly TopicProgress[]): TopicProgress {
  return topics.find((each) => each.topic === topic) ?? { ...UNTOUCHED, topic };
}

const UNTOUCHED = {
  completedQuestions: 0,
  masteryLevel: "beginner",
  recentAnswers: 0,
  recentCorrect: 0,
} as const;

function percent(part: number, whole: number): number {
  return Math.round((100 * part) / whole);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}
