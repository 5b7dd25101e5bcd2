import { completedTexts } from "./completed-texts.ts";
import type { Gate } from "./gate.ts";

/** Abbreviations whose period does not end a sentence. */
const ABBREVIATION =
  /\b(?:a\.m|p\.m|U\.S|U\.K|St|Dr|Mr|Mrs|Ms|Jr|Sr|vs|etc|no|ca|[A-Z]|I{1,3})\.$/u;
const LATE_START = /(\S*[.?!]) (\p{Ll}\S*)/gu;

/** With the key in place, every sentence begins with a capital, and "I" is one. */
export const capitals: Gate = {
  id: "capitals",
  kinds: "both",
  check: ({ item }) =>
    completedTexts(item).flatMap((text) => [
      ...[...text.matchAll(LATE_START)]
        .filter(([, end = ""]) => !ABBREVIATION.test(end) && !end.endsWith("..."))
        .map(([words]) => `a sentence begins without a capital: "${words}"`),
      ...(/(?<![\p{L}\d_'’.(=])i(?![\p{L}\d_'’.)=])/u.test(text) && item.section !== "Math"
        ? [`the text says "i"`]
        : []),
    ]),
};
