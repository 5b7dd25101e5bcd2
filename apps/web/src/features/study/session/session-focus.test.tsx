import { act, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { aQuestion } from "../../../test/a-question.ts";
import { aUser } from "../../../test/a-user.ts";
import "../../../test/standards-mode.ts";
import { visitAs } from "../../../test/visit.tsx";

const SESSION = {
  id: "s-1",
  topic: "linear-equations",
  mode: "learning",
  startedAt: "2026-11-20T18:00:00.000Z",
  completedAt: null,
  questionsAnswered: 0,
  score: 0,
  totalTime: 0,
  records: [],
} as const;

/** Comes to a session that is on its way; answers how to let it come. */
async function comeToSession() {
  const letCome = Promise.withResolvers<void>();
  const page = visitAs(aUser(), "/dashboard", {
    "POST /api/study-sessions": async () => {
      await letCome.promise;
      return { ...SESSION, records: [] };
    },
    "POST /api/study-sessions/{id}/questions": () => aQuestion({ question: "What is here?" }),
  });
  await screen.findByRole("heading", { level: 1, name: /Ada Lovelace$/ });
  act(() =>
    page.router.history.push("/study-session?section=math&topic=linear-equations&mode=learning"),
  );
  const heading = await screen.findByRole("heading", { level: 1, name: "Linear Equations" });
  await screen.findByText("Loading your question...");
  return { heading, letCome: letCome.resolve };
}

describe("the focus", () => {
  it("stays on the heading that arriving has put it on while the session comes", async () => {
    const { heading, letCome } = await comeToSession();
    await expect.poll(() => document.activeElement).toBe(heading);
    letCome();
    await screen.findByText("What is here?");
    expect(document.activeElement).toBe(heading);
  });

  it("stays on the way out while the session comes", async () => {
    const { letCome } = await comeToSession();
    const exit = screen.getByRole("button", { name: "Exit Session" });
    exit.focus();
    letCome();
    await screen.findByText("What is here?");
    expect(document.activeElement).toBe(exit);
  });
});
