import type { DrillOf, FactCard } from "@sat/content";
import { BLANK, type Difficulty } from "@sat/item";
import { byLevel, fromDrill, sentenceOf } from "./parts.ts";
import { type Family, type Forms, type Usage, cardFamily } from "./usage-model.ts";
import { shapeUsage, shapesOf } from "./verb-shapes.ts";

type Attempt = DrillOf<"attempt">;

/** "with a good stone, even a young otter can" in its parts; nothing unless the subject is singular. */
function clauseOf({ modal }: Attempt) {
  const [, lead = "", subject = "", word = ""] =
    /^(.*, )?((?:even |just |only )?(?:a|an|one|every|each) [^,]+) (can|could)$/.exec(modal) ?? [];
  return subject === "" ? undefined : { lead, subject, word };
}

/** F17, F18: the verbs of what each card tells as an attempt. */
export function attemptFamilies(card: FactCard, level: Difficulty): readonly Family[] {
  return fromDrill(card, "attempt", (attempt) => {
    const clause = clauseOf(attempt);
    // After "to" no infinitive could be offered.
    if (clause === undefined || attempt.preposition.endsWith(" to")) return [];
    const forms = shapesOf(attempt.verb, clause.word === "could" ? "past" : "third");
    const pair = { attempt, forms };
    return cardFamily(card, forms, [
      () => [afterModal(pair, level)],
      () => purposes(pair, level),
      () => [afterPreposition(pair, level)],
      () => [finite(pair, level)],
    ]);
  });
}

interface Pair {
  readonly attempt: Attempt;
  readonly forms: Forms;
}

/** What may stand in front on Hard, true of whatever can be done or was done. */
function leadOf(level: Difficulty): string {
  return level === "Hard" ? "no doubt" : "";
}

function afterModal({ attempt, forms }: Pair, level: Difficulty): Usage {
  const { lead = "", subject = "", word = "" } = clauseOf(attempt) ?? {};
  const clause =
    level === "Easy" || lead === ""
      ? [`${lead}${subject}`, word]
      : [subject, `${word}, ${lead.trim()}`];
  return shapeUsage({
    need: "base",
    asks: word,
    sentence: sentenceOf(leadOf(level), ...clause, BLANK, attempt.rest),
    forms,
    facts: { kind: "verb-shape" },
    archetype: "F18",
  });
}

function purposes({ attempt: { means, rest }, forms }: Pair, level: Difficulty): Usage[] {
  const sentences =
    level === "Easy"
      ? [sentenceOf(means, "in order", BLANK, rest)]
      : [sentenceOf("in order", BLANK, `${rest},`, means)];
  return sentences.map((sentence) =>
    shapeUsage({
      need: "infinitive",
      asks: "in order",
      sentence,
      forms,
      facts: { kind: "verb-shape" },
      archetype: "F17",
    }),
  );
}

/** What someone may be known for above all, and with good reason. */
const RENOWN = /\b(known|admired|famous|praised|respected|valued|prized) for$/;

function afterPreposition({ attempt: { preposition, rest }, forms }: Pair, level: Difficulty) {
  const isRenown = RENOWN.test(preposition);
  const asked = isRenown
    ? preposition.replace(
        / for$/,
        byLevel(level, " for", " above all for", ", and with good reason, for"),
      )
    : preposition;
  const lead = isRenown ? "" : leadOf(level);
  return shapeUsage({
    need: "gerund",
    asks: preposition.split(" ").at(-1) ?? "",
    sentence: sentenceOf(lead, asked, BLANK, rest),
    forms,
    facts: { kind: "verb-shape" },
    archetype: "F18",
  });
}

function finite({ attempt, forms }: Pair, level: Difficulty): Usage {
  const { lead = "", subject = "", word } = clauseOf(attempt) ?? {};
  const isPast = word === "could";
  // Without a time, what could be done once would read like a rule.
  const time = isPast ? "time and again," : byLevel(level, "", "", "as a rule,");
  const clause =
    level === "Easy" || lead === "" ? `${lead}${subject}` : `${subject}, ${lead.trim()}`;
  return shapeUsage({
    need: "finite",
    asks: subject,
    sentence: sentenceOf(time, clause, BLANK, attempt.rest),
    forms,
    facts: { kind: "verb-shape", subject },
    archetype: "F18",
  });
}
