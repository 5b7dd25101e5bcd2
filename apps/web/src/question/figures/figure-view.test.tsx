import { type Figure, type FigureKind, SOLIDS } from "@sat/item";
import { cleanup, render, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { spokenText } from "../prose/speech.ts";
import "../../test/standards-mode.ts";
import { FigureView } from "./figure-view.tsx";
import { SAMPLE_FIGURES } from "./sample-figures.ts";

afterEach(cleanup);

const LABELS: Readonly<Record<FigureKind, readonly string[]>> = {
  plane: ["ℓ", "y = f(x)", "(−2, 4)", "P", "O", "x", "y", "−6", "6"],
  geometry: ["A", "B", "C", "D", "5√3", "x + 4", "h", "35°", "y°"],
  solid: ["8\u00A0in.", "5\u00A0in.", "x\u00A0in."],
  table: ["Grade", "Does not play", "45"],
  "bar-chart": ["Visitors (thousands)", "Place", "Museum", "Public", "library", "20"],
  "line-graph": ["Weeks since planting", "Height (centimeters)", "16", "6"],
  scatterplot: ["Hours of practice", "Score", "20", "10"],
  "dot-plot": ["Pets per household", "3", "4"],
  histogram: ["Height (meters)", "Number of trees", "15", "10"],
  "box-plot": ["Class A", "Class B", "Score", "50", "100"],
  "number-line": ["k", "−6", "0", "6"],
};

describe.each(Object.values(SAMPLE_FIGURES))("a $kind", (figure) => {
  it("carries its text alternative, for screen readers and on request", () => {
    render(<FigureView figure={figure} />);
    const spoken = spokenText(figure.alt);
    if (figure.kind !== "table")
      expect(screen.getByRole("img").getAttribute("aria-label")).toBe(spoken);
    const called = figure.kind === "table" ? "table" : "figure";
    expect(screen.getByText(`Describe the ${called}`).closest("details")?.open).toBe(false);
  });

  it("shows its labels", () => {
    const { container } = render(<FigureView figure={figure} />);
    const texts = [...container.querySelectorAll("text, th, td")].map((each) => each.textContent);
    for (const label of LABELS[figure.kind]) expect(texts).toContain(label);
  });
});

describe("a figure", () => {
  it("shows its title and the names of its series", () => {
    render(<FigureView figure={SAMPLE_FIGURES["bar-chart"]} />);
    expect(screen.getByText("Visitors to Three Places")).toBeDefined();
    expect(screen.getAllByRole("listitem").map((item) => item.textContent)).toEqual([
      "2022",
      "2023",
    ]);
  });

  it("says when it is not drawn to scale, and only then", () => {
    const geometry = SAMPLE_FIGURES.geometry;
    const { rerender } = render(<FigureView figure={geometry} />);
    expect(screen.getByText("Note: Figure not drawn to scale.")).toBeDefined();
    rerender(<FigureView figure={{ ...geometry, toScale: true }} />);
    expect(screen.queryByText("Note: Figure not drawn to scale.")).toBeNull();
  });

  it("says that a solid of one shape for all sizes is not drawn to scale where two sizes are told", () => {
    const cylinder = {
      kind: "solid",
      alt: "A tall cylinder.",
      solid: "cylinder",
      labels: { diameter: "$3$", height: "$32$" },
    } as const;
    const { rerender } = render(<FigureView figure={cylinder} />);
    expect(screen.getByText("Note: Figure not drawn to scale.")).toBeDefined();
    rerender(<FigureView figure={{ ...cylinder, labels: { height: "$32$" } }} />);
    expect(screen.queryByText("Note: Figure not drawn to scale.")).toBeNull();
  });

  it.each([6, 7, 8, 9, 10])("has the label under names of two words of %i letters", (length) => {
    const categories = ["a", "b", "c"].map((name) => `${name.repeat(length)} market`);
    const figure = { ...SAMPLE_FIGURES["bar-chart"], categories };
    const { container } = render(<FigureView figure={figure} />);
    const last = (text: string) =>
      [...container.querySelectorAll("text")].findLast((label) => label.textContent === text);
    const [line, label] = [last("market"), last("Place")];
    const fromLine = Number(label?.getAttribute("y")) - Number(line?.getAttribute("y"));
    expect(fromLine).toBeGreaterThan(Number(label?.getAttribute("font-size")));
  });

  it("parts thousands, but not in years", () => {
    const texts = (figure: Figure) => {
      const { container } = render(<FigureView figure={figure} />);
      return [...container.querySelectorAll("text")].map((each) => each.textContent);
    };
    const graph: Figure = {
      ...SAMPLE_FIGURES["line-graph"],
      x: { min: 1990, max: 2010, step: 10 },
      y: { min: 0, max: 8_000, step: 2_000 },
      series: [
        {
          name: "Town",
          points: [
            [1990, 4_000],
            [2010, 7_000],
          ],
        },
      ],
    };
    expect(texts(graph)).toEqual(expect.arrayContaining(["1990", "2010", "2,000", "8,000"]));
  });

  it.each(SOLIDS)("dashes the hidden edges of a %s", (solid) => {
    const figure = { kind: "solid", alt: "A solid.", solid, labels: { height: "$h$" } } as const;
    const { container } = render(<FigureView figure={figure} />);
    expect(container.querySelector("path[class*=dashed]")?.getAttribute("d")).not.toBe("");
  });

  it("shades a ring, a sector and a polygon, and labels an arc", () => {
    const figure: Figure = {
      kind: "geometry",
      alt: "A ring between two circles, a sector and a triangle.",
      points: [
        { name: "O", at: [0, 0] },
        { name: "A", at: [5, 0] },
        { name: "B", at: [0, 5] },
      ],
      segments: [],
      angles: [],
      circles: [{ center: "O", radius: 5 }],
      arcs: [{ center: "O", from: "A", to: "B", label: "$s$" }],
      shaded: [
        { center: "O", radius: 5 },
        { center: "O", from: "A", to: "B" },
      ],
      blank: [{ center: "O", radius: 2 }, ["O", "A", "B"]],
      toScale: true,
    };
    const { container } = render(<FigureView figure={figure} />);
    const areas = (name: string) =>
      [...container.querySelectorAll(`path[class*=${name}]`)].map(
        (path) => path.getAttribute("d")?.match(/[ML]/g)?.length,
      );
    expect(areas("shade")).toEqual([97, 26]);
    expect(areas("ground")).toEqual([97, 3]);
    expect([...container.querySelectorAll("text")].map((each) => each.textContent)).toContain("s");
  });
});

describe("a table", () => {
  it("is a real table with headers of rows and columns", () => {
    render(<FigureView figure={SAMPLE_FIGURES.table} />);
    const table = within(screen.getByRole("table", { name: "Instruments by Grade" }));
    expect(table.getAllByRole("columnheader")).toHaveLength(4);
    expect(table.getAllByRole("rowheader").map((cell) => cell.textContent)).toEqual(["9", "10"]);
    expect(table.getAllByRole("cell")).toHaveLength(6);
  });

  it("has no header without words where the corner is empty", () => {
    const columns = ["", "Violin", "Cello", "None"];
    render(<FigureView figure={{ ...SAMPLE_FIGURES.table, columns }} />);
    const headers = screen.getAllByRole("columnheader").map((cell) => cell.textContent);
    expect(headers).toEqual(["Violin", "Cello", "None"]);
  });

  it("prints a minus where a number begins with a hyphen, and leaves other hyphens", () => {
    const rows = [["Twenty-one", "-7"]];
    render(<FigureView figure={{ ...SAMPLE_FIGURES.table, columns: ["Name", "x"], rows }} />);
    expect(screen.getByRole("rowheader").textContent).toBe("Twenty-one");
    expect(screen.getByRole("cell", { name: "negative 7" }).textContent).toContain("−7");
  });
});
