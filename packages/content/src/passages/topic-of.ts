import type { SkillCode, TopicId } from "@sat/item";
import type { FacetKind } from "./facet.ts";
import type { Genre } from "./passage.ts";

const SKILL_OF = {
  "main-idea": "CID",
  detail: "CID",
  implication: "CID",
  purpose: "TSP",
  structure: "TSP",
  function: "TSP",
  quotation: "COE-T",
  support: "COE-T",
  weaken: "COE-T",
  data: "COE-Q",
  response: "CTC",
  agreement: "CTC",
  conclusion: "INF",
} as const satisfies Record<FacetKind, SkillCode>;

/** The official skill that a kind of question tests. */
export function skillOf(kind: FacetKind): (typeof SKILL_OF)[FacetKind] {
  return SKILL_OF[kind];
}

type Family = "literature" | "history" | "society" | "arts" | "science";

const FAMILY_OF = {
  story: "literature",
  novel: "literature",
  poem: "literature",
  play: "literature",
  memoir: "literature",
  letter: "history",
  speech: "history",
  essay: "history",
  history: "history",
  society: "society",
  arts: "arts",
  science: "science",
} as const satisfies Record<Genre, Family>;

/** The kinds of writing as the topics part them. */
export function familyOf(genre: Genre): Family {
  return FAMILY_OF[genre];
}

/** The topic of a question: the first rule of digital-sat §4.1 that fits its genre and kind. */
export function topicOf(genre: Genre, kind: FacetKind): TopicId {
  const family = familyOf(genre);
  const skill = SKILL_OF[kind];
  if (skill === "INF") return "inferences-implications";
  if (skill === "TSP" || skill === "CID") {
    if (family === "literature") return "literary-passages";
    if (kind === "implication") return "inferences-implications";
    return family === "history" ? "historical-documents" : "main-idea-purpose";
  }
  if (kind === "quotation" && family === "literature") return "literary-passages";
  return family === "science" ? "scientific-articles" : "historical-documents";
}
