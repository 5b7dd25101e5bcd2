import type { Section, SectionChoice } from "./sections.ts";

export interface Topic {
  readonly name: string;
  readonly section: Section;
  /** Questions that make up the topic in Study Mode. */
  readonly totalQuestions: number;
}

/** The catalogue of Study Mode: 17 topics, in the order they are shown. */
export const TOPICS = {
  "literary-passages": {
    name: "Literary Passages",
    section: "Reading",
    totalQuestions: 20,
  },
  "historical-documents": {
    name: "Historical Documents",
    section: "Reading",
    totalQuestions: 20,
  },
  "scientific-articles": {
    name: "Scientific Articles",
    section: "Reading",
    totalQuestions: 20,
  },
  "main-idea-purpose": {
    name: "Main Idea & Purpose",
    section: "Reading",
    totalQuestions: 15,
  },
  "inferences-implications": {
    name: "Inferences & Implications",
    section: "Reading",
    totalQuestions: 15,
  },
  "vocabulary-in-context": {
    name: "Vocabulary in Context",
    section: "Reading",
    totalQuestions: 15,
  },
  "grammar-fundamentals": {
    name: "Grammar Fundamentals",
    section: "Writing",
    totalQuestions: 25,
  },
  "punctuation-mechanics": {
    name: "Punctuation & Mechanics",
    section: "Writing",
    totalQuestions: 20,
  },
  "sentence-structure": {
    name: "Sentence Structure",
    section: "Writing",
    totalQuestions: 20,
  },
  "rhetoric-style": {
    name: "Rhetoric & Style",
    section: "Writing",
    totalQuestions: 20,
  },
  "usage-conventions": {
    name: "Usage & Conventions",
    section: "Writing",
    totalQuestions: 15,
  },
  "linear-equations": {
    name: "Linear Equations & Inequalities",
    section: "Math",
    totalQuestions: 25,
  },
  "quadratic-functions": {
    name: "Quadratic Functions",
    section: "Math",
    totalQuestions: 20,
  },
  "geometry-fundamentals": {
    name: "Geometry Fundamentals",
    section: "Math",
    totalQuestions: 20,
  },
  trigonometry: {
    name: "Trigonometry",
    section: "Math",
    totalQuestions: 15,
  },
  "data-analysis": {
    name: "Data Analysis & Statistics",
    section: "Math",
    totalQuestions: 20,
  },
  "advanced-topics": {
    name: "Advanced Mathematics",
    section: "Math",
    totalQuestions: 15,
  },
} as const satisfies Record<string, Topic>;

export type TopicId = keyof typeof TOPICS;

/** Topic ids in catalogue order. */
export const TOPIC_IDS = Object.keys(TOPICS) as TopicId[]; // Object.keys forgets the literal keys

/** The topics of a section, or of all, in catalogue order. */
export function topicsOf(section: SectionChoice): TopicId[] {
  return TOPIC_IDS.filter((id) => section === "Mixed" || TOPICS[id].section === section);
}

export function isTopicId(text: string): text is TopicId {
  return Object.hasOwn(TOPICS, text);
}
