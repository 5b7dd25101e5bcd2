import "fake-indexeddb/auto";
import { responseIn, responseOf } from "@sat/item";
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { keepUser } from "../../../lib/kept-user.ts";
import { emptyLearnerShelf } from "../../../lib/storage.ts";
import { workCopies } from "../../../question/offline/shelf-copies.ts";
import { refuse } from "../../../test/fake-api.ts";
import { aLearner } from "../../../test/question-server.ts";
import { sittingServer } from "../../../test/sitting-server.ts";
import "../../../test/standards-mode.ts";
import { visitAs } from "../../../test/visit.tsx";

// A page is at rest at once.
vi.mock("../../../lib/idle.ts", () => ({
  whenIdle: (_: AbortSignal, work: () => void) => work(),
}));

const LEARNER = aLearner();
const question = (number: number) => screen.findByRole("article", { name: `Question ${number}` });
const option = (letter: string) =>
  screen
    .getAllByRole<HTMLInputElement>("radio")
    .find((each) => each.getAttribute("value") === letter) ?? refuse(404);

/** Answers the first question of a module without the network; then the browser dies, and its shelf with it. */
async function answerAndDie() {
  const { server, handlers } = sittingServer();
  visitAs(LEARNER, "/test?id=sitting-1", handlers);
  fireEvent.click(await screen.findByRole("button", { name: "Begin Module" }));
  await question(1);
  server.isAway = true;
  fireEvent.click(option("D"));
  cleanup();
  // What was called for has been copied by then.
  await workCopies.all(LEARNER.uid);
  localStorage.clear();
  keepUser(LEARNER);
  return { server, handlers };
}

beforeEach(() => {
  vi.spyOn(console, "warn").mockImplementation(() => {});
});

afterEach(() => {
  vi.restoreAllMocks();
  emptyLearnerShelf(LEARNER.uid);
});

it("a module goes on without the network, with all answers", async () => {
  const { server, handlers } = await answerAndDie();
  visitAs(LEARNER, "/test?id=sitting-1", handlers);
  await question(1);
  expect(option("D").checked).toBe(true);
  server.isAway = false;
  fireEvent(window, new Event("online"));
  await waitFor(() =>
    expect(server.works.get(1)?.questions.map(responseIn)[0]).toEqual(responseOf("D")),
  );
});

it("answers in a module go out from whichever page is opened", async () => {
  const { server, handlers } = await answerAndDie();
  server.isAway = false;
  visitAs(LEARNER, "/dashboard", handlers);
  await waitFor(() =>
    expect(server.works.get(1)?.questions.map(responseIn)[0]).toEqual(responseOf("D")),
  );
});
