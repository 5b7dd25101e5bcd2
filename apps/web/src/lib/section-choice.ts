import { SECTION_CHOICES, type SectionChoice } from "@sat/item";

export function isSectionChoice(value: unknown): value is SectionChoice {
  return SECTION_CHOICES.some((choice) => choice === value);
}
