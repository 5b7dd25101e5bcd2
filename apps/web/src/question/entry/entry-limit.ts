import { ENTRY_LENGTH } from "@sat/item";

/** What may be typed for an answer. */
export const ENTRY_LIMIT = `Up to ${ENTRY_LENGTH} characters, or ${ENTRY_LENGTH + 1} with a minus sign; fractions like 3/4 and decimals`;
