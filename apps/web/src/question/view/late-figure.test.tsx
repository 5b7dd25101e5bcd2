import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import "../../test/standards-mode.ts";
import { SAMPLE_FIGURES } from "../figures/sample-figures.ts";
import { LateFigure } from "./late-figure.tsx";
import { spokenText } from "../prose/speech.ts";

afterEach(cleanup);

describe("a figure that is drawn late", () => {
  it("is described until it is drawn", async () => {
    const figure = SAMPLE_FIGURES.scatterplot;
    render(<LateFigure figure={figure} />);
    expect(screen.getByText(spokenText(figure.alt))).toBeTruthy();
    expect(await screen.findByRole("figure")).toBeTruthy();
  });
});
