import type { SectionChoice } from "@sat/item";

/** The sections as practice names them: the specification's section 2, Practice. */
export const SECTION_NAMES: Record<SectionChoice, string> = {
  Reading: "Reading Comprehension",
  Writing: "Writing & Language",
  Math: "Math",
  Mixed: "Mixed",
};
