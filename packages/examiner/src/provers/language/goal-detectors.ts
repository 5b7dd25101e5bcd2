import { bears } from "./sentence-marks.ts";
import { contentOf, holds } from "./word-stems.ts";

/** What a detector looks at: a sentence, the notes it was made from, and what the student wants of it. */
export interface Attempt {
  readonly sentence: string;
  readonly notes: readonly string[];
  readonly wants: string;
}

/** "a difference between A and B": a word of each stands in the sentence, when the notes have it at all. */
export function namesBoth({ sentence, notes, wants }: Attempt): boolean {
  const [, first = "", second = ""] = /\bbetween (.+?) and (.+)$/.exec(wants) ?? [];
  const said = contentOf(sentence);
  const noted = contentOf(notes.join(" "));
  return [contentOf(first), contentOf(second)].every((side) => {
    const known = [...side].filter((stem) => holds(noted, stem));
    return known.length === 0 || known.some((stem) => holds(said, stem));
  });
}

/** Figures that are no years, unless the goal is about dates. */
export function hasTwoFigures({ sentence, wants }: Attempt): boolean {
  const figures =
    sentence.match(
      /[$\d][\d,.]*s?|\b(one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundreds?|thousands?|millions?|half|third|quarter|dozens?|none|seconds?|minutes?|hours?)\b/gi,
    ) ?? [];
  const areDates = /\b(dates?|years?|when|ages?|centuries)\b/.test(wants);
  return figures.filter((figure) => areDates || !/^(1\d{3}|20\d\d)s?$/.test(figure)).length >= 2;
}

/** Says what the subject is: defines it, or repeats a good part of the first note that names it. */
export function introduces(attempt: Attempt): boolean {
  const name = subjectOf(attempt);
  const said = contentOf(attempt.sentence);
  return (
    name.some((stem) => holds(said, stem)) &&
    (defines(attempt) || repeats(attempt.sentence, attempt.notes, name))
  );
}

/** What is to be introduced; "the subject" is what the first note begins with. */
function subjectOf({ wants, notes: [first = ""] }: Attempt): string[] {
  const [, named = ""] = /^introduce (?:the )?(.+?) to /.exec(wants) ?? [];
  return [...contentOf(named === "subject" ? openingOf(first) : named)];
}

/** "A qanat is …", "Comets, which …, are …", "Made by hand, Persian carpets are …", "… is known as the Erie Canal". */
export function defines(attempt: Attempt): boolean {
  const { sentence } = attempt;
  const until = bears(sentence, "opened") ? openingOf(sentence) : (sentence.split(",")[0] ?? "");
  const isHeld = (text: string) => subjectOf(attempt).some((stem) => holds(contentOf(text), stem));
  const [, name = sentence] = /\b(?:known as|called) (.+)$/.exec(sentence) ?? [];
  return (
    (bears(sentence, "named") && !/\bthe one who\b/.test(sentence) && isHeld(name)) ||
    (bears(sentence, "definition", "opened") && isHeld(openingOf(until)))
  );
}

/** What stands before the first verb of being. */
function openingOf(sentence: string): string {
  return sentence.split(/ (?:is|are|was|were|comes?|came) /)[0] ?? "";
}

/** Begins with what is to be identified. */
export function opensWithIt({ sentence, wants }: Attempt): boolean {
  const plain = sentence.replace(/^What is (called|known as) /, "");
  if (openingOf(plain) === plain) return false;
  const opening = contentOf(openingOf(plain));
  return [...contentOf(wants)].some((stem) => holds(opening, stem));
}

function repeats(sentence: string, notes: readonly string[], name: readonly string[]): boolean {
  const definition = notes.find((note) => name.every((stem) => holds(contentOf(note), stem)));
  if (definition === undefined || bears(sentence, "cause", "conclusion")) return false;
  const rest = [...contentOf(definition)].filter((stem) => !name.includes(stem));
  const said = contentOf(sentence);
  return rest.filter((stem) => holds(said, stem)).length > rest.length / 2;
}

/** Says what something is: by a definition, by an apposition, by "one of", or by its name. */
export function identifies({ sentence, wants }: Attempt): boolean {
  if (/\b(occupation|profession|office|position)s?\b/.test(wants)) return isOffice(sentence);
  if (/\bthe group to which something\b/.test(wants)) {
    return (
      bears(sentence, "definition", "opened") ||
      /\b(one of the|(is|are) an? (type|kind) of)\b|^What is called\b/.test(sentence)
    );
  }
  return (
    bears(sentence, "definition", "named", "opened") ||
    /, (an?|the|who|which|one) |\b(one of|not only an?|both an?|an? [a-z]+ by|as an?|language|goes back|whose|is what|named|the name)\b|\b(is|are|was|were) (an?|for|plankton|[a-z]+, [a-z]+, and)\b/i.test(
      sentence,
    )
  );
}

/** "Wilson Bentley, who …, was a farmer". */
function isOffice(sentence: string): boolean {
  const [before = "", after = ""] = sentence.split(
    / (?:was|is|were|worked) (?=as|not only|both|for|chief|an? |the (?:chief|head|director|editor|leader))/,
  );
  return (
    /\p{Lu}\p{L}+/u.test(before) && after !== "" && !/^(it|where|when|there)\b/i.test(sentence)
  );
}

/** What is named with a capital and is no person. */
const PLACES =
  /^(In|At|On|For|Over|With|By|From|To) |\b(Golden|Gate|United|Great|New|North|South|East|West|Middle|World|River|Sea|Canal|Lake|Bay|Ocean|Island|Islands|Mountains|Valley|Gulf|Bridge|Museum|Library|League|Express|Empire|Hall|Stone|Cathedral|Chapel|City)\b/;

/** A person whom the goal names by name must be named; for another some person must be. */
export function namesPerson({ sentence, wants }: Attempt): boolean {
  const asked = wants.match(/\p{Lu}\p{L}+/gu) ?? [];
  if (asked.length > 0) return asked.some((name) => sentence.includes(name));
  const named =
    sentence.match(
      /\p{Lu}[\p{L}-]+ (?:von |van |de )?\p{Lu}[\p{L}-]+|\b(?:[Tt]he [a-z]+|[Qq]ueen|[Kk]ing) \p{Lu}\p{L}+/gu,
    ) ?? [];
  return named.some((name) => !PLACES.test(name));
}
