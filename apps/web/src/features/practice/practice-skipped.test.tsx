import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { tellSession } from "../../lib/session-channel.ts";
import { refuse, NOBODY } from "../../test/fake-api.ts";
import { button, openPractice, openQuestion, option, submit } from "../../test/practice-desk.tsx";
import { aLearner, questionServer } from "../../test/question-server.ts";
import "../../test/standards-mode.ts";

beforeEach(() => {
  vi.spyOn(console, "warn").mockImplementation(() => {});
});

/** What this browser keeps of learners. */
const kept = () => Object.keys(localStorage).filter((key) => key.startsWith("sat:learner:"));

describe("an open question that is left for another", () => {
  const dialog = () => screen.findByRole("dialog", { name: "Leave this question?" });

  it("is kept as skipped", async () => {
    const { api, person } = await openQuestion();
    await person.click(button("Get Question"));
    await screen.findByText("What is number 2?");
    await waitFor(() => expect(api.bodies("POST /api/skips")).toHaveLength(1));
    expect(api.bodies("POST /api/skips")[0]).toMatchObject({ questionId: "q-1" });
  });

  it("is asked about once an option is chosen, and stays when the learner does", async () => {
    const { api, person } = await openQuestion();
    await person.click(option("C"));
    await person.click(button("Get Question"));
    await person.click(within(await dialog()).getByRole("button", { name: "Stay Here" }));
    expect(option("C").checked).toBe(true);
    await person.click(button("Get Question"));
    await person.click(within(await dialog()).getByRole("button", { name: "Get Another" }));
    await screen.findByText("What is number 2?");
    await waitFor(() => expect(api.bodies("POST /api/skips")).toHaveLength(1));
  });

  it("is asked about before a reset, too", async () => {
    const { api, person } = await openQuestion();
    await submit("B");
    await person.click(button("Next Question"));
    await screen.findByText("What is number 2?");
    await person.click(option("C"));
    await person.click(button("Reset"));
    await person.click(within(await dialog()).getByRole("button", { name: "Stay Here" }));
    expect(option("C").checked).toBe(true);
    await person.click(button("Reset"));
    await person.click(within(await dialog()).getByRole("button", { name: "Reset" }));
    expect(screen.queryByText("What is number 2?")).toBeNull();
    await waitFor(() =>
      expect(api.bodies("POST /api/skips")).toMatchObject([{ questionId: "q-2" }]),
    );
  });

  it("is kept as skipped when the learner comes for another section", async () => {
    await openQuestion();
    cleanup();
    const { api } = await openPractice(aLearner(), questionServer(), "/practice?section=Writing");
    await waitFor(() => expect(api.bodies("POST /api/skips")).toHaveLength(1));
  });

  it("is kept as skipped at a sign-out, which tells the server first", async () => {
    const server = { ...questionServer(), "POST /api/sign-out": () => undefined };
    const { api, person } = await openQuestion(aLearner(), server);
    await person.click(screen.getByRole("link", { name: "Back to Dashboard" }));
    await person.click(await screen.findByRole("button", { name: "Sign Out" }));
    await screen.findByRole("button", { name: "Continue with Google" });
    expect(api.bodies("POST /api/skips")).toMatchObject([{ questionId: "q-1" }]);
    expect(api.calls.at(-1)?.endpoint).toBe("POST /api/sign-out");
    expect(kept()).toEqual([]);
  });

  it("waits to be told as skipped after a sign-out that could not tell it", async () => {
    const server = {
      ...questionServer(),
      "POST /api/skips": () => refuse(503),
      "POST /api/sign-out": () => undefined,
    };
    const { person } = await openQuestion(aLearner(), server);
    await person.click(screen.getByRole("link", { name: "Back to Dashboard" }));
    await person.click(await screen.findByRole("button", { name: "Sign Out" }));
    await screen.findByRole("button", { name: "Continue with Google" });
    expect(kept()).toEqual([expect.stringMatching(/:answers:skipped:q-1$/)]);
    cleanup();
    const { api } = await openPractice();
    await waitFor(() => expect(api.bodies("POST /api/skips")).toHaveLength(1));
  });

  it("is not kept again by its page when another tab signs out", async () => {
    const { api } = await openQuestion();
    for (const key of kept()) localStorage.removeItem(key);
    api.answer(NOBODY);
    tellSession("signed-out");
    await screen.findByRole("button", { name: "Continue with Google" });
    expect(kept()).toEqual([]);
  });

  it("is kept as skipped on Reset", async () => {
    const { api, person } = await openQuestion();
    await submit("B");
    await person.click(button("Next Question"));
    await person.click(button("Reset"));
    await waitFor(() => expect(api.bodies("POST /api/skips")).toHaveLength(1));
    expect(api.bodies("POST /api/skips")[0]).toMatchObject({ questionId: "q-2" });
  });
});
