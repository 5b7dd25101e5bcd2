import type { LikenessFacts } from "@sat/engine";
import type { OptionLetter, ShownChoice } from "@sat/item";
import { numberOf } from "./number.ts";
import { aroundBlank, lettersWhere, sentenceOfBlank, stands } from "./printed.ts";

/** That of, those of, does or did, by what stands before "than" and where the blank stands. */
export function proveLikeness(
  { compared, verb, other }: LikenessFacts,
  item: ShownChoice,
): OptionLetter[] {
  const { before, after } = aroundBlank(item);
  const sentence = sentenceOfBlank(item);
  if (!stands(`${compared} ${verb} `, sentence)) return [];
  const due = before.endsWith(" than ")
    ? beforeOther(compared, after.startsWith(` ${other}`))
    : before.endsWith(` than ${other} `)
      ? afterOther(verb)
      : undefined;
  return lettersWhere(item, (option) => option === due);
}

/** Only a part with its owner, "the teeth of a sea otter", can be taken up by that of or those of. */
function beforeOther(compared: string, isNext: boolean): string | undefined {
  if (!isNext || !/^the .+ of /i.test(compared)) return undefined;
  return numberOf(compared) === "plural" ? "those of" : "that of";
}

function afterOther(verb: string): string | undefined {
  if (/^(is|are|was|were)\b/.test(verb)) return undefined;
  return /[^s]s$/.test(verb.split(" ")[0] ?? "") ? "does" : "did";
}
