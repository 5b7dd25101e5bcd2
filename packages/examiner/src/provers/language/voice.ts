import type { VoiceFacts } from "@sat/engine";
import type { OptionLetter, ShownChoice } from "@sat/item";
import { numberOf } from "./number.ts";
import { aroundBlank, lettersWhere, sentenceOfBlank, stands } from "./printed.ts";

/** What cannot be an object of the verb before it. */
const NO_OBJECT =
  /^(above|across|after|against|along|among|apart|around|as|aside|at|away|back|before|behind|between|beyond|by|down|for|from|how|in|inside|into|near|northward|of|off|on|onto|out|over|southward|that|through|to|together|toward|under|until|up|when|where|while|why|with|without|open|shut|well|so|too|more|most|less|only|once|twice|again|\w+ly)\b/i;

/** The auxiliaries that make the verb passive or active as its sentence needs, in the number of the subject. */
export function proveVoice({ head, participle }: VoiceFacts, item: ShownChoice): OptionLetter[] {
  const sentence = sentenceOfBlank(item);
  const { after } = aroundBlank(item);
  if (!stands(head, sentence) || !after.startsWith(` ${participle} `)) return [];
  const rest = (after.slice(participle.length + 2).split(/[.!?](?:\s|$)/)[0] ?? "").trim();
  const hasObject = !NO_OBJECT.test(rest);
  // Without an object the verb is surely passive only where the one who acts is named.
  if (!hasObject && !/(^| )by /.test(rest)) return [];
  const number = numberOf(head);
  return lettersWhere(item, (option) => {
    const isOne = /^(is|was|has)$/.test(option);
    const isActive = /^ha(s|ve)$/.test(option);
    if (!/^(is|are|was|were|has|have)$/.test(option)) return false;
    return isActive === hasObject && isOne === (number === "singular");
  });
}
