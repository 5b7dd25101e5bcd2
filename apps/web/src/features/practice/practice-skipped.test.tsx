import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { button, openPractice, openQuestion, option, submit } from "../../test/practice-desk.tsx";
import { aLearner, questionServer } from "../../test/question-server.ts";
import "../../test/standards-mode.ts";

describe("an open question that is left for another", () => {
  const dialog = () => screen.getByRole("dialog", { name: "Leave this question?" });

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
    await person.click(within(dialog()).getByRole("button", { name: "Stay Here" }));
    expect(option("C").checked).toBe(true);
    await person.click(button("Get Question"));
    await person.click(within(dialog()).getByRole("button", { name: "Get Another" }));
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
    await person.click(within(dialog()).getByRole("button", { name: "Stay Here" }));
    expect(option("C").checked).toBe(true);
    await person.click(button("Reset"));
    await person.click(within(dialog()).getByRole("button", { name: "Reset" }));
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

  it("is kept as skipped on Reset", async () => {
    const { api, person } = await openQuestion();
    await submit("B");
    await person.click(button("Next Question"));
    await person.click(button("Reset"));
    await waitFor(() => expect(api.bodies("POST /api/skips")).toHaveLength(1));
    expect(api.bodies("POST /api/skips")[0]).toMatchObject({ questionId: "q-2" });
  });
});
