import { responseIn, responseOf, UNTOUCHED } from "@sat/item";
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { refuse } from "../../../test/fake-api.ts";
import { aLearner } from "../../../test/question-server.ts";
import { aSitting, sittingServer } from "../../../test/sitting-server.ts";
import "../../../test/standards-mode.ts";
import { visitAs } from "../../../test/visit.tsx";
import { keepWork, keptPlaces, keptWork } from "./module-shelf.ts";

const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>("button", { name });
const press = (name: string | RegExp) => fireEvent.click(button(name));
const radio = (letter: string) =>
  screen
    .getAllByRole<HTMLInputElement>("radio")
    .find((each) => each.getAttribute("value") === letter) ?? refuse(404);
const question = (number: number) => screen.findByRole("article", { name: `Question ${number}` });

function open({ server, handlers }: ReturnType<typeof sittingServer>) {
  return { server, ...visitAs(aLearner(), "/test?id=sitting-1", handlers) };
}

/** A test whose first module has been begun. */
async function begun(sitting = aSitting()) {
  const page = open(sittingServer(sitting));
  fireEvent.click(await screen.findByRole("button", { name: "Begin Module" }));
  await question(1);
  return page;
}

/** Keeps an answer to the second question, as another page of this browser does. */
function answerElsewhere() {
  const place = { uid: aLearner().uid, id: "sitting-1", number: 1 };
  const changes = [{ at: 5000, response: responseOf("D") }];
  const work = { questions: [UNTOUCHED, { ...UNTOUCHED, changes }] };
  keepWork(place, { ...(keptWork(place) ?? refuse(404)), work });
}

/** Hands the module in, from its first question. */
async function handIn() {
  press(/^Question 1 of 3/);
  fireEvent.click(await screen.findByRole("button", { name: "Go to Review Page" }));
  fireEvent.click(await screen.findByRole("button", { name: "Hand In Module" }));
  press("Hand In");
}

type Server = Awaited<ReturnType<typeof begun>>["server"];
const responses = ({ works }: Server, number = 1) =>
  works.get(number)?.questions.map(responseIn) ?? [];

it("leads to the page for answers where the test is on paper", async () => {
  const { address } = open(
    sittingServer(aSitting({ mode: "paper", timing: "untimed", current: null })),
  );
  await waitFor(() => expect(address()).toBe("/test-answers?id=sitting-1"));
});

describe("a module", () => {
  it("begins when its directions have been read, with its clock", async () => {
    const { api } = open(sittingServer());
    expect(await screen.findByRole("heading", { name: "Directions" })).toBeDefined();
    expect(api.bodies("POST /api/sittings/{id}/module")).toEqual([]);
    fireEvent.click(await screen.findByRole("button", { name: "Begin Module" }));
    await question(1);
    expect(screen.getByRole("timer").getAttribute("aria-label")).toMatch(/^Time left: 3[45]:/);
  });

  it("shows no word on an answer, and delivers it", async () => {
    const { server } = await begun();
    fireEvent.click(radio("A"));
    expect(radio("A").checked).toBe(true);
    expect(screen.queryByText(/correct/i)).toBeNull();
    await waitFor(() => expect(responses(server)[0]).toEqual({ kind: "choice", letter: "A" }));
  });

  it("is gone through by its navigator, which says how each question stands", async () => {
    await begun();
    fireEvent.click(radio("A"));
    press("Mark for Review");
    press("Next");
    await question(2);
    press(/^Question 2 of 3/);
    const dialog = within(await screen.findByRole("dialog", { name: "Questions" }));
    const names = dialog.getAllByRole("listitem").flatMap((item) => {
      const name = within(item).queryByRole("button")?.getAttribute("aria-label");
      return name === undefined || name === null ? [] : [name];
    });
    expect(names).toEqual([
      "Question 1, answered, marked for review",
      "Question 2, unanswered",
      "Question 3, unanswered",
    ]);
    fireEvent.click(dialog.getByRole("button", { name: /^Question 1,/ }));
    await question(1);
    expect(radio("A").checked).toBe(true);
  });

  it("is worked on by keys alone", async () => {
    const { server } = await begun();
    fireEvent.keyDown(document.body, { key: "B" });
    fireEvent.keyDown(document.body, { key: "m" });
    fireEvent.keyDown(document.body, { key: "Enter" });
    await question(2);
    fireEvent.keyDown(document.body, { key: "Enter" });
    await question(3);
    fireEvent.change(screen.getByRole("textbox"), { target: { value: "3/4" } });
    fireEvent.keyDown(document.body, { key: "Enter" });
    await screen.findByRole("heading", { name: "Check your work" });
    await waitFor(() =>
      expect(responses(server)).toEqual([
        { kind: "choice", letter: "B" },
        null,
        { kind: "entry", text: "3/4" },
      ]),
    );
  });

  it("has its cross-outs taken into its work, on whichever device they are made", async () => {
    const { server } = await begun();
    const crossedOut = () => server.works.get(1)?.questions[0]?.crossedOut.value;
    await screen.findByRole("toolbar", { name: "Tools" });
    fireEvent.keyDown(document.body, { key: "x" });
    fireEvent.click(await screen.findByRole("button", { name: "Cross out C" }));
    fireEvent.click(button("Cross out B"));
    await waitFor(() => expect(crossedOut()).toEqual(["B", "C"]));
    fireEvent.click(radio("C"));
    await waitFor(() => expect(crossedOut()).toEqual(["B"]));
    cleanup();
    localStorage.clear();
    open(sittingServer(server.sitting, server.works));
    await question(1);
    expect(await screen.findByRole("radio", { name: /^B.*crossed out$/ })).toBeDefined();
    expect(screen.getAllByRole("radio", { name: /crossed out$/ })).toHaveLength(1);
  });

  it("lists its keys and those of the tools, no two of them alike", async () => {
    await begun();
    press("Keyboard shortcuts");
    const list = await screen.findByRole("dialog", { name: "Keyboard shortcuts" });
    const keys = [...list.querySelectorAll("kbd")].map((key) => key.textContent);
    expect(keys).toEqual(
      expect.arrayContaining(["A", "M", "N", "F", "X", "H", "L", "Z", "S", "K", "R"]),
    );
    expect(new Set(keys).size).toBe(keys.length);
  });

  it("is handed in from the review page, and the next one follows", async () => {
    await begun();
    press(/^Question 1 of 3/);
    fireEvent.click(await screen.findByRole("button", { name: "Go to Review Page" }));
    fireEvent.click(await screen.findByRole("button", { name: "Hand In Module" }));
    expect(screen.getByText(/3 questions without an answer/)).toBeDefined();
    press("Hand In");
    await screen.findByRole("heading", { level: 1, name: "Section 1, Module 2: Math" });
    expect(screen.getByRole("button", { name: "Begin Module" })).toBeDefined();
  });

  it("is handed in with what another page of this browser has kept of it", async () => {
    const { server } = await begun();
    fireEvent.click(radio("A"));
    answerElsewhere();
    await handIn();
    await screen.findByRole("heading", { level: 1, name: "Section 1, Module 2: Math" });
    expect(responses(server).slice(0, 2)).toEqual([responseOf("A"), responseOf("D")]);
    expect(keptPlaces(aLearner().uid)).toEqual([]);
  });

  it("has delivered late what another page keeps of it while it is handed in", async () => {
    const { server, handlers } = sittingServer();
    const end = handlers["POST /api/sittings/{id}/module-end"] ?? refuse(404);
    visitAs(aLearner(), "/test?id=sitting-1", {
      ...handlers,
      "POST /api/sittings/{id}/module-end": (body) => {
        answerElsewhere();
        return end(body);
      },
    });
    fireEvent.click(await screen.findByRole("button", { name: "Begin Module" }));
    await question(1);
    fireEvent.click(radio("A"));
    await handIn();
    await screen.findByRole("heading", { level: 1, name: "Section 1, Module 2: Math" });
    expect(responses(server)[1] ?? null).toBeNull();
    cleanup();
    visitAs(aLearner(), "/tests", handlers);
    await waitFor(() =>
      expect(responses(server).slice(0, 2)).toEqual([responseOf("A"), responseOf("D")]),
    );
    await waitFor(() => expect(keptPlaces(aLearner().uid)).toEqual([]));
  });

  it("cannot be paused or handed in where the mode is strict", async () => {
    await begun(aSitting({ mode: "strict" }));
    expect(screen.queryByRole("button", { name: "Pause" })).toBeNull();
    press(/^Question 1 of 3/);
    fireEvent.click(await screen.findByRole("button", { name: "Go to Review Page" }));
    await screen.findByRole("heading", { name: "Check your work" });
    expect(screen.queryByRole("button", { name: "Hand In Module" })).toBeNull();
  });

  it("is paused, and goes on where it was", async () => {
    await begun();
    fireEvent.click(radio("A"));
    press("Pause");
    await screen.findByRole("heading", { name: "Paused" });
    expect(screen.queryByRole("article")).toBeNull();
    press("Go On");
    await question(1);
    expect(radio("A").checked).toBe(true);
  });

  it("has the focus on whatever comes in the place of what had it", async () => {
    await begun();
    const heading = (name: string) => screen.findByRole("heading", { name });
    const expectFocused = async (came: Promise<HTMLElement>) => {
      const element = await came;
      expect(document.activeElement).toBe(element);
    };
    await expectFocused(question(1));
    press("Pause");
    await expectFocused(heading("Paused"));
    press("Go On");
    await expectFocused(question(1));
    press(/^Question 1 of 3/);
    fireEvent.click(await screen.findByRole("button", { name: "Go to Review Page" }));
    await expectFocused(heading("Check your work"));
    press("Hand In Module");
    press("Hand In");
    await expectFocused(heading("Directions"));
  });

  it("has a clock that can be hidden until the last five minutes", async () => {
    const { server } = await begun();
    press("Hide the time");
    expect(button("Show the time")).toBeDefined();
    server.passed = 31 * 60_000;
    fireEvent.click(radio("A"));
    expect(await screen.findByText("Last 5 minutes")).toBeDefined();
    expect(screen.getByRole("timer").textContent).toMatch(/^[34]:/);
    expect(screen.queryByRole("button", { name: /the time$/ })).toBeNull();
  });

  it("ends when the server's clock says so, with everything kept", async () => {
    const { server } = await begun();
    server.passed = 35 * 60_000;
    fireEvent.click(radio("C"));
    await screen.findByRole("heading", { level: 1, name: "Section 1, Module 2: Math" });
    expect(responses(server)[0]).toEqual({ kind: "choice", letter: "C" });
  });
});

describe("without the server", () => {
  it("a module that was begun is sat on after a reload, and delivered once it is back", async () => {
    vi.spyOn(console, "warn").mockImplementation(() => {});
    const { server, handlers } = sittingServer();
    open({ server, handlers });
    fireEvent.click(await screen.findByRole("button", { name: "Begin Module" }));
    await question(1);
    fireEvent.click(radio("A"));
    server.isAway = true;
    press("Next");
    await question(2);
    fireEvent.click(radio("D"));
    cleanup();
    open({ server, handlers });
    await question(2);
    expect(radio("D").checked).toBe(true);
    expect(responses(server)[1] ?? null).toBeNull();
    server.isAway = false;
    fireEvent(window, new Event("online"));
    await waitFor(() =>
      expect(responses(server).slice(0, 2)).toEqual([
        { kind: "choice", letter: "A" },
        { kind: "choice", letter: "D" },
      ]),
    );
    vi.restoreAllMocks();
  });

  it("says in sight that it could not be paused, until the next question", async () => {
    vi.spyOn(console, "warn").mockImplementation(() => {});
    const { server } = await begun();
    server.isAway = true;
    press("Pause");
    const alert = await screen.findByRole("alert");
    expect(alert.textContent).toContain("The test could not be paused.");
    press("Next");
    await question(2);
    expect(screen.queryByRole("alert")).toBeNull();
    vi.restoreAllMocks();
  });

  it("a paused module says in sight that it could not go on", async () => {
    vi.spyOn(console, "warn").mockImplementation(() => {});
    const { server } = await begun();
    press("Pause");
    await screen.findByRole("heading", { name: "Paused" });
    server.isAway = true;
    press("Go On");
    expect((await screen.findByRole("alert")).textContent).toContain("Failed to open the module.");
    server.isAway = false;
    press("Go On");
    await question(1);
    vi.restoreAllMocks();
  });

  it("what was done in a module goes out with the next visit to the tests", async () => {
    vi.spyOn(console, "warn").mockImplementation(() => {});
    const { server, handlers } = sittingServer();
    open({ server, handlers });
    fireEvent.click(await screen.findByRole("button", { name: "Begin Module" }));
    await question(1);
    server.isAway = true;
    fireEvent.click(radio("B"));
    cleanup();
    server.isAway = false;
    server.passed = 36 * 60_000;
    visitAs(aLearner(), "/tests", handlers);
    await waitFor(() => expect(responses(server)[0]).toEqual({ kind: "choice", letter: "B" }));
    vi.restoreAllMocks();
  });
});

describe("a test", () => {
  it("goes on by itself from module to module where the mode is strict", async () => {
    const { server } = await begun(aSitting({ mode: "strict" }));
    server.passed = 35 * 60_000;
    fireEvent.click(radio("C"));
    await screen.findByText("What is number 1 of module 2?");
    expect(server.module(2).state).toBe("running");
  });

  it("leads to its report once its last module has ended", async () => {
    const page = open(
      sittingServer(aSitting({ current: null, endedAt: "2026-11-29T10:00:00.000Z" })),
    );
    await screen.findByRole("heading", { level: 1, name: "Test Report" });
    expect(page.address()).toBe("/test-report?id=sitting-1");
  });

  it("leads to where its answers are entered if it is on paper", async () => {
    const page = open(sittingServer(aSitting({ current: null, mode: "paper" })));
    await waitFor(() => expect(page.address()).toBe("/test-answers?id=sitting-1"));
  });

  it("waits for its questions to be chosen", async () => {
    const { modules, ...rest } = aSitting();
    const waiting = modules.map((module) => ({ ...module, state: "assembling" as const }));
    const { server } = open(sittingServer({ ...rest, modules: waiting }));
    await screen.findByText("Choosing your questions...");
    expect(button("Begin Module").disabled).toBe(true);
    server.change(1, { state: "ready" });
    await waitFor(() => expect(button("Begin Module").disabled).toBe(false));
  });

  it("has a break between its modules, which may be ended early", async () => {
    open(sittingServer(aSitting({ breakLeft: 600_000 })));
    await screen.findByRole("heading", { name: "Break" });
    expect(screen.getByRole("timer").textContent).toBe("10:00");
    press("Begin Module");
    await question(1);
  });

  it("that was discarded is said to be none, though it is kept on this device", async () => {
    const { handlers } = sittingServer();
    await begun();
    cleanup();
    const discarded = { ...handlers, "GET /api/sittings/{id}": () => refuse(404) };
    visitAs(aLearner(), "/test?id=sitting-1", discarded);
    expect(await screen.findByRole("heading", { name: "No test here" })).toBeDefined();
  });

  it("that is strict has no module begun by a break's end before its questions are there", async () => {
    const [first, ...others] = aSitting().modules;
    const modules = first ? [{ ...first, state: "assembling" as const }, ...others] : others;
    const { server, api } = open(
      sittingServer(aSitting({ mode: "strict", breakLeft: 0, modules })),
    );
    await screen.findByText("The break is over.");
    server.change(1, { state: "ready" });
    await question(1);
    expect(api.bodies("POST /api/sittings/{id}/module")).toHaveLength(1);
  });

  it("that was discarded elsewhere is said to be none once its module hears of it", async () => {
    const { server, handlers } = sittingServer();
    let isGone = false;
    visitAs(aLearner(), "/test?id=sitting-1", {
      ...handlers,
      "GET /api/sittings/{id}": () => (isGone ? refuse(404) : server.sitting),
      "POST /api/sittings/{id}/module-end": () => refuse(404),
    });
    fireEvent.click(await screen.findByRole("button", { name: "Begin Module" }));
    await question(1);
    press(/^Question 1 of 3/);
    fireEvent.click(await screen.findByRole("button", { name: "Go to Review Page" }));
    fireEvent.click(await screen.findByRole("button", { name: "Hand In Module" }));
    isGone = true;
    press("Hand In");
    expect(await screen.findByRole("heading", { name: "No test here" })).toBeDefined();
  });

  it("asks again for what comes next where that failed", async () => {
    const { server, handlers } = sittingServer();
    let hasFailed = false;
    visitAs(aLearner(), "/test?id=sitting-1", {
      ...handlers,
      "GET /api/sittings/{id}": () => (hasFailed ? refuse(500) : server.sitting),
    });
    fireEvent.click(await screen.findByRole("button", { name: "Begin Module" }));
    await question(1);
    hasFailed = true;
    server.passed = 35 * 60_000;
    fireEvent.click(radio("C"));
    const again = await screen.findByRole("button", { name: "Try Again" });
    expect(screen.getByRole("link", { name: "Your Tests" })).toBeDefined();
    hasFailed = false;
    fireEvent.click(again);
    await screen.findByRole("heading", { level: 1, name: "Section 1, Module 2: Math" });
  });

  it("that there is none of is said to be none", async () => {
    visitAs(aLearner(), "/test?id=other", { "GET /api/sittings/{id}": () => refuse(404) });
    expect(await screen.findByRole("heading", { name: "No test here" })).toBeDefined();
  });
});
