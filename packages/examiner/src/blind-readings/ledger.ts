import type { TopicId } from "@sat/item";
import type { Ledger } from "./blind-reading.ts";
import historicalDocuments from "./ledger/historical-documents.json" with { type: "json" };
import inferencesImplications from "./ledger/inferences-implications.json" with { type: "json" };
import literaryPassages from "./ledger/literary-passages.json" with { type: "json" };
import mainIdeaPurpose from "./ledger/main-idea-purpose.json" with { type: "json" };
import rhetoricStyle from "./ledger/rhetoric-style.json" with { type: "json" };
import scientificArticles from "./ledger/scientific-articles.json" with { type: "json" };
import vocabularyInContext from "./ledger/vocabulary-in-context.json" with { type: "json" };

// The import of returns writes the files; a test counts them again from what was returned.
const pages = {
  "historical-documents": historicalDocuments,
  "inferences-implications": inferencesImplications,
  "literary-passages": literaryPassages,
  "main-idea-purpose": mainIdeaPurpose,
  "rhetoric-style": rhetoricStyle,
  "scientific-articles": scientificArticles,
  "vocabulary-in-context": vocabularyInContext,
} as Partial<Record<TopicId, Ledger>>; // their shape is the writer's

/** The topics with a file of their own in the ledger. */
export const LEDGER_TOPICS = Object.keys(pages) as TopicId[]; // the keys above

/** Every blind reading that counts. */
export const ledger: Ledger = Object.assign({}, ...Object.values(pages)) as Ledger; // of seven ledgers
