import { cleanup, render, screen } from "@testing-library/react";
import { type ReactNode, StrictMode } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { BarSlot, BarSlotProvider, useTopBar } from "./bar-slot.tsx";

afterEach(cleanup);

function Bar() {
  const { look, row, under } = useTopBar();
  return (
    <header data-look={look}>
      <div ref={row} data-testid="row" />
      <div ref={under} data-testid="under" />
    </header>
  );
}

function site(page: ReactNode) {
  return (
    <StrictMode>
      <BarSlotProvider>
        <Bar />
        <main>{page}</main>
      </BarSlotProvider>
    </StrictMode>
  );
}

const look = () => screen.getByRole("banner").dataset.look;
const row = () => screen.getByTestId("row").textContent;
const under = () => screen.getByTestId("under").textContent;

it("leaves the bar whole for a page that puts nothing into it", () => {
  render(site("Settings"));
  expect([look(), row(), under()]).toEqual(["whole", "", ""]);
});

it("gives the bar to a page that comes with it, and takes it back when the page goes", () => {
  const page = render(site(<BarSlot>Question 3</BarSlot>));
  expect([look(), row(), under()]).toEqual(["frame", "Question 3", ""]);
  expect(screen.getByRole("main").textContent).toBe("");
  page.rerender(site("Settings"));
  expect([look(), row(), under()]).toEqual(["whole", "", ""]);
});

it("has two rows for as long as there is a second", () => {
  const page = render(site(<BarSlot under="Score: 1/2">Exit</BarSlot>));
  expect([look(), row(), under()]).toEqual(["two-rows", "Exit", "Score: 1/2"]);
  page.rerender(site(<BarSlot>Exit</BarSlot>));
  expect([look(), row(), under()]).toEqual(["frame", "Exit", ""]);
});

it("is the next page's without being the site's in between", () => {
  const page = render(site(<BarSlot key="quiz">Quiz</BarSlot>));
  const observer = new MutationObserver(() => {});
  observer.observe(screen.getByRole("banner"), { attributes: true });
  page.rerender(site(<BarSlot key="practice">Practice</BarSlot>));
  expect([look(), row()]).toEqual(["frame", "Practice"]);
  expect(observer.takeRecords()).toEqual([]);
  observer.disconnect();
});

it("is for pages with a bar alone", () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  expect(() => render(<BarSlot>Question 3</BarSlot>)).toThrow(
    "BarSlot is for pages with a top bar",
  );
});
