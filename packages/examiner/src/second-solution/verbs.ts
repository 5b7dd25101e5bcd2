import type { VerbRoom } from "@sat/engine";
import type { ChoiceItem } from "@sat/item";
import { roomFor } from "../provers/language/verb-form.ts";
import type { Demand } from "../provers/language/verb-rooms.ts";
import type { Tense, VerbReading, VerbShape } from "../provers/language/verb-readings.ts";
import type { FactsOf } from "../provers/prover.ts";
import { UnprovenError } from "../solving/unproven.ts";
import { each, quoted, wrongLetters } from "./say.ts";

const SHAPES: Readonly<Record<VerbShape, string>> = {
  finite: "a finite verb",
  ing: "an *-ing* form",
  to: "an infinitive",
  participle: "a participle",
};

const TENSES: Readonly<Record<Tense, string>> = {
  present: "present",
  past: "past",
  perfect: "present perfect",
  "past-perfect": "past perfect",
};

/** Of more tenses than this the words say nothing. */
const MOST_TENSES = 3;

export function verbFormWords({ room }: FactsOf<"verb-form">, item: ChoiceItem): string {
  const { demand, readingsOf } = roomFor(room, item);
  if (demand === undefined) throw new UnprovenError("nothing says which form the blank takes");
  const wrong = each(wrongLetters(item), (letter) =>
    fault(readingsOf(item.options[letter]), demand),
  );
  return `${placeOf(room)} ${needs(demand)}. ${wrong}. Only ${item.correctAnswer} fits.`;
}

function placeOf(room: VerbRoom): string {
  switch (room.kind) {
    case "main": {
      const time = room.time === undefined ? "" : ` and the time ${quoted(room.time)}`;
      const date = room.date === undefined ? "" : ` and ${quoted(room.date)} beside it`;
      return `With the subject ${quoted(room.subject)}${time}${date}, the blank takes`;
    }
    case "relative":
      return `In the clause about ${quoted(room.antecedent)}, the blank takes`;
    case "outcome":
      return `Behind a clause that has its verb, ${quoted(room.finite)}, the blank takes`;
    case "infinitive":
      return `After ${quoted(room.caller)}, which calls for an infinitive, the blank takes`;
    case "preposition":
      return "After a preposition, the blank takes";
  }
}

function needs({ shapes, tenses, number }: Demand): string {
  const shape = shapes.map((one) => SHAPES[one]).join(" or ");
  // Nearly any tense is no demand.
  const isAnyTime = tenses === undefined || tenses.length > MOST_TENSES;
  const tense = isAnyTime ? "" : ` in the ${tenses.map((one) => TENSES[one]).join(" or ")}`;
  const kind = number === undefined ? shape : shape.replace("a finite", `a ${number} finite`);
  return kind + tense;
}

/** Why none of the readings of a form will do. */
function fault(readings: readonly VerbReading[], demand: Demand): readonly [string, string] {
  const shaped = readings.filter(({ shape }) => demand.shapes.includes(shape));
  const [reading] = readings;
  if (shaped.length === 0) {
    if (reading === undefined) return ["has no reading here", "have no reading here"];
    const shape = SHAPES[reading.shape];
    return [`is ${shape}`, `are each ${shape}`];
  }
  const { number, tenses } = demand;
  const ofNumber = shaped.filter((one) => !one.number || !number || one.number === number);
  const other = shaped[0]?.number;
  if (ofNumber.length === 0 && other !== undefined) return [`is ${other}`, `are ${other}`];
  const tense = ofNumber.find((one) => one.tense && !tenses?.includes(one.tense))?.tense;
  const words = tense === undefined ? "of another form" : `in the ${TENSES[tense]}`;
  return [`is ${words}`, `are ${words}`];
}
