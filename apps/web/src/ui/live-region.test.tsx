import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { announce } from "../lib/announce.ts";
import { LiveRegion } from "./live-region.tsx";

afterEach(cleanup);

it("says what is announced, and the same text again as a new element", () => {
  render(<LiveRegion />);
  act(() => announce("15 seconds left"));
  const first = screen.getByText("15 seconds left");
  expect(first.parentElement?.getAttribute("aria-live")).toBe("polite");
  act(() => announce("15 seconds left"));
  expect(screen.getByText("15 seconds left")).not.toBe(first);
});
