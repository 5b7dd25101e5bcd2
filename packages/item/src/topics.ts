import type { Section, SectionChoice } from "./sections.ts";

export interface Topic {
  readonly name: string;
  readonly section: Section;
  readonly description: string;
  /** Questions that make up the topic in Study Mode. */
  readonly totalQuestions: number;
}

/** The catalogue of Study Mode: 17 topics, in the order they are shown. */
export const TOPICS = {
  "literary-passages": {
    name: "Literary Passages",
    section: "Reading",
    description: "Stories, poems and drama: what a scene shows and how it is told",
    totalQuestions: 20,
  },
  "historical-documents": {
    name: "Historical Documents",
    section: "Reading",
    description: "Speeches, letters and prose about the past: claims and their evidence",
    totalQuestions: 20,
  },
  "scientific-articles": {
    name: "Scientific Articles",
    section: "Reading",
    description: "Studies and their data: hypotheses, findings and what supports them",
    totalQuestions: 20,
  },
  "main-idea-purpose": {
    name: "Main Idea & Purpose",
    section: "Reading",
    description: "What a text says as a whole, and what each part is there to do",
    totalQuestions: 15,
  },
  "inferences-implications": {
    name: "Inferences & Implications",
    section: "Reading",
    description: "What must follow from a text, and what only seems to",
    totalQuestions: 15,
  },
  "vocabulary-in-context": {
    name: "Vocabulary in Context",
    section: "Reading",
    description: "The most logical and precise word for a sentence",
    totalQuestions: 15,
  },
  "grammar-fundamentals": {
    name: "Grammar Fundamentals",
    section: "Writing",
    description: "Agreement of subjects, verbs and pronouns, and the right tense",
    totalQuestions: 25,
  },
  "punctuation-mechanics": {
    name: "Punctuation & Mechanics",
    section: "Writing",
    description: "Commas, colons, dashes, apostrophes and when to leave them out",
    totalQuestions: 20,
  },
  "sentence-structure": {
    name: "Sentence Structure",
    section: "Writing",
    description: "Joining clauses, finishing sentences and placing modifiers",
    totalQuestions: 20,
  },
  "rhetoric-style": {
    name: "Rhetoric & Style",
    section: "Writing",
    description: "Transitions between ideas, and notes turned into a sentence with a goal",
    totalQuestions: 20,
  },
  "usage-conventions": {
    name: "Usage & Conventions",
    section: "Writing",
    description: "Possessives, pronoun case, idioms and words that are easily confused",
    totalQuestions: 15,
  },
  "linear-equations": {
    name: "Linear Equations & Inequalities",
    section: "Math",
    description: "Lines, systems and inequalities in one and two variables",
    totalQuestions: 25,
  },
  "quadratic-functions": {
    name: "Quadratic Functions",
    section: "Math",
    description: "Parabolas, roots, vertices and what the discriminant tells",
    totalQuestions: 20,
  },
  "geometry-fundamentals": {
    name: "Geometry Fundamentals",
    section: "Math",
    description: "Angles, triangles, circles, area and volume",
    totalQuestions: 20,
  },
  trigonometry: {
    name: "Trigonometry",
    section: "Math",
    description: "Right triangles, sine, cosine, tangent and radians",
    totalQuestions: 15,
  },
  "data-analysis": {
    name: "Data Analysis & Statistics",
    section: "Math",
    description: "Ratios, percentages, tables, graphs, probability and statistics",
    totalQuestions: 20,
  },
  "advanced-topics": {
    name: "Advanced Mathematics",
    section: "Math",
    description: "Exponentials, polynomials, radicals and rational expressions",
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
