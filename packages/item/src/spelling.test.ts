import { expect, test } from "vitest";
import { britishSpellings } from "./spelling.ts";

test.each([
  ["Colours and colourful harbours", ["Colours", "colourful", "harbours"]],
  ["the theatre and two metres", ["theatre", "metres"]],
  ["to analyse, analysed, catalysing", ["analyse", "analysed", "catalysing"]],
  ["They realise organisations, recognising", ["realise", "organisations", "recognising"]],
  ["travelled, a traveller, modelling", ["travelled", "traveller", "modelling"]],
  ["a programme, programmes, practises, kerbs", ["programme", "programmes", "practises", "kerbs"]],
  ["a tyre, mouldy, sceptical artefacts", ["tyre", "mouldy", "sceptical", "artefacts"]],
  ["skilful manoeuvres with sulphurous", ["skilful", "manoeuvres", "sulphurous"]],
  ["a greyish wall", ["greyish"]],
])("British spellings are found, whole and in order: %s", (text, found) => {
  expect(britishSpellings(text)).toEqual(found);
});

test("American spellings, names and words that only resemble them are none", () => {
  const text =
    "Color, center, analyze, realize, traveled, program; Earl Grey; four hours; a promise.";
  expect(britishSpellings(text)).toEqual([]);
});
