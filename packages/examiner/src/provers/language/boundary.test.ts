import type { BoundaryFacts, Stretch } from "@sat/engine";
import type { ShownChoice } from "@sat/item";
import { expect, test } from "vitest";
import { proveBoundary } from "./boundary.ts";

function item(text: string, ...[A = "", B = "", C = "", D = ""]: string[]): ShownChoice {
  return {
    section: "Writing",
    difficulty: "Easy",
    topic: "punctuation-mechanics",
    question: `${text}\n\nWhich choice completes the text?`,
    options: { A, B, C, D },
    // The provers never look at the key.
    correctAnswer: "A",
    explanation: "",
    rationales: {
      A: { mistake: null, reason: "" },
      B: { mistake: null, reason: "" },
      C: { mistake: null, reason: "" },
      D: { mistake: null, reason: "" },
    },
    hint: "",
    tip: "",
  };
}

function facts(before: Stretch, after: Stretch): BoundaryFacts {
  return { kind: "boundary", before, after };
}

const GAS: Stretch = { text: "the gas expands", role: "clause", verb: "expands" };
const DOUGH: Stretch = { text: "the dough rises", role: "clause", verb: "rises" };

test("a semicolon joins two clauses, for which a comma or a bare conjunction is not enough", () => {
  const shown = item(
    "The gas ______ the dough rises.",
    "expands",
    "expands,",
    "expands;",
    "expands and",
  );
  expect(proveBoundary(facts(GAS, DOUGH), shown)).toEqual(["C"]);
});

test("a period and a semicolon between the same clauses are both right", () => {
  const shown = item(
    "The gas ______ dough rises.",
    "expands; the",
    "expands. The",
    "expands, the",
    "expands the",
  );
  expect(proveBoundary(facts(GAS, DOUGH), shown)).toEqual(["A", "B"]);
});

test("a period before a small letter is not a new sentence", () => {
  const shown = item("The gas ______ dough rises.", "expands. the", "expands the", "x", "y");
  expect(proveBoundary(facts(GAS, DOUGH), shown)).toEqual([]);
});

test("a clause that leans on another is not believed to be a full one", () => {
  const shown = item("Because the gas ______ the dough rises.", "expands;", "expands,", "x", "y");
  const claimed = { ...GAS, text: "because the gas expands" };
  expect(proveBoundary(facts(claimed, DOUGH), shown)).toEqual([]);
  expect(proveBoundary(facts({ ...claimed, role: "dependent-clause" }, DOUGH), shown)).toEqual([
    "B",
  ]);
});

test("a second verb that could be a command may follow a period as well", () => {
  const bakers: Stretch = { text: "the bakers wet the dough", role: "clause", verb: "wet" };
  const proven = (verb: string) => {
    const second: Stretch = { text: `${verb} it twice`, role: "second-predicate", verb };
    const options = ["dough. ", "dough and ", "dough ", "dough, "].map((start, at) =>
      at === 0 ? start + verb.charAt(0).toUpperCase() + verb.slice(1) : start + verb,
    );
    return proveBoundary(
      facts(bakers, second),
      item("The bakers wet the ______ it twice.", ...options),
    );
  };
  expect(proven("fold")).toEqual(["A", "B"]);
  expect(proven("folded")).toEqual(["B"]);
});

test("a dash may turn a sentence as well as a semicolon", () => {
  const after: Stretch = {
    text: "however, the dough rises",
    role: "turning-clause",
    verb: "rises",
  };
  const shown = item(
    "The gas ______ the dough rises.",
    "expands; however,",
    "expands—however,",
    "expands, however,",
    "expands however,",
  );
  expect(proveBoundary(facts(GAS, after), shown)).toEqual(["A", "B"]);
});

test("an interruption is closed by the mark that opened it, a comma of the front apart", () => {
  const shown = item(
    "In May, the oven—a dome of ______ cold.",
    "clay—was",
    "clay, was",
    "clay) was",
    "clay was",
  );
  const before: Stretch = {
    text: "in May, the oven—a dome of clay",
    role: "opened-inset",
    front: "in May",
  };
  const after: Stretch = { text: "was cold", role: "predicate", verb: "was" };
  expect(proveBoundary(facts(before, after), shown)).toEqual(["A"]);
});

test("semicolons part things that hold commas", () => {
  const before: Stretch = { text: "bakers came from Ur, a port", role: "glossed-item" };
  const after: Stretch = { text: "Uruk, a city", role: "next-glossed-item" };
  const shown = item(
    "Bakers came from Ur, a ______ Uruk, a city; and Eridu, a shrine.",
    "port,",
    "port;",
    "port:",
    "port",
  );
  expect(proveBoundary(facts(before, after), shown)).toEqual(["B"]);
});

test("a phrase that comments on its clause needs its comma", () => {
  const before: Stretch = { text: "the gas fills the oven", role: "clause", verb: "fills" };
  const after: Stretch = { text: "raising the dough", role: "outcome" };
  const shown = item("The gas fills the ______ raising the dough.", "oven,", "oven", "oven;", "x");
  expect(proveBoundary(facts(before, after), shown)).toEqual(["A"]);
});

test("a colon may bring an outcome as well as a semicolon, but no contrast", () => {
  const shown = item(
    "The gas ______ as a result, the dough rises.",
    "expands;",
    "expands:",
    "expands,",
    "expands",
  );
  const outcome: Stretch = {
    text: "as a result, the dough rises",
    role: "turning-clause",
    verb: "rises",
  };
  expect(proveBoundary(facts(GAS, outcome), shown)).toEqual(["A", "B"]);
  const contrast = { ...outcome, text: "however, the dough rises" };
  const turned = { ...shown, question: shown.question.replace("as a result", "however") };
  expect(proveBoundary(facts(GAS, contrast), turned)).toEqual(["A"]);
});

test("a short phrase in front may go without its comma, a long one may not", () => {
  const clause = { text: "the keeper lit the lamp", role: "clause", verb: "lit" } as const;
  const short = { text: "on the first evening of winter", role: "front" } as const;
  const long = { text: "on the first evening of a long winter at sea", role: "front" } as const;
  const of = (front: string) =>
    item(
      `${front.slice(0, front.lastIndexOf(" "))} ______ keeper lit the lamp.`,
      ...["", ",", ";", ":"].map((mark) => `${front.slice(front.lastIndexOf(" ") + 1)}${mark} the`),
    );
  expect(proveBoundary(facts(short, clause), of(short.text))).toEqual(["A", "B"]);
  expect(proveBoundary(facts(long, clause), of(long.text))).toEqual(["B"]);
});

test("a list of phrases may follow its clause behind a comma, a list of nouns may not", () => {
  const before: Stretch = { text: "the oven has three uses", role: "clause", verb: "has" };
  const shown = (list: string) =>
    item(`The oven has three ______ ${list}.`, "uses,", "uses:", "uses;", "uses");
  const phrases: Stretch = { text: "as a stove, as a bed, and as a store", role: "list" };
  expect(proveBoundary(facts(before, phrases), shown(phrases.text))).toEqual(["A", "B"]);
  const nouns: Stretch = { text: "heat, light, and smoke", role: "list" };
  expect(proveBoundary(facts(before, nouns), shown(nouns.text))).toEqual(["B"]);
});

test("a name behind its role may be added where the sentence ends", () => {
  const before: Stretch = { text: "the baker", role: "title" };
  const after: Stretch = { text: "Ada Morel", role: "name" };
  const shown = (tail: string) =>
    item(`It was built by the ______ Ada Morel${tail}`, "baker,", "baker", "baker;", "baker:");
  expect(proveBoundary(facts(before, after), shown("."))).toEqual(["A", "B", "D"]);
  expect(proveBoundary(facts(before, after), shown(" in May."))).toEqual(["B"]);
});

test("a conjunction may join a comment to an -ing form inside its clause", () => {
  const before: Stretch = {
    text: "the gas fills the oven by expanding",
    role: "clause",
    verb: "fills",
  };
  const after: Stretch = { text: "raising the dough", role: "outcome" };
  const shown = item(
    "The gas fills the oven by ______ raising the dough.",
    "expanding,",
    "expanding and",
    "expanding;",
    "expanding:",
  );
  expect(proveBoundary(facts(before, after), shown)).toEqual(["A", "B"]);
});
