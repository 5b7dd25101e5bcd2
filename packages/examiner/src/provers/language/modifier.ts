import type { ModifierFacts } from "@sat/engine";
import type { OptionLetter, ShownChoice } from "@sat/item";
import { couldDescribe } from "./could-describe.ts";
import { lettersWhere, sentenceOfBlank } from "./printed.ts";

/** The options with which the noun could be what the phrase beside it in the printed sentence says. */
export function proveModifier({ pairs }: ModifierFacts, item: ShownChoice): OptionLetter[] {
  const nouns = new Set(pairs.map(([, noun]) => noun.toLowerCase()));
  const phrases = new Set(pairs.map(([phrase]) => phrase.toLowerCase()));
  if (nouns.size < pairs.length || phrases.size < pairs.length) return [];
  if (!pairs.every(([phrase, , kind]) => couldDescribe(phrase, kind))) return [];
  const sentence = sentenceOfBlank(item);
  return lettersWhere(item, (option) => {
    const printed = sentence.replace("______", option).toLowerCase();
    return pairs.some(([phrase]) =>
      pairs.some(
        ([, noun, kind]) =>
          couldDescribe(phrase, kind) &&
          isBeside(phrase.toLowerCase(), noun.toLowerCase(), printed),
      ),
    );
  });
}

/** "Woven from reeds, the boats …" or "The boats, woven from reeds, …". */
function isBeside(phrase: string, noun: string, sentence: string): boolean {
  return opens(sentence, `${phrase}, ${noun}`) || opens(sentence, `${noun}, ${phrase},`);
}

function opens(sentence: string, words: string): boolean {
  return sentence.startsWith(words) && !/^[a-z'’]/.test(sentence.slice(words.length));
}
