import { act, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { learnerShelf } from "../../../lib/storage.ts";
import { aQuestion } from "../../../test/a-question.ts";
import { aUser } from "../../../test/a-user.ts";
import "../../../test/standards-mode.ts";
import { visitAs } from "../../../test/visit.tsx";

const PLACE = { topic: "linear-equations", mode: "learning" } as const;
const FIGURES = { completedAt: null, questionsAnswered: 0, score: 0, totalTime: 0, records: [] };

/** Locks of which another page has the session's, until it is stolen. */
const locks = {
  request: (name: string, ...[options, hold]: [LockOptions, () => unknown] | [() => unknown]) => {
    if (hold === undefined) return typeof options === "function" && options();
    return name.startsWith("sat:study:") && !("steal" in options) ? new Promise(() => {}) : hold();
  },
};

beforeEach(() => {
  Object.defineProperty(navigator, "locks", { value: locks, configurable: true });
});

afterEach(() => {
  Reflect.deleteProperty(navigator, "locks");
});

/** The other page goes on to a question. */
function goElsewhereTo(number: number): void {
  const bookmark = { id: "s-1", number, isAnswered: false, response: null, spent: 0 };
  learnerShelf("user-1").write("study:linear-equations:learning", { version: 2, kept: bookmark });
  act(() => void dispatchEvent(new Event("storage")));
}

it("says how far the session has come on another page, and opens it here only at a word", async () => {
  const page = visitAs(
    aUser(),
    "/study-session?section=math&topic=linear-equations&mode=learning",
    {
      "POST /api/study-sessions": () => ({
        id: "s-2",
        ...PLACE,
        startedAt: "2026-11-20T18:00:00.000Z",
        ...FIGURES,
      }),
      "POST /api/study-sessions/{id}/questions": () => aQuestion({ question: "What is here?" }),
    },
  );
  await screen.findByText("This session is open on another page.");
  for (const number of [3, 4]) {
    goElsewhereTo(number);
    expect(screen.getByText(`It is at question ${number} of 10.`, { exact: false })).toBeDefined();
  }
  expect(page.api.bodies("POST /api/study-sessions")).toEqual([]);
  await page.person.click(screen.getByRole("button", { name: "Go on here" }));
  await screen.findByText("What is here?");
  expect(page.api.bodies("POST /api/study-sessions")).toEqual([PLACE]);
});
