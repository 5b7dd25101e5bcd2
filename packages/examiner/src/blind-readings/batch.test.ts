import { loadModels } from "@sat/engine";
import { OPTION_LETTERS } from "@sat/item";
import fc from "fast-check";
import { expect, test } from "vitest";
import { authoredModel } from "../testing/authored-model.ts";
import { authoredStock } from "./authored-stock.ts";
import { type Place, batchPlaces } from "./batch.ts";
import { canonicalOptions } from "./canonical-order.ts";
import { CONTROL_KINDS } from "./controls/control.ts";
import { doubledControls } from "./controls/doubled-controls.ts";
import { faultyControls } from "./controls/faulty-controls.ts";
import { swappedControls } from "./controls/swapped-controls.ts";
import { optionsPage, textsPage } from "./pages.ts";
import { questionsToRead } from "./questions-to-read.ts";

const stock = authoredStock([authoredModel(60)]);
const idsOf = (count: number) => stock.slice(0, count).map(({ id }) => id);

function placesOf(seed: string, reader = "reader-1", count = 20): Place[] {
  const places = batchPlaces({ seed, reader, questions: idsOf(count) }, stock);
  if (places === undefined) throw new RangeError("the questions are of the stock");
  return places;
}

const questionIn = ({ content }: Place) => ("question" in content ? content.question : undefined);
const controlIn = ({ content }: Place) => ("control" in content ? content.control : undefined);

test("a batch holds each of its questions once, and a control of each kind for every ten", () => {
  fc.assert(
    fc.property(fc.string(), fc.integer({ min: 1, max: 40 }), (seed, count) => {
      const places = placesOf(seed, "reader-1", count);
      const asked = places.flatMap((place) => questionIn(place) ?? []);
      expect(asked.toSorted()).toEqual(idsOf(count).toSorted());
      for (const kind of CONTROL_KINDS) {
        const controls = places.filter((place) => controlIn(place) === kind);
        expect(controls).toHaveLength(Math.ceil(count / 10));
      }
    }),
  );
});

test("the letters of a page lead back to the options in canonical order", () => {
  fc.assert(
    fc.property(fc.string(), (seed) => {
      for (const { sheet, content } of placesOf(seed)) {
        if ("control" in content) continue;
        const shown = OPTION_LETTERS.map((letter) => sheet.options[letter]);
        const canonical = canonicalOptions(sheet.options);
        expect(shown).toEqual(content.order.map((at) => canonical[OPTION_LETTERS.indexOf(at)]));
      }
    }),
  );
});

test("the same seed and reader make the same pages, and another seed or reader others", () => {
  const pages = [placesOf("a"), placesOf("a"), placesOf("b"), placesOf("a", "reader-2")].map(
    textsPage,
  );
  expect(pages[1]).toBe(pages[0]);
  expect(new Set(pages).size).toBe(3);
});

test("the first page shows every stem and option and nothing of the texts", () => {
  const places = placesOf("a");
  const page = optionsPage(places);
  for (const { sheet } of places) {
    for (const letter of OPTION_LETTERS) expect(page).toContain(sheet.options[letter]);
    for (const line of sheet.passage?.split("\n\n") ?? []) expect(page).not.toContain(line);
  }
});

test("a swapped control stands on a text that none of the questions of its batch has", () => {
  const places = placesOf("a");
  const asked = places.filter((place) => questionIn(place) !== undefined);
  const texts = new Set(asked.map(({ sheet }) => sheet.passage));
  for (const place of places.filter((each) => controlIn(each) === "swapped")) {
    expect(texts).not.toContain(place.sheet.passage);
    const own = stock.find(({ options }) =>
      canonicalOptions(options).includes(place.sheet.options.A),
    );
    expect(own?.passage).not.toBe(place.sheet.passage);
  }
});

test("a question about a word is never swapped onto a text that has the word", () => {
  const [about, text] = stock.slice(0, 2).map((item) => ({ ...item, archetype: "W11" }));
  if (about === undefined || text === undefined) throw new RangeError("the stock has two items");
  const asking = { ...about, question: 'As used in the text, what does the word "maker" mean?' };
  expect(text.passage).toContain("maker");
  const swapped = (item: typeof asking) =>
    swappedControls([item, text]).map(({ sheet }) => sheet.question);
  expect(swapped(asking)).toEqual([text.question]);
  expect(swapped({ ...asking, question: "What does it mean?" })).toEqual(["What does it mean?"]);
});

test("a question that is not in the stock any more leaves no batch", () => {
  const terms = { seed: "a", reader: "reader-1", questions: ["0".repeat(20)] };
  expect(batchPlaces(terms, stock)).toBeUndefined();
});

test.each([doubledControls, faultyControls])(
  "the written controls have four options each",
  (...controls) => {
    for (const { sheet } of controls) {
      expect(new Set(canonicalOptions(sheet.options)).size).toBe(4);
      expect(sheet.question).toMatch(/\?$/);
    }
  },
);

test("every topic of the stock can lose texts enough for the largest batch", async () => {
  const authored = authoredStock(await loadModels());
  const poor = [...new Set(authored.map((item) => item.topic))].filter(
    (topic) => swappedControls(authored.filter((item) => item.topic === topic)).length < 4,
  );
  expect(poor).toEqual([]);
});

test("two readers of one commit get the same questions, and those begun come first", () => {
  const wish = { seed: "a", count: 5 };
  const first = questionsToRead(stock, {}, { ...wish, reader: "reader-1" });
  expect(questionsToRead(stock, {}, { ...wish, reader: "reader-2" })).toEqual(first);
  const begun = stock.at(-1);
  const reading = { reader: "reader-1", guess: "A", answer: "A" } as const;
  const ledger = { [begun?.id ?? ""]: [reading] };
  expect(questionsToRead(stock, ledger, { ...wish, reader: "reader-2" })[0]).toBe(begun);
  const again = questionsToRead(stock, ledger, { ...wish, reader: "reader-1", count: 60 });
  expect(again).toHaveLength(59);
  expect(again).not.toContain(begun);
});

test("a question with the readings that are due is handed out no more", () => {
  const ledger = Object.fromEntries(
    stock.map(({ id }) => [
      id,
      ["reader-1", "reader-2"].map((reader) => ({ reader, guess: "A", answer: "A" }) as const),
    ]),
  );
  const wish = { seed: "a", count: 5, reader: "reader-3" };
  expect(questionsToRead(stock, ledger, wish)).toEqual([]);
});
