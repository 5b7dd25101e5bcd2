export { passageFaults } from "./passage-rules.ts";
export { overlaps } from "./stock-rules.ts";
export { type StockText, passageTexts, wordTexts } from "./stock-texts.ts";
export { wordsOf } from "./text.ts";
export { wordSetFaults } from "./word-rules.ts";
