import { isOneOf } from "./shapes.ts";
import { SECTION_CHOICES, type SectionChoice } from "@sat/item";

export function isSectionChoice(value: unknown): value is SectionChoice {
  return isOneOf(SECTION_CHOICES, value);
}
