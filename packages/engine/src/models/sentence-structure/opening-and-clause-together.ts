import { BLANK } from "@sat/item";
import { modifierModel } from "../../craft/modifiers/modifier-model.ts";

/** F28: four whole sentences; in three of them the opening phrase stands beside a noun of another wording. */
export const openingAndClauseTogether = modifierModel({
  id: "opening-and-clause-together",
  version: 7,
  archetype: "F28",
  level: "Hard",
  sentence: () => BLANK,
  option: (wordings, turn, key) => {
    const { opening } = wordings[turn];
    const { subject, predicate } = turn === key ? wordings[turn] : wordings[nextBut(turn, key)];
    return { text: `${opening}, ${subject} ${predicate}.`, phrase: opening, noun: subject };
  },
  opening: "An opening phrase must describe the noun that comes right after it.",
  hint: "Take the sentences one by one, and read only as far as the first noun after the comma.",
  tip: "A sentence may be clear in meaning and still have its opening phrase beside the wrong noun.",
});

type Turn = 0 | 1 | 2 | 3;

/** The turn after this one, the key left out, so that the three others exchange their clauses in a ring. */
function nextBut(turn: Turn, key: Turn): Turn {
  const next = ((turn + 1) % 4) as Turn; // the rest of a division by 4
  return next === key ? (((turn + 2) % 4) as Turn) : next; // as above
}
