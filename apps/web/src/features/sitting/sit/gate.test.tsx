import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { aLearner } from "../../../test/question-server.ts";
import { sittingServer } from "../../../test/sitting-server.ts";
import "../../../test/standards-mode.ts";
import { visitAs } from "../../../test/visit.tsx";

/** A test whose first module was handed in, and has a break while the questions of the second are chosen. */
async function atBreak() {
  const { server, handlers } = sittingServer();
  visitAs(aLearner(), "/test?id=sitting-1", {
    ...handlers,
    "POST /api/sittings/{id}/module-end": ({ number }) => {
      server.end(number);
      server.change(number + 1, { state: "assembling" });
      server.sitting = { ...server.sitting, breakLeft: 600_000 };
      return server.sitting;
    },
  });
  await press("Begin Module");
  await press(/^Question 1 of 3/);
  await press("Go to Review Page");
  await press("Hand In Module");
  await press("Hand In");
  await expectFocus("Break", 2);
  return server;
}

const press = async (name: string | RegExp) =>
  fireEvent.click(await screen.findByRole("button", { name }));
const expectFocus = (name: string, level: number) =>
  waitFor(() => expect(document.activeElement).toBe(screen.getByRole("heading", { level, name })));
const isOver = () => waitFor(() => expect(screen.queryByRole("timer")).toBeNull());

it("has the focus on its heading when the test that was started has come", async () => {
  const { handlers } = sittingServer();
  visitAs(aLearner(), "/tests", {
    ...handlers,
    "GET /api/sittings": () => ({ open: null, papers: [], ended: [] }),
    "GET /api/score-reports": () => ({ reports: [] }),
  });
  fireEvent.click(await screen.findByRole("button", { name: "Start Test" }));
  await screen.findByRole("heading", { level: 2, name: "Directions" });
  await expectFocus("Section 1, Module 1: Math", 1);
});

it("leaves the focus where it is when the break is over", async () => {
  const server = await atBreak();
  const away = screen.getByRole("link", { name: "Your Tests" });
  away.focus();
  server.sitting = { ...server.sitting, breakLeft: null };
  await isOver();
  expect(document.activeElement).toBe(away);
});

it("takes the focus to its heading when the break had it and is over", async () => {
  const server = await atBreak();
  server.sitting = { ...server.sitting, breakLeft: null };
  await isOver();
  await expectFocus("Section 1, Module 2: Math", 1);
});
