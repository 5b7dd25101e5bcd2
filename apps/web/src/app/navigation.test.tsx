import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { aUser } from "../test/a-user.ts";
import { type Handlers, neverAnswer } from "../test/fake-api.ts";
import "../test/standards-mode.ts";
import { visitAs } from "../test/visit.tsx";

/** What the pages ask for does not matter here. */
const SILENT: Handlers = {
  "POST /api/question": neverAnswer,
  "GET /api/history": neverAnswer,
  "GET /api/achievements": neverAnswer,
  "GET /api/look-back": neverAnswer,
  "GET /api/study": neverAnswer,
  "GET /api/study-sessions": neverAnswer,
  "POST /api/study-sessions": neverAnswer,
  "GET /api/sittings": neverAnswer,
  "GET /api/sittings/{id}/report": neverAnswer,
};

async function places() {
  const bar = within(await screen.findByRole("navigation", { name: "Main" }));
  return bar.getAllByRole<HTMLAnchorElement>("link");
}

async function current() {
  const marked = (await places()).filter((link) => link.hasAttribute("aria-current"));
  return marked.map((link) => [link.textContent, link.getAttribute("aria-current")]);
}

it("names the places of the app in their order", async () => {
  visitAs(aUser(), "/dashboard", SILENT);
  expect((await places()).map((link) => [link.textContent, link.pathname])).toEqual([
    ["Home", "/dashboard"],
    ["Practice", "/practice"],
    ["Study", "/study-mode"],
    ["Tests", "/tests"],
    ["History", "/history"],
  ]);
});

it.each([
  ["/dashboard", "Home", "page"],
  ["/practice?section=Math", "Practice", "page"],
  ["/study-mode?section=math&topic=trigonometry", "Study", "page"],
  ["/study-summary", "Study", "true"],
  ["/tests", "Tests", "page"],
  ["/test-report?id=t-1", "Tests", "true"],
  ["/history?section=Math", "History", "page"],
  ["/achievements", "Home", "true"],
  ["/plan", "Home", "true"],
  ["/placement", "Practice", "true"],
  ["/look-back?week=2026-W47", "Home", "true"],
])("marks at %s the place where the learner is: %s, as %s", async (address, name, mark) => {
  visitAs(aUser(), address, SILENT);
  expect(await current()).toEqual([[name, mark]]);
});

it("marks none on a page that belongs to the learner alone", async () => {
  visitAs(aUser(), "/settings", SILENT);
  expect(await current()).toEqual([]);
});

it("leads to each place in one press, and to its heading", async () => {
  const page = visitAs(aUser(), "/settings", SILENT);
  for (const [name, title] of [
    ["History", "History"],
    ["Study", "Study Mode"],
    ["Tests", "Tests"],
    ["Practice", "Practice"],
    ["Home", /Ada Lovelace$/],
  ] as const) {
    const bar = within(await screen.findByRole("navigation", { name: "Main" }));
    await page.person.click(bar.getByRole("link", { name }));
    const heading = await screen.findByRole("heading", { level: 1, name: title });
    await waitFor(() => expect(document.activeElement).toBe(heading));
  }
});
