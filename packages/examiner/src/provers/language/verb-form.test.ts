import type { VerbRoom } from "@sat/engine";
import { expect, test } from "vitest";
import { writingItem } from "./testing/writing-item.ts";
import { proveVerbForm } from "./verb-form.ts";

/** The letters proven for a sentence with the given options. */
function proven(text: string, room: VerbRoom, options: readonly string[]): readonly string[] {
  return proveVerbForm({ kind: "verb-form", room }, writingItem(text, ...options));
}

const BE = ["is kept", "are kept", "was kept", "were kept"];
const HOLD = ["holds", "hold", "holding", "to hold"];
const PERFECT = ["has grown", "have grown", "had grown", "growing"];

test("a verb agrees with the head and takes the tense of the time", () => {
  const room = { kind: "main", subject: "the cords", time: "today" } as const;
  expect(proven("Today, the cords of a khipu ______ in museums.", room, BE)).toEqual(["B"]);
});

test("a subject that is not the first noun of the sentence is not believed", () => {
  const room = { kind: "main", subject: "a khipu", time: "today" } as const;
  expect(proven("Today, the cords of a khipu ______ in museums.", room, BE)).toEqual([]);
});

test("without a time the tense is open, so that two forms are right", () => {
  const room = { kind: "main", subject: "the cords" } as const;
  expect(proven("The cords of a khipu ______ in museums.", room, BE)).toEqual(["B", "D"]);
});

test("after today a present perfect could stand as well", () => {
  const room = { kind: "main", subject: "the cords", time: "today" } as const;
  const options = ["keep", "have kept", "had kept", "keeping"];
  expect(proven("Today, the cords ______ their colors.", room, options)).toEqual(["A", "B"]);
});

test("by a date a past perfect stands, and a simple past could", () => {
  const room = { kind: "main", subject: "the range", time: "by 1911" } as const;
  expect(proven("By 1911, the range ______ small.", room, PERFECT)).toEqual(["C"]);
  const options = ["grew", "has grown", "had grown", "grow"];
  expect(proven("By 1911, the range ______ small.", room, options)).toEqual(["A", "C"]);
});

test("since a date only a present perfect of the right number stands", () => {
  const room = { kind: "main", subject: "the number of otters", time: "since 1990" } as const;
  expect(proven("Since 1990, the number of otters ______ fast.", room, PERFECT)).toEqual(["A"]);
  const some = { kind: "main", subject: "a number of otters", time: "since 1990" } as const;
  expect(proven("Since 1990, a number of otters ______ fat.", some, PERFECT)).toEqual(["B"]);
});

test("an -ing phrase is one thing, things with an -ing word are many", () => {
  const doing = { kind: "main", subject: "drying the leaves" } as const;
  expect(proven("Drying the leaves ______ the taste.", doing, HOLD)).toEqual(["A"]);
  const things = { kind: "main", subject: "floating needles" } as const;
  expect(proven("Floating needles ______ their course.", things, HOLD)).toEqual(["B"]);
});

test("before an agent a bare participle carries no sentence", () => {
  const options = ["were sold", "sold", "selling", "to sell"];
  const main = { kind: "main", subject: "the pelts" } as const;
  expect(proven("The pelts ______ by traders.", main, options)).toEqual(["A"]);
});

test("after a clause and a comma an infinitive could stand beside an -ing form", () => {
  const room = { kind: "outcome", finite: "traps" } as const;
  expect(proven("The fur traps air, ______ the cold out.", room, HOLD)).toEqual(["C", "D"]);
});

test("a date behind the verb fixes its tense, unless another clause comes between", () => {
  const room = { kind: "main", subject: "the survey", date: "in 1871" } as const;
  const options = ["appears", "appeared", "has appeared", "appearing"];
  expect(proven("The survey ______ in print in 1871.", room, options)).toEqual(["B"]);
  const far = "The survey ______ maps that a clerk drew in 1871.";
  expect(proven(far, room, options)).toEqual([]);
});

test("behind a word that calls for an infinitive, only the infinitive stands", () => {
  const room = { kind: "infinitive", caller: "able" } as const;
  expect(proven("The keepers were able ______ the lamp.", room, HOLD)).toEqual(["D"]);
  expect(proven("The keepers were near ______ the lamp.", room, HOLD)).toEqual([]);
});

test("a verb behind that agrees with the noun beside it, and with none where two could be meant", () => {
  const room = { kind: "relative", antecedent: "the lamps", pronoun: "that" } as const;
  expect(proven("Keepers tend the lamps that ______ the channel.", room, HOLD)).toEqual(["B"]);
  const two = "They saw the keeper of the lamps that ______ the channel.";
  expect(proven(two, room, HOLD)).toEqual([]);
});

test("before a bare noun a participle may be an adjective", () => {
  const options = ["transported", "transporting", "transports", "to transport"];
  const room = { kind: "preposition" } as const;
  expect(proven("It lowered the cost of ______ stone.", room, options)).toEqual(["A", "B"]);
  expect(proven("It lowered the cost of ______ the stone.", room, options)).toEqual(["B"]);
});

test("initials end no sentence, and a quotation does not hide where one ends", () => {
  const room = { kind: "main", subject: "C. V. Raman", date: "in 1928" } as const;
  const options = ["report", "reported", "reporting", "to report"];
  const text = 'C. V. Raman ______ a "new radiation" in 1928. He called it "a change."';
  expect(proven(text, room, options)).toEqual(["B"]);
});
