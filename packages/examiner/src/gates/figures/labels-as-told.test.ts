import type { GeometryFigure, Point } from "@sat/item";
import { expect, test } from "vitest";
import { labelFaults, numberFaults } from "./labels-as-told.ts";

type Labels = Readonly<Record<string, string>>;

/** Points with the names of words that stand before labels, so that these could be taken for names. */
const PLACES: Readonly<Record<string, Point>> = {
  A: [0, 0],
  B: [8, 0],
  C: [3, 4],
  F: [3, 0],
  D: [11, 4],
  I: [20, 0],
  N: [21, 5],
  S: [24, 1],
};

/** Parts by their points, each with its label or "". */
function drawn(alt: string, lines: Labels, corners: Labels = {}, arcs?: Labels): GeometryFigure {
  const labeled = (label: string) => (label === "" ? {} : { label });
  return {
    kind: "geometry",
    alt,
    points: Object.entries(PLACES).map(([name, at]) => ({ name, at })),
    segments: Object.entries(lines).map(([name, label]) => ({
      from: name.charAt(0),
      to: name.charAt(1),
      ...labeled(label),
    })),
    angles: Object.entries(corners).map(([name, label]) => ({
      from: name.charAt(0),
      at: name.charAt(1),
      to: name.charAt(2),
      ...labeled(label),
    })),
    circles: [],
    ...(arcs && {
      arcs: Object.entries(arcs).map(([name, label]) => ({
        center: name.charAt(0),
        from: name.charAt(1),
        to: name.charAt(2),
        label,
      })),
    }),
    toScale: false,
  };
}

test.each<[what: string, figure: GeometryFigure, complaints: readonly string[]]>([
  ["the same numbers", drawn("AB 5, CB $2x + 3$.", { AB: "$5$", CB: "$2x + 3$" }), []],
  ["a number of the question", drawn("AB 5, area 12.", { AB: "$5$" }), []],
  ["a number told more often than drawn", drawn("AB 5, again 5.", { AB: "$5$" }), []],
  [
    "a label of a segment untold",
    drawn("AB.", { AB: "$5$" }),
    ["the text alternative does not tell the label 5"],
  ],
  [
    "a label of an angle untold",
    drawn("AB.", { AB: "" }, { ABC: "$40^\\circ$" }),
    ["the text alternative does not tell the label 40"],
  ],
  [
    "a label of an arc untold",
    drawn("AB.", { AB: "" }, {}, { FAB: "$60^\\circ$" }),
    ["the text alternative does not tell the label 60"],
  ],
  [
    "a number that is not drawn",
    drawn("AB 5, CB 7.", { AB: "$5$", CB: "" }),
    ["the text alternative tells 7, which no label says"],
  ],
  [
    "one of two like labels untold among other numbers",
    drawn("AB 5, areas 12 and 12.", { AB: "$5$", CB: "$5$" }),
    ["the text alternative does not tell each label 5"],
  ],
  [
    "one of two like labels untold",
    drawn("AB 5.", { AB: "$5$", CB: "$5$", CA: "$6$" }, { ABC: "6" }),
    [
      "the text alternative does not tell the label 6",
      "the text alternative does not tell the label 6",
      "the text alternative does not tell each label 5",
    ],
  ],
])("of %s the complaints are these", (_, figure, complaints) => {
  expect(numberFaults(figure, "The area is 12.")).toEqual(complaints);
});

const LINES = { AB: "$12$", AC: "$9$", BC: "" };
const CORNERS = { BAC: "$40^\\circ$", ABC: "$x^\\circ$", BCA: "", FCB: "$30^\\circ$" };

test.each([
  "Side AB is labeled 12.",
  "Triangle with side BA labeled 12 and side AC labeled 9.",
  "Side AB is labeled 12, in feet.",
  "Angle BAC is labeled 40°.",
  "Angle CAB is labeled 40°.",
  "Angle A is labeled 40° and angle b is labeled x°.",
  "Angle FCB is labeled 30°.",
  "Angle FCA is labeled 30°.",
  "Leg labeled 5.",
  "It is labeled 5.",
  "The circle is labeled 5.",
  "It is drawn and labeled 5.",
  "Side XY is labeled 5.",
  "The angle between that part and segment BC is labeled 126°.",
])("%s: each label that is named stands there", (alt) => {
  expect(labelFaults(drawn(alt, LINES, CORNERS))).toEqual([]);
});

test.each([
  ["Side AB is labeled 9.", "AB is said to be labeled 9 and is drawn with 12"],
  ["Side BA labeled 9.", "BA is said to be labeled 9 and is drawn with 12"],
  ["Side BC is labeled 9.", "BC is said to be labeled 9 and is drawn with no label"],
  ["Side FB is labeled 9.", "FB is said to be labeled 9 and is drawn with no label"],
  ["Angle A is labeled x°.", "A is said to be labeled x ° and is drawn with 40 °"],
  ["Angle CBA is labeled 40°.", "CBA is said to be labeled 40 ° and is drawn with x °"],
  ["Angle BCA is labeled 30°.", "BCA is said to be labeled 30 ° and is drawn with no label"],
  ["Angle C is labeled 40°.", "C is said to be labeled 40 ° and is drawn with 30 °"],
  ["Angle FCA is labeled 40°.", "FCA is said to be labeled 40 ° and is drawn with 30 °"],
  ["Angle F is labeled 40°.", "F is said to be labeled 40 ° and is drawn with no label"],
])("%s: a label that stands elsewhere is seen", (alt, complaint) => {
  expect(labelFaults(drawn(alt, LINES, CORNERS))).toEqual([complaint]);
});

test("an angle in radians is labeled without the word", () => {
  const alt = "Angle BAC is labeled 5π/12 radians.";
  expect(labelFaults(drawn(alt, {}, { BAC: "$\\frac{5\\pi}{12}$" }))).toEqual([]);
  expect(labelFaults(drawn(alt, {}, { BAC: "$\\frac{7\\pi}{12}$" }))).toEqual([
    "BAC is said to be labeled 5 π / 12 and is drawn with 7 π / 12",
  ]);
});

test("a segment may be labeled twice, and one of its labels told", () => {
  const figure = drawn("Side AB is labeled 12.", { AB: "$12$", BA: "$9$" });
  expect(labelFaults(figure)).toEqual([]);
  expect(labelFaults({ ...figure, alt: "Side AB is labeled 8." })).toEqual([
    "AB is said to be labeled 8 and is drawn with 12,9",
  ]);
});

test.each([
  ["from the corner to the side", "CF"],
  ["from the side to the corner", "FC"],
])("the label of a height that is drawn %s is told", (_, line) => {
  const alt = "The height from $C$, perpendicular to $AB$, is labeled $2x + 1$, in feet.";
  expect(labelFaults(drawn(alt, { [line]: "$2x + 1$", CA: "$9$", CB: "" }))).toEqual([]);
  expect(labelFaults(drawn(alt, { [line]: "$9$", CA: "$2x + 1$" }))).toEqual([
    "the height from C is said to be labeled 2 x + 1 and is drawn with 9",
  ]);
  expect(labelFaults(drawn(alt, { CA: "$2x + 1$" }))).toEqual([
    "the height from C is said to be labeled 2 x + 1 and is drawn with no label",
  ]);
});
