/** The words of Study Mode: the specification's sections 2 and 9. */

import type { StudyMode, TopicProgress } from "@sat/contract";
import type { Section, TopicId } from "@sat/item";

export const SECTION_TEXTS: Record<Section, string> = {
  Reading: "Passages of every kind: what they say, what they imply, how they are made",
  Writing: "Grammar, punctuation, sentences and style, one rule at a time",
  Math: "Algebra, functions, geometry, trigonometry and data",
};

export const MODE_NAMES: Record<StudyMode, string> = {
  learning: "Learning Mode",
  practice: "Practice Mode",
};

export const MODE_TEXTS: Record<StudyMode, string> = {
  learning: "Step-by-step explanations and hints provided before answering",
  practice: "Standard practice with explanations after answering",
};

export const START_TEXTS: Record<StudyMode, string> = {
  learning: "Start Learning Session",
  practice: "Start Practice Session",
};

export const MASTERY_NAMES: Record<TopicProgress["masteryLevel"], string> = {
  beginner: "Beginner",
  intermediate: "Intermediate",
  advanced: "Advanced",
  mastery: "Mastery",
};

/** A topic's id as a title: hyphens to spaces, title case. */
export function topicTitle(topic: TopicId): string {
  const words = topic.split("-").map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  return words.join(" ");
}
