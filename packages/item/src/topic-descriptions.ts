import type { TopicId } from "./topics.ts";

/** What each topic is about, for where one is chosen: most pages name topics only. */
export const TOPIC_DESCRIPTIONS: Readonly<Record<TopicId, string>> = {
  "literary-passages": "Stories, poems and drama: what a scene shows and how it is told",
  "historical-documents": "Speeches, letters and prose about the past: claims and their evidence",
  "scientific-articles": "Studies and their data: hypotheses, findings and what supports them",
  "main-idea-purpose": "What a text says as a whole, and what each part is there to do",
  "inferences-implications": "What must follow from a text, and what only seems to",
  "vocabulary-in-context": "The most logical and precise word for a sentence",
  "grammar-fundamentals": "Agreement of subjects, verbs and pronouns, and the right tense",
  "punctuation-mechanics": "Commas, colons, dashes, apostrophes and when to leave them out",
  "sentence-structure": "Joining clauses, finishing sentences and placing modifiers",
  "rhetoric-style": "Transitions between ideas, and notes turned into a sentence with a goal",
  "usage-conventions": "Possessives, pronoun case, idioms and words that are easily confused",
  "linear-equations": "Lines, systems and inequalities in one and two variables",
  "quadratic-functions": "Parabolas, roots, vertices and what the discriminant tells",
  "geometry-fundamentals": "Angles, triangles, circles, area and volume",
  trigonometry: "Right triangles, sine, cosine, tangent and radians",
  "data-analysis": "Ratios, percentages, tables, graphs, probability and statistics",
  "advanced-topics": "Exponentials, polynomials, radicals and rational expressions",
};
