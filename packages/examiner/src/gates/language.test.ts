import { generate } from "@sat/engine";
import { expect, test } from "vitest";
import { soundMath } from "../testing/sound-models.ts";
import { articles } from "./articles.ts";
import { doubledWords } from "./doubled-words.ts";
import type { Gate } from "./gate.ts";
import { letterFree } from "./letter-free.ts";
import { printing } from "./printing.ts";
import { spelling } from "./spelling.ts";

const specimen = generate(soundMath, "Easy", 0);

function complaints(gate: Gate, tip: string): readonly string[] {
  return gate.check({ ...specimen, item: { ...specimen.item, tip } }, soundMath);
}

test.each([
  {
    gate: articles,
    tip: "An hour, a unit, a European, an $8$-foot wall, an MRI, a one-way road, an 18-year-old.",
  },
  {
    gate: articles,
    tip: "Point A is on it; vitamin A is not. A use, an umbrella, a usual one, an unimportant one.",
  },
  { gate: doubledWords, tip: "He had had time, and she knew that that was so." },
  { gate: letterFree, tip: "Angle A is larger than angle B, and $A = \\pi r^2$." },
  {
    gate: printing,
    tip: "It is undefined at $x = 0$ … or so it seems, at 10:30 a.m. or $.5$, she said.",
  },
  { gate: printing, tip: "$10x - 0.5$, $x^{10}$, $\\frac{2 - 5}{1}$, $\\sqrt{10}$, and $1{,}000$" },
  {
    gate: spelling,
    tip: "Two analyses of the center, by a traveler in a gray coat; Earl Grey; an exercise to advise.",
  },
])("$gate.id lets pass $tip", ({ gate, tip }) => {
  expect(complaints(gate, tip)).toEqual([]);
});

test.each([
  { gate: articles, tip: "a apple" },
  { gate: articles, tip: "An unit" },
  { gate: articles, tip: "a 11-foot pole" },
  { gate: articles, tip: "a $8$-foot wall" },
  { gate: doubledWords, tip: "The the end" },
  { gate: letterFree, tip: "Choice B fails." },
  { gate: letterFree, tip: "Here A is correct." },
  { gate: printing, tip: "$x + -3$" },
  { gate: printing, tip: "$x - -3$" },
  { gate: printing, tip: "$1x$" },
  { gate: printing, tip: "$0x$" },
  { gate: printing, tip: "$x^{1}$" },
  { gate: printing, tip: "$x + 0$" },
  { gate: printing, tip: "$\\frac{x}{1}$" },
  { gate: printing, tip: "$2\\frac{1}{2}$" },
  { gate: printing, tip: "$\\frac{-3}{4}$" },
  { gate: printing, tip: "$$ is empty" },
  { gate: printing, tip: "a mark , alone" },
  { gate: printing, tip: "two marks.." },
  { gate: printing, tip: "undefined" },
  { gate: printing, tip: "0.30000000000000004" },
  { gate: printing, tip: "a dash -- so" },
  { gate: spelling, tip: "The colour of the sea" },
  { gate: spelling, tip: "They organised it" },
])("$gate.id catches $tip", ({ gate, tip }) => {
  expect(complaints(gate, tip)).toHaveLength(1);
});
